#include "engines/renpaarden/computer.hpp"

#include <gtest/gtest.h>

#include "engines/level.hpp"
#include "engines/renpaarden/policy.hpp"
#include "engines/renpaarden/race.hpp"
#include "search/searcher.hpp"
#include "support/duel.hpp"
#include "support/negamax.hpp"

namespace tabuleiro::renpaarden {
namespace {

// Positions along a random game.
std::vector<Position> random_positions(Options options, std::uint64_t seed, int plies) {
    Rng rng(seed);
    const auto game = random_opening<Renpaarden>(options, plies, rng);
    std::vector<Position> positions(game.history().begin(), game.history().end());
    positions.push_back(game.position());
    return positions;
}

// The same position with the board rotated and the sides swapped.
Position turned_about(const Position& position) {
    Setup setup;
    setup.options = position.options();
    setup.to_move = opponent(position.to_move());
    const auto turned = [&](CellSet cells) {
        CellSet result;
        for (const Cell cell : cells) {
            const int last = position.size() - 1;
            result.insert(Cell::at(last - cell.column(), last - cell.row()));
        }
        return result;
    };
    for (const Player player : players) {
        setup.knights[opponent(player)] = turned(position.knights(player));
        setup.entered |= turned(position.entered(player));
        setup.returned |= turned(position.left(player) & position.home(player));
    }
    setup.plies = position.plies();
    setup.plies_since_entry = position.plies_since_entry();
    return Position::from(setup).value();
}

TEST(Race, EvaluationDoesNotCareWhoIsWhite) {
    for (int size = least_size; size <= largest_size; ++size) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            for (const Position& position : random_positions({.size = size}, seed, 80)) {
                EXPECT_EQ(evaluate(position), evaluate(turned_about(position)));
            }
        }
    }
}

TEST(Race, SearchAgreesWithNegamaxOnSmallBoards) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto positions = random_positions({.size = 5}, seed, 60);
        for (const std::size_t at : {positions.size() / 2, positions.size() - 1}) {
            const Position& position = positions[at];
            for (int depth = 1; depth <= 2; ++depth) {
                const auto plain = search::negamax<Renpaarden>(RacePolicy{}, position, depth);
                for (const auto use : {search::TableUse::Off, search::TableUse::ExactDepth}) {
                    search::Parts parts = search::exact_parts;
                    parts.table = use;
                    search::Table table(1 << 12);
                    search::Searcher<Renpaarden, RacePolicy> searcher({}, table, {.parts = parts});
                    const auto result = searcher.search(position, {}, {.depth = depth});
                    EXPECT_EQ(result.lines.front().score, plain);
                }
            }
        }
    }
}

// Single leaps between two cells of the largest board, over empty cells.
int leaps_between(Cell from, Cell to) {
    CellSet reached(from);
    int leaps = 0;
    for (; !reached.contains(to); ++leaps) {
        for (const Cell cell : CellSet(reached)) {
            reached |= leaps_from(cell) & board_cells(largest_size);
        }
    }
    return leaps;
}

TEST(Race, TurnsToArriveNeverExceedThoseOfAnyWay) {
    // Moving one knight to one cell changes the count by at most the leaps between.
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto positions = random_positions({}, seed, 60);
        for (std::size_t i = 0; i + 1 < positions.size(); ++i) {
            const Player mover = positions[i].to_move();
            const CellSet from = positions[i].knights(mover) - positions[i + 1].knights(mover);
            const CellSet to = positions[i + 1].knights(mover) - positions[i].knights(mover);
            const int leaps = leaps_between(from.first(), to.first());
            const int before = turns_to_arrive(positions[i], mover);
            const int after_turn = turns_to_arrive(positions[i + 1], mover);
            EXPECT_LE(std::abs(before - after_turn), leaps);
        }
    }
}

TEST(Computer, EveryLevelPlaysALegalTurnTheSameTwice) {
    for (int level = least_level; level <= highest_level; ++level) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto game = random_positions({.size = level % 5 + 5}, seed, 20);
            const std::span<const Position> history(game.data(), game.size() - 1);
            const Advice<Move> once =
                Computer<Renpaarden>().choose(game.back(), history, {level, seed});
            const Advice<Move> again =
                Computer<Renpaarden>().choose(game.back(), history, {level, seed});
            EXPECT_TRUE(is_turn(game.back(), once.move));
            EXPECT_EQ(once.move, again.move);
            EXPECT_EQ(once.nodes, again.nodes);
            EXPECT_EQ(once.score, again.score);
        }
    }
}

TEST(Computer, KeepsItsLimits) {
    const Position start;
    const Computer<Renpaarden> computer;
    const auto choose = [&](const ThinkingLimits& limits) {
        return computer.choose(start, {}, {8, 1, limits});
    };
    EXPECT_EQ(choose({.depth = 2}).depth, 2);
    EXPECT_LE(choose({.nodes = 500}).nodes, 500U);
    const Advice<Move> hasty = choose({.time = std::chrono::milliseconds(0)});
    EXPECT_TRUE(is_turn(start, hasty.move));
}

TEST(Computer, TakesAWinInOne) {
    // White's last knight is a leap from the last empty goal cell.
    auto setup = start_setup({.size = 5});
    setup.knights.first = home_cells(Player::Second, 5);
    setup.knights.first.erase(Cell::at(2, 3));
    setup.knights.first.insert(Cell::at(1, 1));
    setup.knights.second = home_cells(Player::First, 5);
    setup.knights.second.erase(Cell::at(1, 1));
    setup.knights.second.insert(Cell::at(4, 2));
    setup.knights.second.erase(Cell::at(0, 0)); // or Black's rows would be full
    setup.knights.second.insert(Cell::at(0, 2));
    const Position position = Position::from(setup).value();
    for (int level = 4; level <= highest_level; ++level) {
        const Advice<Move> advice = Computer<Renpaarden>().choose(position, {}, {level, 1});
        EXPECT_EQ(advice.score, search::win_score - 1);
        EXPECT_EQ(advice.move, (Move{Cell::at(1, 1), Cell::at(2, 3)}));
    }
}

Chooser<Renpaarden> level_player(int level) {
    return [level](const Record<Renpaarden>& game) {
        return Computer<Renpaarden>().choose(game.position(), game.history(), {level, 1}).move;
    };
}

TEST(Computer, StrongBeatsWeak) {
    const DuelTerms<Renpaarden> terms{.options = {.size = 6}};
    EXPECT_EQ(play_duel<Renpaarden>(level_player(5), level_player(1), terms, 4, 1).wins, 4);
}

TEST(Computer, EachWeakLevelBeatsTheOneBelowAndTheLowestARandomPlayer) {
    const DuelTerms<Renpaarden> terms{};
    Rng rng(5);
    const Chooser<Renpaarden> random = [&](const Record<Renpaarden>& game) {
        return random_move<Renpaarden>(game.position(), rng);
    };
    for (int level = 1; level <= 4; ++level) {
        const auto& below = level == 1 ? random : level_player(level - 1);
        EXPECT_GE(play_duel<Renpaarden>(level_player(level), below, terms, 12, 2).score(), 0.65)
            << level;
    }
}

} // namespace
} // namespace tabuleiro::renpaarden
