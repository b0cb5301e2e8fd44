// Finished games as PGN, with clocks, scores and what engines said about their searches at the
// moves; other games than chess in the same form with their own moves.
#pragma once

#include <string>

#include "arena/game/game_record.hpp"
#include "arena/schedule/plan.hpp"

namespace tabuleiro::arena {

std::string to_pgn(const GameRecord& game, const Plan& plan);

} // namespace tabuleiro::arena
