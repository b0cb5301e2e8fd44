// Runs a search for a move at a level: the part of every computer player that does not depend on
// the game. The clock, which search does not have, is here.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/rng.hpp"
#include "engines/analysis.hpp"
#include "engines/level.hpp"
#include "engines/thinking_limits.hpp"
#include "search/searcher.hpp"

namespace tabuleiro {

// A policy whose evaluation is off by up to `noise`, always by the same amount for the same
// position.
template <class P>
struct Noisy : P {
    search::Score noise = 0;
    std::uint64_t salt = 0;

    template <class Position>
    search::Score evaluate(const Position& position) const {
        return disturbed(position, P::evaluate(position));
    }
    template <class Position>
    requires requires(const P& policy, const Position& position) { policy.evaluate(position, 0); }
    search::Score evaluate(const Position& position, int ply) const {
        return disturbed(position, P::evaluate(position, ply));
    }

  private:
    template <class Position>
    search::Score disturbed(const Position& position, search::Score exact) const {
        if (noise == 0) {
            return exact;
        }
        std::uint64_t state = this->table_key(position) ^ salt;
        const auto span = static_cast<std::uint64_t>(2 * noise + 1);
        return exact + static_cast<search::Score>(split_mix(state) % span) - noise;
    }
};

namespace detail {

// A table with room for the expected nodes, within reason.
inline std::size_t table_entries(const search::Budget& budget, const ThinkingLimits& limits) {
    constexpr std::uint64_t nodes_per_millisecond = 2'000;
    constexpr std::uint64_t fewest = std::uint64_t{1} << 8;
    constexpr std::uint64_t most = std::uint64_t{1} << 22;
    std::uint64_t nodes = std::uint64_t{1} << 20;
    if (limits.time) {
        nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(limits.time->count(), 1)) *
                nodes_per_millisecond;
    }
    return static_cast<std::size_t>(std::clamp(budget.nodes.value_or(nodes), fewest, most));
}

inline search::StopCondition stop_after(const ThinkingLimits& limits,
                                        std::chrono::steady_clock::time_point begun,
                                        const Stop& stop = {}) {
    if (!limits.time) {
        return stop;
    }
    return [end = begun + *limits.time, stop] {
        return std::chrono::steady_clock::now() >= end || (stop && stop());
    };
}

} // namespace detail

// The variation that a level would play; the same for the same input, unless it is limited by time.
// Requires: there is a legal move.
template <OpenGame G, search::Policy<G> P>
requires search::KeysTable<P, G> search::Result<typename G::Move>
advise(const P& policy, const Level& level, std::uint64_t seed, search::Score contempt,
       const typename G::Position& position, std::span<const typename G::Position> history,
       const ThinkingLimits& limits, const Stop& stop = {}) {
    const auto begun = std::chrono::steady_clock::now();

    search::Budget budget{std::min(limits.depth.value_or(level.depth), level.depth), limits.nodes};
    if (!limits.depth && !limits.nodes && !limits.time) {
        budget.nodes = level.nodes;
    }

    // A random draw that depends only on the position, so that the answer does not depend on
    // earlier ones.
    std::uint64_t state = seed ^ policy.table_key(position);
    Rng rng(split_mix(state) + history.size());
    const auto moves = G::legal_moves(position);
    const bool by_chance = static_cast<int>(rng.below(100)) < level.blunders;
    if (by_chance) {
        const auto pick = static_cast<std::size_t>(rng.below(std::size(moves)));
        return {{{policy.evaluate(position), 0, {moves[pick]}}}, 0};
    }
    if (std::size(moves) == 1 && !limits.depth && !limits.nodes) {
        budget.depth = 1; // there is no choice
    }

    search::Table table(detail::table_entries(budget, limits));
    search::Searcher<G, Noisy<P>> searcher({policy, level.noise, seed}, table,
                                           {.contempt = contempt});
    return searcher.search(position, history, budget, detail::stop_after(limits, begun, stop));
}

// The best variations according to the policy, at full strength.
template <OpenGame G, search::Policy<G> P>
requires search::KeysTable<P, G> search::Result<typename G::Move>
best_lines(const P& policy, int lines, search::Score contempt, const typename G::Position& position,
           std::span<const typename G::Position> history, const ThinkingLimits& limits) {
    const auto begun = std::chrono::steady_clock::now();
    const search::Budget budget{limits.depth.value_or(search::max_depth), limits.nodes};
    search::Table table(detail::table_entries(budget, limits));
    search::Searcher<G, Noisy<P>> searcher({policy}, table, {.lines = lines, .contempt = contempt});
    return searcher.search(position, history, budget, detail::stop_after(limits, begun));
}

} // namespace tabuleiro
