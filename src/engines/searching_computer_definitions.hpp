// How a SearchingComputer works; only for engines/NAME/computer.cpp, which specialises SearchTraits
// and instantiates it.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>

#include "engines/advisor.hpp"
#include "engines/searching_computer.hpp"

namespace tabuleiro {

// Policy                       what the search needs to know of the game
// WeakPolicy                   the same for all levels but the highest; none: Policy
// levels                       eight of them
// contempt                     evaluation given up to avoid a draw
// draw_margin, losing_margin   scores that count as even, and as decisive
// lead                         a lead of this much makes the odds of winning e to 1
// scores_in_pawns              whether scores are hundredths of a pawn
// quick_nodes, deep_nodes      of an analysis, per variation
template <OpenGame G>
struct SearchTraits;

namespace detail {

inline constexpr std::size_t analysis_entries = std::size_t{1} << 19; // 8 MB
inline constexpr std::uint64_t balance_nodes = 5'000;

inline constexpr int opening_plies = 8;
inline constexpr int opening_moves = 12; // from which it chooses
inline constexpr int opening_depth = 3;
inline constexpr std::uint64_t opening_nodes = 20'000;

// For slow or busy machines.
constexpr std::chrono::milliseconds longest_of(Effort effort) {
    return effort == Effort::Quick ? std::chrono::milliseconds(1'500)
                                   : std::chrono::milliseconds(8'000);
}

template <OpenGame G>
const Level& level_of(int level) {
    assert(is_valid_level(level));
    return SearchTraits<G>::levels[static_cast<std::size_t>(level - least_level)];
}

// Calls `use` with the policy of a level.
template <OpenGame G, class Use>
auto with_policy(int level, const Use& use) {
    using Traits = SearchTraits<G>;
    if constexpr (requires { typename Traits::WeakPolicy; }) {
        if (level < highest_level) {
            return use(typename Traits::WeakPolicy{});
        }
    }
    return use(typename Traits::Policy{});
}

// What an opening move may lose at a level: never much, so that none is senseless, and never
// nothing, so that games do not all begin alike.
template <OpenGame G>
double opening_loss(int level) {
    constexpr double most = 2;
    constexpr double least = 0.6;
    const double weak = static_cast<double>(highest_level - level) / (highest_level - least_level);
    return SearchTraits<G>::draw_margin * (least + (most - least) * weak);
}

template <OpenGame G>
Worth worth_of(search::Score score) {
    if (search::is_decided(score)) {
        return decided_in(search::plies_to_end(score), score > 0);
    }
    return {.chances = 1 / (1 + std::exp(-score / SearchTraits<G>::lead)),
            .score = SearchTraits<G>::scores_in_pawns ? std::optional(score) : std::nullopt};
}

} // namespace detail

template <OpenGame G>
auto SearchingComputer<G>::choose(const Record<G>& record, const PlayTerms& terms) const
    -> Advice<Move> {
    if (terms.style == PlayStyle::Plain) {
        return choose(record.position(), record.history(), terms);
    }
    if (!opening_is_over(record, detail::opening_plies)) {
        return {opening_move(record, terms)};
    }
    return natural_choice(record, terms);
}

template <OpenGame G>
auto SearchingComputer<G>::choose(const Position& position, std::span<const Position> history,
                                  const PlayTerms& terms) const -> Advice<Move> {
    using Traits = SearchTraits<G>;
    const auto result = detail::with_policy<G>(terms.level, [&](const auto& policy) {
        return advise<G>(policy, detail::level_of<G>(terms.level), terms.seed, Traits::contempt,
                         position, history, terms.limits, terms.stop);
    });
    const auto& line = result.lines.front();
    return {line.moves.front(), line.score, line.depth, result.nodes};
}

// The level's number of nodes, within the time available.
template <OpenGame G>
auto SearchingComputer<G>::natural_choice(const Record<G>& record, const PlayTerms& terms) const
    -> Advice<Move> {
    PlayTerms own = terms;
    own.limits.nodes = detail::level_of<G>(terms.level).nodes;
    return choose(record.position(), record.history(), own);
}

// A good move, at random: the less it loses, the likelier.
template <OpenGame G>
auto SearchingComputer<G>::opening_move(const Record<G>& record, const PlayTerms& terms) const
    -> Move {
    using Traits = SearchTraits<G>;
    const ThinkingLimits limits{
        .depth = detail::opening_depth, .nodes = detail::opening_nodes, .time = terms.limits.time};
    const auto best = detail::with_policy<G>(terms.level, [&](const auto& policy) {
                          return best_lines<G>(policy, detail::opening_moves, Traits::contempt,
                                               record.position(), record.history(), limits);
                      }).lines;
    const double bound = detail::opening_loss<G>(terms.level);
    std::vector<double> weights;
    double sum = 0;
    for (const auto& each : best) {
        const double loss = std::max(best.front().score - each.score, 0);
        weights.push_back(loss <= bound ? std::exp(-2 * loss / bound) : 0);
        sum += weights.back();
    }
    double left = Rng(terms.seed).unit() * sum;
    for (std::size_t i = 0; i < best.size(); ++i) {
        left -= weights[i];
        if (left < 0) {
            return best[i].moves.front();
        }
    }
    return best.front().moves.front();
}

template <OpenGame G>
auto SearchingComputer<G>::hint(const Record<G>& record, std::uint64_t seed) const
    -> std::optional<Move> {
    return natural_choice(record, {.level = highest_level, .seed = seed}).move;
}

template <OpenGame G>
Standing SearchingComputer<G>::standing(const Record<G>& record, Player seat) const {
    const int score = *natural_choice(record, {.level = highest_level}).score;
    return standing_of(record.to_move() == seat ? score : -score, SearchTraits<G>::draw_margin,
                       SearchTraits<G>::losing_margin);
}

template <OpenGame G>
auto SearchingComputer<G>::analyse(const Record<G>& record, const AnalysisTerms& terms)
    -> std::vector<Variation<Move>> {
    using Traits = SearchTraits<G>;
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + detail::longest_of(terms.effort) * terms.variations;
    const search::StopCondition stop = [&] {
        return (!terms.reproducible && Clock::now() >= end) || (terms.stop && terms.stop());
    };
    if (!table_) {
        table_.emplace(detail::analysis_entries);
    }
    const std::uint64_t nodes =
        terms.effort == Effort::Quick ? Traits::quick_nodes : Traits::deep_nodes;
    search::Searcher<G, typename Traits::Policy> searcher({}, *table_, {.lines = terms.variations});
    const auto result =
        searcher.search(record.position(), record.history(),
                        {.nodes = nodes * static_cast<std::uint64_t>(terms.variations)}, stop);
    std::vector<Variation<Move>> variations;
    for (const auto& line : result.lines) {
        if (line.depth > 0) { // a variation that was not searched has no score
            variations.push_back({line.moves, detail::worth_of<G>(line.score), line.depth});
        }
    }
    return variations;
}

// The strongest level searches a little.
template <OpenGame G>
int SearchingComputer<G>::balance(const Record<G>& record) {
    return *SearchingComputer()
                .choose(record.position(), record.history(),
                        {.level = highest_level, .limits = {.nodes = detail::balance_nodes}})
                .score;
}

} // namespace tabuleiro
