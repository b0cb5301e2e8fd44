// Endings that general weights misjudge: a bare king, too little to win with, opposite bishops.
#pragma once

#include <optional>

#include "engines/chess/search/score.hpp"

namespace tabuleiro::roque {

// The score from white where theory decides.
std::optional<Score> known_ending(const Position& position);

// How much of an endgame advantage is real, in 64ths. `endgame`: the sum from white.
int endgame_scale(const Board& board, Score endgame);

} // namespace tabuleiro::roque
