// The eight levels of the computer in the War Game.
#pragma once

#include <array>

#include "engines/level.hpp"
#include "engines/wargame/fallible_shooter.hpp"

namespace tabuleiro::wargame {

// All but the highest, which is d4.
inline constexpr std::array<Attention, highest_level - 1> levels{{
    {.follows = 0, .notices = 0},
    {.follows = 0, .notices = 11},
    {.follows = 2, .notices = 22},
    {.follows = 4, .notices = 34},
    {.follows = 8, .notices = 46},
    {.follows = 20, .notices = 62},
    {.follows = 60, .notices = 86},
}};

} // namespace tabuleiro::wargame
