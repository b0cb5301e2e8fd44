#include "engines/reversi/solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "support/reversi/positions.hpp"

namespace tabuleiro::reversi {
namespace {

// Every line to the end, by the rules alone.
Margin plain_minimax(const Position& position) {
    if (Reversi::outcome(position)) {
        return position.count(position.to_move()) - position.count(opponent(position.to_move()));
    }
    Margin best = -square_count;
    for (const Move move : Reversi::legal_moves(position)) {
        best = std::max(best, -plain_minimax(after<Reversi>(position, move)));
    }
    return best;
}

// A position of a random game with this many empty squares; none if that game ended before.
std::optional<Position> random_position(std::uint64_t seed, int empties) {
    Rng rng(seed);
    return position_with_empties(
        empties, [&](const Position&, const auto& moves) { return random_move(moves, rng); });
}

Margin margin_after(Position position, const std::vector<Move>& moves) {
    const Player player = position.to_move();
    for (const Move move : moves) {
        EXPECT_TRUE(Reversi::parse(position, format_move(move))) << format_move(move);
        position.play(move);
    }
    EXPECT_TRUE(Reversi::outcome(position));
    return position.count(player) - position.count(opponent(player));
}

TEST(Solver, AgreesWithPlainMinimax) {
    Solver solver(12);
    int compared = 0;
    for (int empties = 1; empties <= 9; ++empties) {
        for (std::uint64_t seed = 1; seed <= (empties < 8 ? 60 : 15); ++seed) {
            const auto position = random_position(seed, empties);
            if (!position) {
                continue;
            }
            const auto solved = solver.solve(*position);
            ASSERT_TRUE(solved);
            EXPECT_EQ(solved->front().margin, plain_minimax(*position))
                << Reversi::write(*position);
            ++compared;
        }
    }
    EXPECT_GT(compared, 300);
}

// Margins found by plain alpha-beta on the rules alone, without move ordering or a table.
TEST(Solver, FindsWhatBruteForceFound) {
    struct Known {
        std::string_view position;
        Margin margin;
    };
    constexpr std::array known{
        Known{"OOO--XO-OOO--XX-OOOOXXOOOOOOOOO-OXOXOOOXOOO-XO-OOXOX-OO-OOOOXXX- X", -22},
        Known{"OO-XX-OXOOOOXOOXOXOXXOXX-OXOOXX--XOOOX--XXXOXO--XXXXOXO-XXOOOO-- X", 28},
        Known{"---OXXXX--OOXX-OOOOXOOO-OOOXXOOOXOOOXOO-XXOXOOO-XXOOOOOXXXOOX--- X", 47},
        Known{"--XXXXXXXOOXXXXO-OXXXXX-OOXXXXX-OOXXXOX-OOOXXXX-OOO-XXXOO--O-X-- O", -16},
        Known{"--X-O-X-XXXXOO-OXOOOXOO-XOXOOX---XXOOOX-XXOXXXOXXOOXXXOO-OOOOOO- O", 10},
        Known{"X-XO-O--XXO-OOO-XOXOOX-OOOXOOO--OOOOOOX-OOOOOOOX-OO-XXOO-XXXXXX- X", 49},
    };
    for (const auto& [position, margin] : known) {
        EXPECT_EQ(Solver().solve(Reversi::read(position).value())->front().margin, margin);
    }
}

TEST(Solver, ItsLinesAreLegalAndEndAsItSays) {
    Solver solver(14);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto position = random_position(seed, 12);
        ASSERT_TRUE(position);
        const auto solved = solver.solve(*position);
        EXPECT_EQ(margin_after(*position, solved->front().moves), solved->front().margin);
    }
}

TEST(Solver, SeveralLinesAreTheBestMovesInOrder) {
    Solver solver(12);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto position = random_position(seed, 7);
        if (!position) {
            continue;
        }
        std::vector<Margin> margins;
        for (const Move move : Reversi::legal_moves(*position)) {
            margins.push_back(-plain_minimax(after<Reversi>(*position, move)));
        }
        std::sort(margins.begin(), margins.end(), std::greater<>());
        margins.resize(std::min(margins.size(), std::size_t{3}));
        const auto solved = solver.solve(*position, 3);
        ASSERT_EQ(solved->size(), margins.size());
        for (std::size_t i = 0; i < margins.size(); ++i) {
            EXPECT_EQ((*solved)[i].margin, margins[i]);
            EXPECT_EQ(margin_after(*position, (*solved)[i].moves), margins[i]);
        }
    }
}

TEST(Solver, GivesUpAtItsLimits) {
    Solver solver(12);
    const auto position = random_position(3, 20).value();
    EXPECT_FALSE(solver.solve(position, 1, {.nodes = 10'000}));
    EXPECT_LT(solver.nodes(), 20'000U);
    EXPECT_FALSE(solver.solve(position, 1, {.stop = [] { return true; }}));
}

} // namespace
} // namespace tabuleiro::reversi
