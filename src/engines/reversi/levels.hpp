// The eight levels of the computer in Reversi.
#pragma once

#include <array>

#include "engines/level.hpp"

namespace tabuleiro::reversi {

inline constexpr std::array<Level, highest_level> levels{{
    {.nodes = 200, .depth = 1, .overlooked = 60, .ends_seen = EndsSeen::Some, .noise = 2'500},
    {.nodes = 200, .depth = 2, .overlooked = 40, .ends_seen = EndsSeen::Some, .noise = 1'000},
    {.nodes = 200, .depth = 2, .overlooked = 20, .noise = 500},
    {.nodes = 200, .depth = 2, .noise = 200},
    {.nodes = 300, .noise = 100},
    {.nodes = 2'000},
    {.nodes = 20'000},
    {.nodes = 300'000},
}};

// With this many empty squares or fewer each of them plays perfectly.
inline constexpr std::array<int, highest_level> solved_empties{0, 0, 0, 2, 6, 10, 14, 18};

// How much evaluation the computer gives up to avoid a draw.
inline constexpr search::Score contempt = 0;

} // namespace tabuleiro::reversi
