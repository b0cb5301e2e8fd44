// The eight strengths of the computer in Renpaarden.
#pragma once

#include <array>

#include "engines/level.hpp"

namespace tabuleiro::renpaarden {

inline constexpr std::array<Level, highest_level> levels{{
    {.nodes = 60, .depth = 1, .blunders = 60, .noise = 200},
    {.nodes = 60, .depth = 1, .blunders = 25, .noise = 100},
    {.nodes = 100, .depth = 1, .blunders = 5, .noise = 40},
    {.nodes = 300, .noise = 20},
    {.nodes = 1'000, .noise = 5},
    {.nodes = 3'000},
    {.nodes = 10'000},
    {.nodes = 40'000},
}};

// What the computer gives to avoid a draw.
inline constexpr search::Score contempt = 60;

} // namespace tabuleiro::renpaarden
