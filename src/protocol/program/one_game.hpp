// A program of one game on standard input and output.
#pragma once

#include "protocol/program/game_program_of.hpp"
#include "protocol/program/talk.hpp"

namespace tabuleiro::program {

template <HasComputer G>
void talk(const std::string& name) {
    GamePrograms games;
    games.push_back(game_program<G>());
    talk(name, std::move(games));
}

} // namespace tabuleiro::program
