// The eight levels of the computer in xadrez.
#pragma once

#include <array>

#include "engines/level.hpp"

namespace tabuleiro::xadrez {

inline constexpr std::array<Level, highest_level> levels{{
    {.nodes = 100, .depth = 1, .overlooked = 75, .ends_seen = EndsSeen::Some, .noise = 400},
    {.nodes = 100, .depth = 1, .overlooked = 50, .ends_seen = EndsSeen::Some, .noise = 200},
    {.nodes = 250, .depth = 2, .overlooked = 20, .noise = 80},
    {.nodes = 250, .depth = 2, .noise = 60},
    {.nodes = 600, .noise = 30},
    {.nodes = 1'800},
    {.nodes = 7'000},
    {.nodes = 30'000},
}};

// How much evaluation the computer gives up to avoid a draw.
inline constexpr search::Score contempt = 20;

// A lead of this much makes the odds of winning e to 1: from tuning the weights.
inline constexpr double lead = 275;

} // namespace tabuleiro::xadrez
