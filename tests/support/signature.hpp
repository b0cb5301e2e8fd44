// The signature of a game's search: how many nodes it visits in some positions to some depth. It
// changes whenever the search, the evaluation or the rules do, which must be on purpose.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "record/random_opening.hpp"
#include "search/searcher.hpp"

namespace tabuleiro {

struct Signature {
    std::uint64_t nodes = 0;
    double branching = 0; // the mean factor from a depth to the next
};

// Positions after a number of random plies, one seed each: the same on every machine. Where no
// random game is that long, there is none.
template <OpenGame G>
std::vector<typename G::Position> signature_positions() {
    constexpr int max_attempts = 100;
    const Record<G> start = Record<G>::begin({}).value();
    std::vector<typename G::Position> positions;
    for (const int plies : {0, 6, 16, 30, 50, 80}) {
        Rng rng(static_cast<std::uint64_t>(plies) + 1);
        std::optional<Record<G>> opening;
        for (int attempt = 0; attempt < max_attempts && !opening; ++attempt) {
            opening = try_random_opening(start, plies, rng);
        }
        if (opening) {
            positions.push_back(opening->position());
        }
    }
    return positions;
}

template <OpenGame G, search::Policy<G> P>
Signature signature(const P& policy, int depth) {
    Signature result;
    double logarithms = 0;
    int steps = 0;
    for (const auto& position : signature_positions<G>()) {
        search::Table table(1 << 16);
        search::Searcher<G, P> searcher(policy, table);
        std::uint64_t total = 0;
        std::uint64_t last = 0;
        const auto listener = [&](const search::Report<typename G::Move>& report) {
            const std::uint64_t spent = report.nodes - total;
            if (last > 0) {
                logarithms += std::log(static_cast<double>(spent) / static_cast<double>(last));
                ++steps;
            }
            total = report.nodes;
            last = spent;
        };
        result.nodes += searcher.search(position, {}, {.depth = depth}, {}, listener).nodes;
    }
    result.branching = steps == 0 ? 0 : std::exp(logarithms / steps);
    return result;
}

} // namespace tabuleiro
