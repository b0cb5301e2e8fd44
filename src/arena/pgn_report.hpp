// Finished games as PGN, with clocks and scores beside the moves; for games other than chess the
// same form with their own moves.
#pragma once

#include <string>

#include "arena/game_record.hpp"
#include "arena/hall.hpp"

namespace tabuleiro::arena {

std::string to_pgn(const GameRecord& game, const Plan& plan, const Hall& hall);

} // namespace tabuleiro::arena
