// Reversi: perft, the shared search, and the solver by the number of empty squares.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <optional>

#include "engines/reversi/policy.hpp"
#include "engines/reversi/solver.hpp"
#include "search/searcher.hpp"
#include "support/reversi/positions.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::reversi;

constexpr double million = 1e6;

template <class Work>
double seconds(Work work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

template <class P = ReversiPolicy>
search::Result<Move> searched(const Position& position, std::uint64_t nodes) {
    search::Table table(nodes);
    return search::Searcher<Reversi, P>({}, table).search(position, {}, {.nodes = nodes});
}

// A game of the search against itself after eight random plies, until this many squares are empty.
std::optional<Position> played_position(std::uint64_t seed, int empties) {
    Rng rng(seed);
    return position_with_empties(empties, [&](const Position& position, const auto& moves) {
        const bool opening = std::popcount(position.empty()) > 52;
        return opening ? random_move(moves, rng)
                       : searched(position, 300).lines.front().moves.front();
    });
}

void measure_solver(int empties, std::uint64_t positions) {
    double total = 0;
    double longest = 0;
    double nodes = 0;
    int solved = 0;
    for (std::uint64_t seed = 1; seed <= positions; ++seed) {
        if (const auto position = played_position(seed, empties)) {
            Solver solver;
            const double spent = seconds([&] { solver.solve(*position); });
            total += spent;
            longest = std::max(longest, spent);
            nodes += static_cast<double>(solver.nodes());
            ++solved;
        }
    }
    fmt::print("{} empty: mean {:.3f} s, longest {:.3f} s, {:.2f} million nodes each, {:.1f} a "
               "second\n",
               empties, total / solved, longest, nodes / million / solved, nodes / million / total);
}

} // namespace

int main() {
    std::uint64_t leaves = 0;
    const double counted = seconds([&] { leaves = Reversi::fast_perft({}, 10); });
    fmt::print("perft 10: {} in {:.2f} s, {:.0f} million a second\n", leaves, counted,
               static_cast<double>(leaves) / million / counted);
    // In turns, since the machine may have other work.
    for (int turn = 0; turn < 3; ++turn) {
        const double terms = seconds([] { searched({}, 1'000'000); });
        const double patterns = seconds([] { searched<PatternPolicy>({}, 1'000'000); });
        fmt::print("search: {:.2f} million nodes a second by terms, {:.2f} by patterns\n",
                   1 / terms, 1 / patterns);
    }
    for (const int empties : {12, 14, 16, 18}) {
        measure_solver(empties, 12);
    }
    measure_solver(20, 4);
}
