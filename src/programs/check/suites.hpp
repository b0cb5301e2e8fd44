// The ways of playing a game that can be checked.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "programs/check/check.hpp"

namespace tabuleiro::programs {

// Suites that belong to one game; the first is what its programs speak unless they say otherwise.
// Specialised in NAME/suites.hpp.
template <class G>
struct OwnSuites {
    static std::vector<Suite> all() { return {}; }
};

// Every suite of every game.
const std::vector<Suite>& all_suites();
// The suite of a game by this name; an empty one: the game's first.
[[nodiscard]] Expected<const Suite*> find_suite(std::string_view game, std::string_view protocol);

} // namespace tabuleiro::programs
