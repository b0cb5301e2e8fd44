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

// A policy that errs as people do: it misjudges positions and overlooks moves, its own as well as
// replies; in the same position always by as much, and always the same ones.
template <OpenGame G, class P>
struct Fallible : P {
    search::Score noise = 0; // how far its evaluation may be off, either way
    std::uint64_t salt = 0;
    int overlooked = 0; // moves in a hundred
    EndsSeen ends_seen = EndsSeen::Some;

    bool overlooks(const typename G::Position& position, const typename G::Move& move) const {
        if (overlooked == 0) {
            return false;
        }
        std::uint64_t state = this->table_key(position) ^ salt;
        state = split_mix(state) ^ this->code(move);
        if (split_mix(state) % 100 >= static_cast<std::uint64_t>(overlooked)) {
            return false;
        }
        return ends_seen == EndsSeen::Some || !wins(position, move);
    }

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
    static bool wins(const typename G::Position& position, const typename G::Move& move) {
        const auto outcome = G::outcome(after<G>(position, move));
        return outcome && outcome->winner == G::to_move(position);
    }

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

    if (std::size(G::legal_moves(position)) == 1 && !limits.depth && !limits.nodes) {
        budget.depth = 1; // there is no choice
    }

    search::Table table(detail::table_entries(budget, limits));
    search::Searcher<G, Fallible<G, P>> searcher(
        {policy, level.noise, seed, level.overlooked, level.ends_seen}, table,
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
    search::Searcher<G, Fallible<G, P>> searcher({policy}, table,
                                                 {.lines = lines, .contempt = contempt});
    return searcher.search(position, history, budget, detail::stop_after(limits, begun));
}

} // namespace tabuleiro
