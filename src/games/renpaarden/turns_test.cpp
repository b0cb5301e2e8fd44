#include "games/renpaarden/turns.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "conformance/conformance.hpp"
#include "core/text.hpp"
#include "games/renpaarden/renpaarden.hpp"
#include "support/files.hpp"
#include "support/perft.hpp"
#include "support/renpaarden/reference.hpp"

namespace tabuleiro::renpaarden {
namespace {

std::vector<std::string> turn_names(const Position& position) {
    std::vector<std::string> names;
    for (const Move turn : all_turns(position)) {
        names.push_back(format_turn(turn));
    }
    return names;
}

// Both sides scattered over the board, as in no real game.
Position scattered(int size, Rng& rng) {
    std::vector<Cell> cells;
    for (const Cell cell : board_cells(size)) {
        cells.push_back(cell);
    }
    rng.shuffle(cells);
    Setup setup;
    setup.options.size = size;
    const auto knights = static_cast<std::size_t>(knights_per_side(size));
    for (std::size_t i = 0; i < 2 * knights; ++i) {
        setup.knights[i < knights ? Player::First : Player::Second].insert(cells[i]);
    }
    setup.to_move = rng.below(2) == 0 ? Player::First : Player::Second;
    return Position::from(setup).value();
}

TEST(Turns, R4AreThoseOfTheKnownPositions) {
    int positions = 0;
    std::optional<Position> position;
    std::vector<std::string> expected;
    const auto compare = [&] {
        if (position) {
            EXPECT_EQ(turn_names(*position), expected) << write_rows(*position);
            ++positions;
        }
        expected.clear();
    };
    for (const std::string& line :
         test::data_lines(test::source_path("tests/positions/renpaarden-turns.txt"))) {
        const auto fields = words(line);
        if (fields[0] == "position") {
            compare();
            position = read_board(fields[1], fields[2], {}).value();
            continue;
        }
        for (std::size_t i = 1; i < fields.size(); ++i) {
            expected.push_back(std::string(fields[0]) + std::string(fields[i]));
        }
    }
    compare();
    EXPECT_EQ(positions, 28);
}

TEST(Turns, AgreeWithTheRulesReadWordByWordOnScatteredBoards) {
    Rng rng(4);
    for (int size = least_size; size <= largest_size; ++size) {
        for (int i = 0; i < 60; ++i) {
            const Position position = scattered(size, rng);
            const auto expected = reference::turns(position);
            ASSERT_EQ(turn_names(position), expected) << write_rows(position);
            ASSERT_EQ(count_turns(position), static_cast<int>(expected.size()));
            ASSERT_FALSE(expected.empty()) << "R4: a player always has a turn";
        }
    }
}

// Whether leaps connect all of these cells.
bool is_connected(CellSet cells) {
    CellSet reached(cells.first());
    for (CellSet last; last != reached;) {
        last = reached;
        for (const Cell cell : last) {
            reached |= leaps_from(cell) & cells;
        }
    }
    return reached == cells;
}

// docs/rules/renpaarden.md, "Nobody can be forced to lose the literal game": the first two tests
// are its assumptions, the third its conclusion.
TEST(StandingStill, NoSingleCellSeparatesTheOthers) {
    for (int size = least_size; size <= largest_size; ++size) {
        for (const Cell cell : board_cells(size)) {
            EXPECT_TRUE(is_connected(board_cells(size) - CellSet(cell)))
                << size << ' ' << cell.index();
        }
    }
}

TEST(StandingStill, AHomeRowDoesNotSeparateTheOtherCells) {
    for (int size = least_size; size <= largest_size; ++size) {
        CellSet row;
        for (int column = 0; column < size; ++column) {
            row.insert(Cell::at(column, 0));
        }
        EXPECT_TRUE(is_connected(board_cells(size) - row)) << size;
    }
}

TEST(StandingStill, WhoLeavesAnyOneKnightWhereItIsHasATurnOfAnother) {
    Rng rng(9);
    for (int size = least_size; size <= largest_size; ++size) {
        for (int i = 0; i < 400; ++i) {
            const Position position = scattered(size, rng);
            const Moves turns = all_turns(position);
            for (const Cell still : position.knights(position.to_move())) {
                ASSERT_TRUE(std::any_of(turns.begin(), turns.end(), [&](const Move& turn) {
                    return turn.from != still;
                })) << write_rows(position);
            }
        }
    }
}

TEST(Turns, AreLegalExactlyIfTheyAreListed) {
    Rng rng(5);
    const Position position = scattered(6, rng);
    const Moves turns = all_turns(position);
    for (const Cell from : board_cells(6)) {
        for (const Cell to : board_cells(6)) {
            const Move turn{from, to};
            EXPECT_EQ(is_turn(position, turn),
                      std::find(turns.begin(), turns.end(), turn) != turns.end());
        }
    }
}

TEST(Turns, R3AChainLeapsFromEnemyToEnemy) {
    const Position position =
        read_position("x.w..x.xx/xx..x.xx./..w..w.x./ww....x.x/...x..x../..w..x.w./.wx...x../"
                      "wwww.x.ww/ww...ww.. w")
            .value();
    EXPECT_TRUE(parse_turn(position, "b1-d8"));
}

TEST(Turns, R4AChainThatEndsWhereItBeganIsNone) {
    // a1 can only leap to the enemy on b3, and from there only back.
    const Position position = read_position("w.wxx/xxxwx/.x.xx/wwww./wwwx. w").value();
    EXPECT_TRUE(Reach(position).ends_from(Cell::at(0, 0)).none());
    EXPECT_EQ(turn_names(position), reference::turns(position));
}

TEST(Turns, TheFastCountAgreesWithThePlainOne) {
    Rng rng(6);
    for (int size = least_size; size <= largest_size; ++size) {
        const Position position = scattered(size, rng);
        EXPECT_EQ(Renpaarden::fast_perft(position, 2), perft<Renpaarden>(position, 2));
    }
    EXPECT_EQ(Renpaarden::fast_perft(Position{}, 0), 1U);
}

TEST(Renpaarden, ConformsOnEverySizeUnderAllRules) {
    for (int size = least_size; size <= largest_size; ++size) {
        for (const Ruleset rules : {Ruleset::House, Ruleset::Literal}) {
            for (const WinCheck win : {WinCheck::TurnEnd, WinCheck::MidChain}) {
                test::conform<Renpaarden>({.games = 2, .max_plies = 60}, {size, rules, win});
            }
        }
    }
}

TEST(Renpaarden, RandomGamesEndWithinTheirBound) {
    for (const Ruleset rules : {Ruleset::House, Ruleset::Literal}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Rng rng(seed);
            Position position = Renpaarden::start({.size = 5, .rules = rules}).value();
            int plies = 0;
            while (!ending(position)) {
                const Moves turns = all_turns(position);
                position.play(turns[static_cast<std::size_t>(rng.below(turns.size()))]);
                ASSERT_LE(++plies, rules == Ruleset::House ? *Renpaarden::max_plies : 600);
            }
            EXPECT_EQ(sentences(position.broken_invariants()), std::vector<std::string>{});
            EXPECT_TRUE(Renpaarden::legal_moves(position).empty());
        }
    }
}

} // namespace
} // namespace tabuleiro::renpaarden
