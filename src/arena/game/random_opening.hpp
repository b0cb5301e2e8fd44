// Openings of our own making: random moves that leave neither side better, from a seed.
#pragma once

#include <cstdlib>
#include <optional>

#include "core/rng.hpp"
#include "engines/computer.hpp"
#include "record/record.hpp"

namespace tabuleiro::arena {

inline constexpr int most_opening_attempts = 200;

// The first random line that goes on after its last move and is balanced; the best balanced of
// all attempts if none is.
template <Game G>
Record<G> random_opening(int plies, int balance, std::uint64_t seed) {
    Rng rng(seed);
    const Record<G> start = Record<G>::begin().value();
    std::optional<Record<G>> best;
    int best_score = 0;
    for (int attempt = 0; attempt < most_opening_attempts; ++attempt) {
        Record<G> record = start;
        while (record.plies() < plies && !record.outcome()) {
            const auto moves = G::legal_moves(G::view(record.position(), record.to_move()));
            record.play(moves[static_cast<std::size_t>(rng.below(std::size(moves)))]);
        }
        if (record.outcome()) {
            continue;
        }
        const int off = std::abs(Computer<G>::balance(record));
        if (off <= balance) {
            return record;
        }
        if (!best || off < best_score) {
            best = std::move(record);
            best_score = off;
        }
    }
    return best.value_or(start);
}

} // namespace tabuleiro::arena
