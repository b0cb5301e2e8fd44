#include "engines/reversi/computer.hpp"

#include "engines/reversi/levels.hpp"
#include "engines/reversi/policy.hpp"
#include "engines/searching_computer_definitions.hpp"

namespace tabuleiro {

using reversi::Reversi;

template <>
struct SearchTraits<Reversi> {
    using Policy = reversi::PatternPolicy;
    // A better evaluation does not change the levels that it is not for.
    using WeakPolicy = reversi::ReversiPolicy;
    static constexpr auto& levels = reversi::levels;
    static constexpr search::Score contempt = reversi::contempt;
    static constexpr int draw_margin = 60;
    static constexpr int losing_margin = 1200;
    static constexpr double lead = 590; // reversi_patterns lead
    static constexpr bool scores_in_pawns = false;
    static constexpr std::uint64_t quick_nodes = 400'000;
    static constexpr std::uint64_t deep_nodes = 3'000'000;
};

template class SearchingComputer<Reversi>;

namespace {

using Clock = std::chrono::steady_clock;
using reversi::Margin;

// A node of the solver takes about a tenth of the time of one of the search.
constexpr std::uint64_t solver_nodes_per_node = 10;

// An analysis solves from here on; what it cannot solve in time, it searches.
constexpr int quick_empties = 18;
constexpr int deep_empties = 20;

int empties(const Record<Reversi>& record) {
    return std::popcount(record.position().empty());
}

// As the search scores the end of a game.
search::Score score_of(const reversi::SolvedLine& line) {
    const search::Score won = search::win_score - static_cast<int>(line.moves.size());
    return line.margin > 0 ? won : line.margin < 0 ? -won : 0;
}

double chances_of(Margin margin) {
    return margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
}

} // namespace

Advice<reversi::Move> Computer<Reversi>::choose(const Record<Reversi>& record,
                                                const PlayTerms& terms) const {
    const auto at = static_cast<std::size_t>(terms.level - least_level);
    const int solved = std::min(reversi::solved_empties[at], terms.limits.depth.value_or(64));
    if (empties(record) <= solved) {
        const auto begun = Clock::now();
        const std::uint64_t nodes = terms.limits.nodes.value_or(reversi::levels[at].nodes);
        reversi::SolverLimits limits{.nodes = nodes * solver_nodes_per_node};
        // Half of the time, so that some is left to search.
        limits.stop = detail::stop_after(
            {.time = terms.limits.time ? std::optional(*terms.limits.time / 2) : std::nullopt},
            begun, terms.stop);
        reversi::Solver solver;
        if (const auto lines = solver.solve(record.position(), 1, limits)) {
            const auto& line = lines->front();
            return {line.moves.front(), score_of(line), static_cast<int>(line.moves.size()),
                    solver.nodes()};
        }
    }
    return SearchingComputer::choose(record, terms);
}

std::optional<reversi::Move> Computer<Reversi>::hint(const Record<Reversi>& record,
                                                     std::uint64_t seed) const {
    return choose(record, {.level = highest_level, .seed = seed, .style = PlayStyle::Plain}).move;
}

Standing Computer<Reversi>::standing(const Record<Reversi>& record, Player seat) const {
    const int score = *choose(record, {.level = highest_level, .style = PlayStyle::Plain}).score;
    return standing_of(record.to_move() == seat ? score : -score,
                       SearchTraits<Reversi>::draw_margin, SearchTraits<Reversi>::losing_margin);
}

std::vector<Variation<reversi::Move>> Computer<Reversi>::analyse(const Record<Reversi>& record,
                                                                 const AnalysisTerms& terms) {
    if (empties(record) <= (terms.effort == Effort::Quick ? quick_empties : deep_empties)) {
        if (!solver_) {
            solver_.emplace();
        }
        const auto end = Clock::now() + detail::longest_of(terms.effort) * terms.variations;
        const auto stop = [&] { return Clock::now() >= end || (terms.stop && terms.stop()); };
        if (const auto lines =
                solver_->solve(record.position(), terms.variations, {.stop = stop})) {
            std::vector<Variation<Move>> variations;
            for (const auto& line : *lines) {
                variations.push_back(
                    {line.moves,
                     {.chances = chances_of(line.margin), .score = 100 * line.margin},
                     static_cast<int>(line.moves.size())});
            }
            return variations;
        }
    }
    return SearchingComputer::analyse(record, terms);
}

} // namespace tabuleiro
