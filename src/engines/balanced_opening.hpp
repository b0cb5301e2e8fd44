// Openings that leave neither side better, so that games between the same players differ and are
// fair: random moves that a short search has judged, from a seed.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <optional>

#include "engines/computer.hpp"
#include "record/random_opening.hpp"

namespace tabuleiro {

inline constexpr int max_opening_attempts = 200;

struct OpeningTerms {
    int plies = 8;
    int balance = 50; // hundredths by which one side may be better
};

// The first random line that does not end the game and is balanced; the best balanced of all
// attempts if none is. Requires: the options are valid.
template <Game G>
Record<G> balanced_opening(const typename G::Options& options, const OpeningTerms& terms,
                           std::uint64_t seed) {
    Rng rng(seed);
    const Record<G> start = Record<G>::begin(options).value();
    std::optional<Record<G>> best;
    int best_score = 0;
    for (int attempt = 0; attempt < max_opening_attempts; ++attempt) {
        auto opening = try_random_opening(start, terms.plies, rng);
        if (!opening) {
            continue;
        }
        const int off = std::abs(Computer<G>::balance(*opening));
        if (off <= terms.balance) {
            return *std::move(opening);
        }
        if (!best || off < best_score) {
            best = std::move(opening);
            best_score = off;
        }
    }
    return best.value_or(start);
}

} // namespace tabuleiro
