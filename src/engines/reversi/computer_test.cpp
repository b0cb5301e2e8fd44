#include "engines/reversi/computer.hpp"

#include <gtest/gtest.h>

#include "engines/reversi/levels.hpp"
#include "engines/reversi/policy.hpp"
#include "search/searcher.hpp"
#include "support/duel.hpp"
#include "support/negamax.hpp"

namespace tabuleiro::reversi {
namespace {

// A random game of this many plies, or of fewer if it ends.
Record<Reversi> random_record(std::uint64_t seed, int plies) {
    Rng rng(seed);
    auto record = Record<Reversi>::begin({}).value();
    for (int ply = 0; ply < plies && !Reversi::outcome(record.position()); ++ply) {
        const auto moves = Reversi::legal_moves(record.position());
        record.play(moves[static_cast<std::size_t>(rng.below(moves.size()))]);
    }
    return record;
}

Squares mirrored(Squares squares) {
    Squares result = 0;
    for (const Square square : SquareRange(squares)) {
        result |= set_of(square_at(row_of(square), column_of(square)));
    }
    return result;
}

TEST(ReversiEvaluation, DoesNotCareWhoIsBlackNorHowTheBoardLies) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Position position = random_record(seed, 5 + static_cast<int>(seed)).position();
        const ByPlayer<Squares> swapped{position.discs(Player::Second),
                                        position.discs(Player::First)};
        const ByPlayer<Squares> flipped{mirrored(position.discs(Player::First)),
                                        mirrored(position.discs(Player::Second))};
        EXPECT_EQ(evaluate(position),
                  evaluate(Position::from(swapped, opponent(position.to_move())).value()));
        EXPECT_EQ(evaluate(position),
                  evaluate(Position::from(flipped, position.to_move()).value()));
    }
}

TEST(ReversiSearch, AgreesWithNegamax) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Position position = random_record(seed, 20).position();
        for (int depth = 1; depth <= 3; ++depth) {
            const auto plain = search::negamax<Reversi>(ReversiPolicy{}, position, depth);
            search::Table table(1 << 12);
            search::Searcher<Reversi, ReversiPolicy> searcher({}, table,
                                                              {.parts = search::exact_parts});
            EXPECT_EQ(searcher.search(position, {}, {.depth = depth}).lines.front().score, plain);
        }
    }
}

TEST(ReversiComputer, EveryLevelPlaysALegalMoveTheSameTwice) {
    for (int level = least_level; level <= highest_level; ++level) {
        for (const int plies : {10, 40, 50}) {
            const auto record = random_record(7, plies);
            const PlayTerms terms{.level = level, .seed = 3, .style = PlayStyle::Plain};
            const auto once = Computer<Reversi>().choose(record, terms);
            const auto again = Computer<Reversi>().choose(record, terms);
            EXPECT_TRUE(Reversi::parse(record.position(), format_move(once.move)));
            EXPECT_EQ(once.move, again.move);
            EXPECT_EQ(once.nodes, again.nodes);
        }
    }
}

TEST(ReversiComputer, AnAnalysisNearTheEndSaysTheExactMargin) {
    const auto record = random_record(7, 50);
    const auto variations = Computer<Reversi>().analyse(record, {.variations = 2});
    ASSERT_FALSE(variations.empty());
    const auto solved = Solver().solve(record.position());
    EXPECT_EQ(variations.front().worth.score, 100 * solved->front().margin);
    EXPECT_EQ(variations.front().moves, solved->front().moves);
}

TEST(ReversiComputer, AnAnalysisBeforeSaysChances) {
    const auto variations =
        Computer<Reversi>().analyse(random_record(7, 10), {.variations = 2, .reproducible = true});
    ASSERT_EQ(variations.size(), 2U);
    EXPECT_FALSE(variations.front().worth.score);
    EXPECT_GE(variations.front().worth.chances, variations.back().worth.chances);
}

Chooser<Reversi> level_player(int level) {
    return [level](const Record<Reversi>& game) {
        return Computer<Reversi>()
            .choose(game, {.level = level, .seed = 1, .style = PlayStyle::Plain})
            .move;
    };
}

TEST(ReversiComputer, EachWeakLevelBeatsTheOneBelow) {
    for (int level = 2; level <= 4; ++level) {
        const auto score =
            play_duel<Reversi>(level_player(level), level_player(level - 1), {}, 100, 2);
        EXPECT_GE(score.score(), 0.65) << level;
    }
}

TEST(ReversiComputer, TheLowestLevelBeatsARandomPlayer) {
    Rng rng(5);
    const Chooser<Reversi> random = [&](const Record<Reversi>& game) {
        return random_move<Reversi>(game.position(), rng);
    };
    EXPECT_GT(play_duel<Reversi>(level_player(1), random, {}, 200, 2).score(), 0.5);
}

TEST(ReversiComputer, StrongBeatsWeak) {
    for (const Player strong : players) {
        auto record = random_record(11, 6);
        while (!Reversi::outcome(record.position())) {
            const int level = record.to_move() == strong ? 6 : 1;
            record.play(Computer<Reversi>()
                            .choose(record, {.level = level, .seed = 2, .style = PlayStyle::Plain})
                            .move);
        }
        EXPECT_EQ(Reversi::outcome(record.position())->winner, strong);
    }
}

} // namespace
} // namespace tabuleiro::reversi
