#include "protocol/wargame/text.hpp"

#include <fmt/format.h>

namespace tabuleiro::wargame {

namespace {

template <class At>
Lines lines_of(Size size, At&& at) {
    Lines lines;
    for (int row = 0; row < size.rows; ++row) {
        std::string line = fmt::format("{:2}", size.rows - row);
        for (int column = 0; column < size.columns; ++column) {
            line += ' ';
            line += answer_digit(
                at(Cell{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)}));
        }
        lines.push_back(std::move(line));
    }
    std::string letters = "  ";
    for (int column = 0; column < size.columns; ++column) {
        letters += ' ';
        letters += static_cast<char>('A' + column);
    }
    lines.push_back(std::move(letters));
    return lines;
}

} // namespace

std::string header_line(Size size, const Counts& counts) {
    std::string line = size_name(size);
    for (int type = 1; type <= types; ++type) {
        line += fmt::format(" {}", counts[type]);
    }
    return line;
}

Lines board_lines(const Board& board) {
    return lines_of(board.size(), [&](Cell cell) { return board.at(cell); });
}

Lines board_lines(const Knowledge& knowledge) {
    return lines_of(knowledge.size(), [&](Cell cell) { return knowledge.answer(cell); });
}

std::string last_line(int shots, long long seconds) {
    return fmt::format("Fim de Jogo: {} jogadas em {} segundos", shots, seconds);
}

std::string remark(std::string_view text) {
    return fmt::format("* {}", text);
}

std::string quoted(std::string_view text) {
    constexpr std::size_t most = 40;
    std::string shown = "'";
    for (const char c : text.substr(0, most)) {
        shown += static_cast<unsigned char>(c) < ' ' || c == '\x7F' ? '?' : c;
    }
    shown += text.size() > most ? "...'" : "'";
    return shown;
}

std::string_view help_text() {
    return R"(MEEC War Game: batalha naval em blocos de 3x3

Utilização: wargame [OPÇÃO]...

  -h, --ajuda               mostra esta ajuda
  -t, --tabuleiro LxC       dimensões: linhas 9 a 15, colunas 9 a 24, múltiplos de 3 (9x9)
  -j, --jogo N              modo de jogo (0)
                              0  gera um tabuleiro
                              1  o jogador dispara sobre o tabuleiro do computador
                              2  o computador dispara sobre o tabuleiro do jogador
                              3  torneio entre os perfis do computador
  -p, --posicionamento N    modo de posicionamento, 1 ou 2 (1)
                              1  peças ao acaso
                              2  as peças pedidas com -1 a -8
                            no modo de jogo 2 diz ao disparo 4 como foi feito o tabuleiro;
                            no modo de jogo 3 limita o torneio a esse posicionamento
  -d, --disparo N           modo de disparo, 1 a 4, só no modo de jogo 2 (1)
                              1  ao acaso
                              2  bloco a bloco
                              3  bloco a bloco, sem as vizinhas das peças afundadas
                              4  pela probabilidade de cada tabuleiro possível
  -1 N ... -8 N             número de peças de cada tipo; nos modos 0 e 1 só com -p 2,
                            que exige pelo menos uma peça do tipo 1
      --semente N           torna o jogo reproduzível
      --esforco N           tabuleiros que o disparo 4 simula por jogada (20000 no modo de
                            jogo 2, 500 no modo 3)
      --program             protocolo de programas, para a arena e a casa; sem mais opções

Só no modo de jogo 3:
      --jogos N             tabuleiros por posicionamento (1000)
      --fios N              número de fios de execução (todos os processadores)
      --csv FICHEIRO        resultados, uma linha por par
      --svg FICHEIRO        gráfico das distribuições do número de disparos

Exemplos:
  wargame -t 12x12 -j 0 -p 2 -1 4 -2 3
  wargame -j 1 -p 2 -1 1 -2 1 -3 1 -4 1
  wargame -j 2 -d 3 -1 1 -2 1 -3 1 -4 1
)";
}

} // namespace tabuleiro::wargame
