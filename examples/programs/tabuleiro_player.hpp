// Makes a player for the tables of Tabuleiro out of one function. C++17, standard library only.
//
//     #include "tabuleiro_player.hpp"
//
//     int main() {
//         tabuleiro_player::run("My player", "My name", {"reversi"},
//                               [](const tabuleiro_player::Game& game) { return game.legal.front(); });
//     }
//
// docs/protocols/program.md describes the lines that are read and written.
#pragma once

#include <cstdint>
#include <functional>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace tabuleiro_player {

// What the player knows when it must move. All texts are as the house writes them.
struct Game {
    std::string name;                           // "reversi"
    std::map<std::string, std::string> options; // of the game, those that are not the usual ones
    std::string seat;                           // "first" or "second"
    std::string position;           // the text of the first position; empty: the game's own start
    std::vector<std::string> moves; // played since then
    std::string view;               // in games with secrets, instead of position and moves
    std::vector<std::string> legal; // the moves to choose from
    std::vector<std::string> limits;             // of this move, as words: {"time", "1000"}
    std::map<std::string, std::string> settings; // of the program, by setoption
};

// Returns one of the texts of game.legal.
using Choose = std::function<std::string(const Game& game)>;

namespace detail {

inline std::vector<std::string> words(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> found;
    for (std::string word; stream >> word;) {
        found.push_back(word);
    }
    return found;
}

// The words from one on, up to another or the end.
inline std::string joined(const std::vector<std::string>& words, std::size_t from,
                          const std::string& until = "") {
    std::string text;
    for (std::size_t at = from; at < words.size() && (until.empty() || words[at] != until); ++at) {
        text += (text.empty() ? "" : " ") + words[at];
    }
    return text;
}

inline std::size_t position_of(const std::vector<std::string>& words, const std::string& word) {
    std::size_t at = 0;
    while (at < words.size() && words[at] != word) {
        ++at;
    }
    return at;
}

inline void take_position(Game& game, const std::vector<std::string>& line) {
    const std::size_t moves = position_of(line, "moves");
    game.position = line.size() > 1 && line[1] == "text" ? joined(line, 2, "moves") : "";
    game.moves.clear();
    for (std::size_t at = moves + 1; at < line.size(); ++at) {
        game.moves.push_back(line[at]);
    }
}

inline void take_new_game(Game& game, const std::vector<std::string>& line) {
    game = Game{};
    game.name = line[1];
    for (std::size_t at = 2; at < line.size(); ++at) {
        const std::size_t sign = line[at].find('=');
        if (sign != std::string::npos) {
            game.options[line[at].substr(0, sign)] = line[at].substr(sign + 1);
        }
    }
}

} // namespace detail

// Plays until the input ends or quits. `options` are announced as they stand:
// "name Seed type spin default 0 min 0 max 1000".
inline void run(const std::string& name, const std::string& author,
                const std::vector<std::string>& games, const Choose& choose,
                const std::vector<std::string>& options = {}, std::istream& input = std::cin,
                std::ostream& output = std::cout) {
    std::map<std::string, std::string> settings;
    Game game;
    for (std::string text; std::getline(input, text);) {
        const std::vector<std::string> line = detail::words(text);
        const std::string word = line.empty() ? "" : line[0];
        if (word == "quit") {
            return;
        }
        if (word == "tabuleiro") {
            output << "id name " << name << "\nid author " << author
                   << "\noption name LegalMoves type check\n";
            for (const std::string& option : options) {
                output << "option " << option << "\n";
            }
            output << "games " << detail::joined(games, 0) << "\nok\n";
        } else if (word == "isready") {
            output << "readyok\n";
        } else if (word == "setoption") {
            settings[detail::joined(line, 2, "value")] =
                detail::joined(line, detail::position_of(line, "value") + 1);
        } else if (word == "newgame" && line.size() > 1) {
            if (detail::position_of(games, line[1]) == games.size()) {
                output << "error I do not play " << line[1] << ".\n";
            } else {
                detail::take_new_game(game, line);
            }
        } else if (word == "seat" && line.size() > 1) {
            game.seat = line[1];
        } else if (word == "position") {
            detail::take_position(game, line);
        } else if (word == "view") {
            game.view = detail::joined(line, 1);
        } else if (word == "legal") {
            game.legal.assign(line.begin() + 1, line.end());
        } else if (word == "go" && game.legal.empty()) {
            output << "error There is no move to choose from.\n";
        } else if (word == "go") {
            game.limits.assign(line.begin() + 1, line.end());
            game.settings = settings;
            output << "move " << choose(game) << "\n";
        } else if (word == "end") {
            game = Game{};
        }
        output.flush();
    }
}

} // namespace tabuleiro_player
