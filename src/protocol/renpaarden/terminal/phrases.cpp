#include "protocol/renpaarden/terminal/phrases.hpp"

#include <array>
#include <cassert>

namespace tabuleiro::renpaarden {
namespace {

struct Phrase {
    Say what;
    std::string_view portuguese;
    std::string_view english;
};

// In the order of the enumeration.
constexpr std::array phrases{
    Phrase{Say::MenuTwoPlayers, "Dois jogadores", "Two players"},
    Phrase{Say::MenuAgainstComputer, "Jogador contra computador", "Player against computer"},
    Phrase{Say::MenuComputers, "Computador contra computador", "Computer against computer"},
    Phrase{Say::MenuRules, "Regras", "Rules"},
    Phrase{Say::MenuLeave, "Sair", "Leave"},
    Phrase{Say::AskMenu, "Escolha (1 a 5):", "Your choice (1 to 5):"},
    Phrase{Say::AskSide, "Com que lado joga? 1: Brancas (o)  2: Pretas (x)",
           "Which side do you play? 1: White (o)  2: Black (x)"},
    Phrase{Say::AskLevel, "Nível do computador, {}: 0 aleatório, ou 1 a 8",
           "Level of the computer, {}: 0 random, or 1 to 8"},
    Phrase{Say::AskKnight, "{}: que cavalo, ou que jogada? (h: ajuda)",
           "{}: which knight, or which turn? (h: help)"},
    Phrase{Say::AskY, "{}: X é {}, e Y?", "{}: X is {}, and Y?"},
    Phrase{Say::AskLeap, "{}: salta para onde, a partir de {}?", "{}: where to, from {}?"},
    Phrase{Say::AskAgain, "Jogar outra vez? (s/n)", "Play again? (y/n)"},
    Phrase{Say::WrongMenu, "Escreva um número de 1 a 5.", "Type a number from 1 to 5."},
    Phrase{Say::WrongSide, "Escreva 1 ou 2.", "Type 1 or 2."},
    Phrase{Say::WrongLevel, "Escreva um número de 0 a 8.", "Type a number from 0 to 8."},
    Phrase{Say::WrongAgain, "Escreva s ou n.", "Type y or n."},
    Phrase{Say::WrongCell, "Isso não é uma casa nem uma jogada: escreva, por exemplo, {} ou {}.",
           "That is no cell and no turn: type, for example, {} or {}."},
    Phrase{Say::WrongX, "X e Y vão de 0 a {}.", "X and Y are from 0 to {}."},
    Phrase{Say::WrongIndex, "Escolha um índice de 0 a {}.", "Choose an index from 0 to {}."},
    Phrase{Say::NotYourKnight, "Em {} não está nenhum cavalo seu.",
           "No knight of yours stands on {}."},
    Phrase{Say::KnightIsStuck, "O cavalo de {} não tem para onde saltar.",
           "The knight on {} has nowhere to leap."},
    Phrase{Say::EndNotEmpty, "Uma jogada acaba numa casa vazia, e {} não está vazia.",
           "A turn ends on an empty cell, and {} is not empty."},
    Phrase{Say::NoWay, "Nenhuma série de saltos leva de {} a {}.", "No leaps lead from {} to {}."},
    Phrase{
        Say::Help,
        "Escreva a casa de um cavalo ({}) e depois o índice do salto, ou a jogada inteira ({}).\n"
        "? sugestão   u voltar atrás   save FICHEIRO   load FICHEIRO   q sair",
        "Type the cell of a knight ({}) and then the index of its leap, or a whole turn ({}).\n"
        "? hint   u take back   save FILE   load FILE   q leave"},
    Phrase{Say::White, "Brancas", "White"},
    Phrase{Say::Black, "Pretas", "Black"},
    Phrase{Say::OnEnemy, "{} está em cima de um adversário ({}): tem de continuar.",
           "{} stands on an enemy ({}): it must leap on."},
    Phrase{Say::Hint, "Sugestão: {} ({})", "Hint: {} ({})"},
    Phrase{Say::NoHintInChain, "O cavalo vai a meio da jogada: continue, ou pouse-o com u.",
           "The knight is in mid-turn: leap on, or put it back with u."},
    Phrase{Say::TakenBack, "Voltou atrás.", "Taken back."},
    Phrase{Say::PutBack, "O cavalo voltou ao seu lugar.", "The knight is back in its place."},
    Phrase{Say::NothingToTakeBack, "Não há jogada a que voltar atrás.",
           "There is nothing to take back."},
    Phrase{Say::SaveWhere, "Escreva save e o nome de um ficheiro.", "Type save and a file's name."},
    Phrase{Say::LoadWhere, "Escreva load e o nome de um ficheiro.", "Type load and a file's name."},
    Phrase{Say::Saved, "Guardado em {}.", "Saved in {}."},
    Phrase{Say::NotSaved, "Não foi possível guardar: {}", "It could not be saved: {}"},
    Phrase{Say::Loaded, "Carregado de {}.", "Loaded from {}."},
    Phrase{Say::NotLoaded, "Não foi possível carregar: {}", "It could not be loaded: {}"},
    Phrase{Say::BadLine, "a linha {} do ficheiro não faz sentido.",
           "line {} of the file makes no sense."},
    Phrase{Say::Wins, "{} vencem ({})", "{} wins ({})"},
    Phrase{Say::Draw, "Empate ({})", "Draw ({})"},
    Phrase{Say::Farewell, "Até à próxima!", "Goodbye!"},
    Phrase{Say::Status, "jogada {}   chegaram: o {}/{}  x {}/{}",
           "ply {}   arrived: o {}/{}  x {}/{}"},
};

constexpr bool in_order() {
    for (std::size_t i = 0; i < phrases.size(); ++i) {
        if (phrases[i].what != static_cast<Say>(i)) {
            return false;
        }
    }
    return phrases.back().what == Say::Status;
}
static_assert(in_order(), "every phrase stands in its place");

} // namespace

std::optional<Language> parse_language(std::string_view text) {
    if (text == "pt") {
        return Language::Portuguese;
    }
    if (text == "en") {
        return Language::English;
    }
    return std::nullopt;
}

Language language_of_locale(std::string_view locale) {
    return parse_language(locale.substr(0, locale.find_first_of("_.@")))
        .value_or(Language::Portuguese);
}

std::string_view phrase(Language language, Say what) {
    const Phrase& both = phrases[static_cast<std::size_t>(what)];
    return language == Language::Portuguese ? both.portuguese : both.english;
}

std::string_view logo() {
    return R"( ___   ___   _  _   ___     _       _     ___   ___    ___   _  _
| _ \ | __| | \| | | _ \   /_\     /_\   | _ \ |   \  | __| | \| |
|   / | _|  | .` | |  _/  / _ \   / _ \  |   / | |) | | _|  | .` |
|_|_\ |___| |_|\_| |_|   /_/ \_\ /_/ \_\ |_|_\ |___/  |___| |_|\_|
)";
}

