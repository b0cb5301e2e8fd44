// Parts of the board that both the evaluation and the solver look at.
#pragma once

#include <array>

#include "games/reversi/square.hpp"

namespace tabuleiro::reversi {

inline constexpr Squares corners = squares("a1", "h1", "a8", "h8");

inline constexpr Squares quadrant = 0x0F0F0F0F; // of a1
inline constexpr std::array<Squares, 4> quadrants{quadrant, quadrant << 4, quadrant << 32,
                                                  quadrant << 36};

} // namespace tabuleiro::reversi
