// Generated openings: random moves that leave neither side better, from a seed.
#pragma once

#include <cstdlib>
#include <optional>

#include "engines/computer.hpp"
#include "record/random_opening.hpp"

namespace tabuleiro::arena {

inline constexpr int max_opening_attempts = 200;

// The first random line that does not end the game and is balanced; the best balanced of all
// attempts if none is.
template <Game G>
Record<G> random_opening(int plies, int balance, std::uint64_t seed) {
    Rng rng(seed);
    const Record<G> start = Record<G>::begin().value();
    std::optional<Record<G>> best;
    int best_score = 0;
    for (int attempt = 0; attempt < max_opening_attempts; ++attempt) {
        auto opening = try_random_opening(start, plies, rng);
        if (!opening) {
            continue;
        }
        const int off = std::abs(Computer<G>::balance(*opening));
        if (off <= balance) {
            return *std::move(opening);
        }
        if (!best || off < best_score) {
            best = std::move(opening);
            best_score = off;
        }
    }
    return best.value_or(start);
}

} // namespace tabuleiro::arena
