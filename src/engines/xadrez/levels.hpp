// The eight strengths of the computer in xadrez.
#pragma once

#include <array>

#include "engines/level.hpp"

namespace tabuleiro::xadrez {

inline constexpr std::array<Level, highest_level> levels{{
    {.nodes = 60, .depth = 1, .blunders = 60, .noise = 300},
    {.nodes = 60, .depth = 1, .blunders = 30, .noise = 150},
    {.nodes = 100, .depth = 1, .blunders = 10, .noise = 80},
    {.nodes = 300, .depth = 2, .blunders = 0, .noise = 60},
    {.nodes = 900, .noise = 30},
    {.nodes = 3'000, .noise = 10},
    {.nodes = 10'000},
    {.nodes = 40'000},
}};

// What the computer gives to avoid a draw.
inline constexpr search::Score contempt = 20;

} // namespace tabuleiro::xadrez
