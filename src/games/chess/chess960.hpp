// The 960 starting positions, by their customary numbers; 518 is the standard one.
#pragma once

#include "core/error.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::chess {

inline constexpr int standard_start = 518;

[[nodiscard]] Expected<Position> chess960_start(int number);

} // namespace tabuleiro::chess
