// xadrez and Renpaarden, whose engines differ in nothing but the game.
#include "engines/renpaarden/policy.hpp"
#include "engines/xadrez/policy.hpp"
#include "house/study/analyst.hpp"
#include "search/searcher.hpp"

#include <chrono>

namespace tabuleiro::house {

namespace {

using renpaarden::Renpaarden;
using xadrez::Xadrez;

constexpr std::size_t table_entries = std::size_t{1} << 19; // 8 MB

struct Nodes {
    std::uint64_t quick;
    std::uint64_t deep;
};

// `lead`: of so much, the tuning of the weights found odds of e to 1 (weights.hpp of each).
template <OpenGame G>
struct Judge;
template <>
struct Judge<Xadrez> {
    using Policy = xadrez::ChessPolicy;
    static constexpr double lead = 275;
    static constexpr bool has_pawns = true;
    static constexpr Nodes nodes{110'000, 900'000};
};
template <>
struct Judge<Renpaarden> {
    using Policy = renpaarden::RacePolicy;
    static constexpr double lead = 400;
    static constexpr bool has_pawns = false;
    static constexpr Nodes nodes{150'000, 1'200'000};
};

// On a slow or busy machine.
constexpr std::chrono::milliseconds longest_of(Effort effort) {
    return effort == Effort::Quick ? std::chrono::milliseconds(1'500)
                                   : std::chrono::milliseconds(8'000);
}

template <OpenGame G>
Worth worth_of(search::Score score) {
    if (search::is_decided(score)) {
        return decided_in(search::plies_to_end(score), score > 0);
    }
    return {.chances = 1 / (1 + std::exp(-score / Judge<G>::lead)),
            .score = Judge<G>::has_pawns ? std::optional(score) : std::nullopt};
}

} // namespace

template <OpenGame G>
struct Analyst<G>::Memory {
    search::Table table{table_entries};
};

template <OpenGame G>
Analyst<G>::Analyst() : memory_(std::make_unique<Memory>()) {}

template <OpenGame G>
Analyst<G>::~Analyst() = default;

template <OpenGame G>
Thought<G> Analyst<G>::think(const Position& position, std::span<const Position> history,
                             const StudyTerms& terms) {
    using Clock = std::chrono::steady_clock;
    const auto& nodes = Judge<G>::nodes;
    const auto lines = static_cast<std::uint64_t>(terms.lines);
    const auto end = Clock::now() + longest_of(terms.effort) * terms.lines;
    const search::StopCondition stop = [&] {
        return Clock::now() >= end || (terms.stop && terms.stop());
    };
    search::Searcher<G, typename Judge<G>::Policy> searcher({}, memory_->table,
                                                            {.lines = terms.lines});
    const auto result = searcher.search(
        position, history,
        {.nodes = lines * (terms.effort == Effort::Quick ? nodes.quick : nodes.deep)}, stop);
    Thought<G> thought;
    for (const auto& line : result.lines) {
        if (line.depth > 0) { // what was not looked at has no score
            thought.depth = std::max(thought.depth, line.depth);
            thought.lines.push_back({line.moves, worth_of<G>(line.score)});
        }
    }
    return thought;
}

template class Analyst<Xadrez>;
template class Analyst<Renpaarden>;

} // namespace tabuleiro::house