std::string_view rules_text(Language language) {
    if (language == Language::English) {
        return R"(R1 Each side has two full rows of knights: White (o) below, Black (x) above. White begins.
R2 A player moves one knight, as in chess, over anything, in any direction, never onto
   an own knight.
R3 Landing on an enemy captures nothing: the same knight must leap on, at once, until
   it lands on an empty cell.
R4 A turn leads from one cell to another that was empty; one that ends where it began is none.
R5 Whoever has all knights on the two far rows at the end of their turn wins.
R6 a) Whoever completes the far rows at the end of their turn, with more than half of
      the knights on them, wins.
   b) After 100 plies in which no knight reached its far rows for the first time, the side
      with more knights there wins; enemies that never left their rows count for it.
   c) The third occurrence of a position is a draw.
   With --rules=literal only c) holds, and a draw at 600 plies.
)";
    }
    return R"(R1 Cada lado tem duas filas de cavalos: as brancas (o) em baixo, as pretas (x) em cima.
   Começam as brancas.
R2 Um jogador move um cavalo, como no xadrez, por cima de tudo, em qualquer direção,
   nunca para cima de um cavalo seu.
R3 Cair em cima de um adversário não captura nada: o mesmo cavalo tem de continuar logo
   a saltar, até cair numa casa vazia.
R4 Uma jogada leva de uma casa a outra que estava vazia; acabar onde começou não é jogada.
R5 Ganha quem, no fim da sua jogada, tem todos os cavalos nas duas filas mais distantes.
R6 a) Quem, no fim da sua jogada, completa as filas distantes e tem lá mais de metade
      dos cavalos, ganha.
   b) Passadas 100 jogadas sem que nenhum cavalo chegue pela primeira vez às suas filas
      distantes, ganha quem lá tem mais; os adversários que nunca de lá saíram contam a favor.
   c) A terceira ocorrência de uma posição é empate.
   Com --rules=literal só vale c), e há empate às 600 jogadas.
)";
}

} // namespace tabuleiro::renpaarden
