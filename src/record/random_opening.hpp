// Openings of random moves, so that games between the same players differ. They depend on the
// random numbers alone.
#pragma once

#include <optional>

#include "core/rng.hpp"
#include "record/record.hpp"

namespace tabuleiro {

// Requires: there is a legal move.
template <Game G>
typename G::Move random_move(const typename G::View& view, Rng& rng) {
    const auto moves = G::legal_moves(view);
    return moves[static_cast<std::size_t>(rng.below(std::size(moves)))];
}

// Plays this many random plies after the record's end; none if the game is over by then.
template <Game G>
std::optional<Record<G>> try_random_opening(Record<G> record, int plies, Rng& rng) {
    for (int ply = 0; ply < plies && !record.outcome(); ++ply) {
        record.play(random_move<G>(G::view(record.position(), record.to_move()), rng));
    }
    return record.outcome() ? std::nullopt : std::optional(std::move(record));
}

// The first random opening that leaves the game open. Requires: there is one.
template <Game G>
Record<G> random_opening(const typename G::Options& options, int plies, Rng& rng) {
    const Record<G> start = Record<G>::begin(options).value();
    while (true) {
        if (auto opening = try_random_opening(start, plies, rng)) {
            return *std::move(opening);
        }
    }
}

} // namespace tabuleiro
