// roque: the chess engine on standard input and output, for UCI programs and for xboard.
//
//     roque              speaks UCI or CECP, as the first line decides
//     roque bench [D]    the search's signature
//     roque perft N      counts move sequences from the initial position
//     roque --program    speaks the program protocol of all games
#include <fmt/core.h>

#include <cstdio>
#include <iostream>
#include <string>

#include "core/text.hpp"
#include "engines/chess/computer.hpp"
#include "protocol/engine_program/engine_program.hpp"
#include "protocol/program/one_game.hpp"

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    if (argc == 1) {
        tabuleiro::roque::talk();
        return 0;
    }
    const std::string command = argv[1];
    if (argc == 2 && command == "--program") {
        tabuleiro::program::talk<tabuleiro::chess::Chess>("Roque");
        return 0;
    }
    const bool has_number = argc == 3 && tabuleiro::parse_number<unsigned>(argv[2]).has_value();
    if (argc > 3 || (argc == 3 && !has_number) ||
        (command != "bench" && !(command == "perft" && has_number))) {
        fmt::print(stderr, "usage: roque [bench [DEPTH] | perft DEPTH | --program]\n");
        return 2;
    }
    tabuleiro::roque::run_command(has_number ? command + " " + argv[2] : command);
    return 0;
}
