// Generated openings of the arena: those of a game that draws them in a way of its own, or balanced
// ones.
#pragma once

#include "engines/balanced_opening.hpp"

namespace tabuleiro::arena {

template <Game G>
Record<G> random_opening(int plies, int balance, std::uint64_t seed) {
    return balanced_opening<G>({}, {plies, balance}, seed);
}

} // namespace tabuleiro::arena
