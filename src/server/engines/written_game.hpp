// A line of moves of the house, as programs are told of it.
#pragma once

#include "house/study/move_list.hpp"
#include "programs/seat/game_so_far.hpp"

namespace tabuleiro::server {

programs::GameSoFar written_game(const house::MoveList& line);

} // namespace tabuleiro::server
