// Programs written to the course document of War Game: modes 0, 1 and 2.
#pragma once

#include "games/wargame/wargame.hpp"
#include "programs/check/suites.hpp"

namespace tabuleiro::programs {

std::vector<Check> wargame_checks();

template <>
struct OwnSuites<wargame::WarGame> {
    static std::vector<Suite> all() { return {{"wargame", "assignment", wargame_checks(), {}}}; }
};

} // namespace tabuleiro::programs
