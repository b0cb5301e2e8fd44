// The eight levels of the computer in Renpaarden.
#pragma once

#include <array>

#include "engines/level.hpp"

namespace tabuleiro::renpaarden {

inline constexpr std::array<Level, highest_level> levels{{
    {.nodes = 100, .depth = 1, .overlooked = 70, .ends_seen = EndsSeen::Some, .noise = 1'500},
    {.nodes = 100, .depth = 1, .overlooked = 40, .ends_seen = EndsSeen::Some, .noise = 800},
    {.nodes = 100, .depth = 1, .overlooked = 15, .noise = 400},
    {.nodes = 200, .noise = 100},
    {.nodes = 400, .noise = 60},
    {.nodes = 2'000},
    {.nodes = 7'000},
    {.nodes = 25'000},
}};

// How much evaluation the computer gives up to avoid a draw.
inline constexpr search::Score contempt = 250;

// A lead of this much makes the odds of winning e to 1: from tuning the weights.
inline constexpr double lead = 400;

} // namespace tabuleiro::renpaarden
