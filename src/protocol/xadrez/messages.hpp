// Every fixed text of the protocol, byte by byte.
#pragma once

#include <string_view>

namespace tabuleiro::xadrez::messages {

inline constexpr std::string_view invalid_instruction = "Instrução inválida.";

inline constexpr std::string_view player_registered = "Jogador registado com sucesso.";
inline constexpr std::string_view player_exists = "Jogador existente.";
inline constexpr std::string_view no_players = "Sem jogadores registados.";
inline constexpr std::string_view unknown_player = "Jogador inexistente.";

inline constexpr std::string_view game_started = "Jogo iniciado com sucesso.";
inline constexpr std::string_view game_running = "Existe um jogo em curso.";
inline constexpr std::string_view no_game = "Não existe jogo em curso.";
inline constexpr std::string_view game_over = "Jogo terminado com sucesso.";
inline constexpr std::string_view game_saved = "Jogo gravado com sucesso.";
inline constexpr std::string_view game_loaded = "Jogo lido com sucesso.";

inline constexpr std::string_view not_a_participant = "Jogador não participa no jogo em curso.";
inline constexpr std::string_view not_your_turn = "Não é a vez do jogador.";
inline constexpr std::string_view invalid_square = "Posição inválida.";
inline constexpr std::string_view no_piece = "Não existe peça na posição inicial.";
inline constexpr std::string_view invalid_final_square = "Posição final inválida.";
inline constexpr std::string_view invalid_move = "Movimento inválido.";

inline constexpr std::string_view check = "Check.";
inline constexpr std::string_view promoted = "Peão promovido.";
inline constexpr std::string_view castled = "Roque efetuado.";
inline constexpr std::string_view captured_en_passant = "En passant efetuado.";
inline constexpr std::string_view queen_swapped = "Rainha trocou de posição com o rei.";

} // namespace tabuleiro::xadrez::messages
