// xadrez, part 1: players are registered, start games and end them.
#include <map>
#include <sstream>

#include "output.hpp"
#include "players.hpp"

namespace {

using Words = std::vector<std::string>;

Players players;
Words game; // the two who play; empty: there is no game

bool plays(const std::string& name) {
    return std::find(game.begin(), game.end(), name) != game.end();
}

void register_player(const Words& words) {
    if (players.find(words[1])) {
        return say("Jogador existente.");
    }
    players.add(words[1]);
    say("Jogador registado com sucesso.");
}

void list_players() {
    for (const Player& player : players.listed()) {
        std::ostringstream line;
        line << player.name << ' ' << player.games << ' ' << player.victories << ' ' << player.draws << ' '
             << player.defeats;
        say(line.str());
    }
    if (players.listed().empty()) {
        say("Sem jogadores registados.");
    }
}

void start_game(const Words& words) {
    if (words[1] != "Novo") {
        return say("Instrução inválida.");
    }
    if (!game.empty()) {
        return say("Existe um jogo em curso.");
    }
    if (!players.find(words[2]) || !players.find(words[3])) {
        return say("Jogador inexistente.");
    }
    game = {words[2], words[3]};
    say("Jogo iniciado com sucesso.");
}

void end_game(const Words& words) {
    const Words given(words.begin() + 1, words.end());
    if (game.empty()) {
        return say("Não existe jogo em curso.");
    }
    for (const std::string& name : given) {
        if (!players.find(name)) return say("Jogador inexistente.");
    }
    for (const std::string& name : given) {
        if (!plays(name)) return say("Jogador não participa no jogo em curso.");
    }
    for (const std::string& name : game) {
        Player& player = *players.find(name);
        ++player.games;
        ++(given.size() == 2 ? player.draws : name == given[0] ? player.defeats : player.victories);
    }
    game.clear();
    say("Jogo terminado com sucesso.");
}

void draw_board() {
    if (game.empty()) {
        return say("Não existe jogo em curso.");
    }
    say("    A    B    C    D    E    F    G    H");
    for (int row = 1; row <= 8; ++row) {
        std::string line = std::to_string(row) + "  ";
        const char side = row <= 2 ? 'B' : 'W';
        for (int column = 0; column < 8 && (row <= 2 || row >= 7); ++column) {
            const bool pawns = row == 2 || row == 7;
            line += column > 0 ? "  " : "";
            line += {side, pawns ? 'P' : "RHBQKBHR"[column], pawns ? char('1' + column) : "11111222"[column]};
        }
        say(line);
    }
}

void obey(const Words& words) {
    const std::map<std::string, std::pair<std::size_t, std::size_t>> lengths{
        {"RJ", {2, 2}}, {"LJ", {1, 1}}, {"IJ", {4, 4}}, {"D", {2, 3}}, {"DJ", {1, 1}}, {"MP", {4, 4}}, {"OS", {3, 4}}};
    const auto length = lengths.find(words[0]);
    if (length == lengths.end() || words.size() < length->second.first || words.size() > length->second.second) {
        say("Instrução inválida.");
    } else if (words[0] == "RJ") {
        register_player(words);
    } else if (words[0] == "LJ") {
        list_players();
    } else if (words[0] == "IJ") {
        start_game(words);
    } else if (words[0] == "D") {
        end_game(words);
    } else if (words[0] == "DJ") {
        draw_board();
    } else {
        say(game.empty() ? "Não existe jogo em curso." : "Movimento inválido."); // part 2
    }
}

} // namespace

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream stream(line);
        Words words;
        for (std::string word; stream >> word;) {
            words.push_back(word);
        }
        if (words.empty()) {
            return 0;
        }
        obey(words);
    }
}
