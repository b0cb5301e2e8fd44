#include "engines/xadrez/computer.hpp"

#include <gtest/gtest.h>

#include "engines/advisor.hpp"
#include "engines/level.hpp"
#include "engines/xadrez/policy.hpp"
#include "search/searcher.hpp"
#include "support/duel.hpp"
#include "support/negamax.hpp"

namespace tabuleiro::xadrez {
namespace {

std::vector<Position> random_positions(std::uint64_t seed, int plies) {
    Rng rng(seed);
    const auto game = random_opening<Xadrez>({}, plies, rng);
    std::vector<Position> positions(game.history().begin(), game.history().end());
    positions.push_back(game.position());
    return positions;
}

// The same position with the rows reversed and the colours swapped.
Position turned_about(const Position& position) {
    const auto before = position.setup();
    auto after_turn = before;
    const auto turned = [](Square square) { return *square_at(column(square), 7 - row(square)); };
    const auto all_turned = [&](Bitboard set) {
        Bitboard result = 0;
        for (const Square square : squares(set)) {
            result |= bit(turned(square));
        }
        return result;
    };
    for (int n = 0; n < 64; ++n) {
        auto piece = before.board[static_cast<std::size_t>(n)];
        if (piece) {
            piece->owner = opponent(piece->owner);
        }
        after_turn.board[static_cast<std::size_t>(turned(static_cast<Square>(n)))] = piece;
    }
    after_turn.to_move = opponent(before.to_move);
    after_turn.unmoved = all_turned(before.unmoved);
    after_turn.used = all_turned(before.used);
    if (before.en_passant) {
        after_turn.en_passant = turned(*before.en_passant);
    }
    return Position::from(after_turn).value();
}

TEST(Evaluation, DoesNotCareWhoIsWhite) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        for (const Position& position : random_positions(seed, 80)) {
            EXPECT_EQ(evaluate(position), evaluate(turned_about(position)))
                << Xadrez::write(position);
        }
    }
}

// The policy without quiescence, which plain negamax cannot afford on a full board.
struct StillPolicy : private ChessPolicy {
    using ChessPolicy::code;
    using ChessPolicy::evaluate;
    using ChessPolicy::hint;
    using ChessPolicy::quiet;
    using ChessPolicy::unit;
};

template <class P>
void agree_with_negamax(const Position& position, int depth) {
    const auto plain = search::negamax<Xadrez>(P{}, position, depth);
    for (const auto use : {search::TableUse::Off, search::TableUse::ExactDepth}) {
        search::Parts parts = search::exact_parts;
        parts.table = use;
        search::Table table(1 << 12);
        search::Searcher<Xadrez, P> searcher({}, table, {.parts = parts});
        EXPECT_EQ(searcher.search(position, {}, {.depth = depth}).lines.front().score, plain)
            << Xadrez::write(position);
    }
}

TEST(Search, AgreesWithNegamax) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        agree_with_negamax<StillPolicy>(random_positions(seed, 40).back(), 2);
    }
}

TEST(Search, AgreesWithNegamaxThroughQuiescence) {
    for (const char* text :
         {",,,,BK1,,,/,,BP1,,,,,/,BP2,,,BH1,,,/,WR1,,,,,,/,,,,BP3,BP4,,/,,,,WB1,,,/,,,,,,,/"
          ",,,,WK1,,, W - - - -",
          "WK1,,,,,,,/,,,,,,,/,,,,,,,WB1/,,,BP1,,,,/,,,,,,,/,BP2,,,,,WH1,BR1/,,,WQ1,,,,/"
          "BK1,,,,,,, W - - - -"}) {
        agree_with_negamax<ChessPolicy>(Xadrez::read(text).value(), 2);
    }
}

struct Problem {
    const char* position; // mate in two, by one first play only
    const char* key;
};

class MateInTwo : public testing::TestWithParam<Problem> {};

TEST_P(MateInTwo, IsFound) {
    const Position position = Xadrez::read(GetParam().position).value();
    const Advice<Move> advice = Computer<Xadrez>().choose(position, {}, {highest_level, 1});
    EXPECT_EQ(advice.score, search::win_score - 3);
    EXPECT_EQ(move_text(position, advice.move), GetParam().key);
}

// The first play is an operation, and nothing else mates in two.
INSTANTIATE_TEST_SUITE_P(
    ByTheStepBack, MateInTwo,
    testing::Values(
        Problem{",,,,WB1,,,/WK1,,,,,,,/,,,,,,,/,,,WQ1,,,WB2,/,BK1,,,,,,/,WP1,,,,,,/,,,BH1,,,,/"
                ",,,,,,, W - - - -",
                "OS:B6"},
        Problem{",,,,,,,/,,,WQ1,,,,/,WH1,,,,,,/,,,WK1,,,BP2,/,,BP1,,WB1,,,/,,,,,,,/,,WP1,,,,,/"
                "BK1,,,,,,, W - - - -",
                "OS:C7"}));
INSTANTIATE_TEST_SUITE_P(
    ByTheDoubleCapture, MateInTwo,
    testing::Values(
        Problem{",,,,,,BK1,/,,WR1,BP3,,,BP1,/,,,,,WQ1,,/,,BH1,,,,,/,,,,,,,/,,,,,,,BP2/"
                ",,,,WB1,WB2,,/,,,,,,,WK1 W - - - -",
                "OS:C2G2"},
        Problem{",,,,,,,/,,,,,BP1,,/,,,,WP1,,,/,WB1,WR1,WQ1,,,,WK1/,,BH1,,,BK1,,/,,BB1,,,,,/"
                ",,,,,,BP2,/,,,,,,, W - - - -",
                "OS:C4C6"}));
INSTANTIATE_TEST_SUITE_P(
    ByTheFarLeap, MateInTwo,
    testing::Values(
        Problem{",,,,BK1,,,/,,BP1,,,,WK1,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,WQ1/,WH1,,,,,,/,,,,,,, "
                "W - - - -",
                "OS:B7F3"},
        Problem{",,,,,,,/,WH1,,WB1,,,,/,,,,,,,/,,,,,WK1,,/,,,,,,,/BB1,WB2,,,,,,/,,BP1,,,,,BK1/"
                ",,,,,,WR1, W - - - -",
                "OS:B2F6"}));
INSTANTIATE_TEST_SUITE_P(
    ByTheBlast, MateInTwo,
    testing::Values(
        Problem{",,,,,,,/,,,,,,,/,BP4,,,,,,BK1/,,,,BP3,WB1,,/,,,,BP1,,WK1,/,,WB2,WB3,,,,/"
                ",,,,WR1,,,BP2/,,,,,,, W - - - -",
                "OS:F4"},
        Problem{",,,BK1,,,,/,,,BP1,,WR1,WK1,/,,,,WB1,,,/,,,,,,,/,WR2,,,,,BP2,/,,,,,,,/"
                ",,,,,,BP3,/,,,,,,, W - - - -",
                "OS:E3"}));
INSTANTIATE_TEST_SUITE_P(
    ByTheSwap, MateInTwo,
    testing::Values(
        Problem{"WQ2,,,,,,,/,,,,,,,BK1/,,,BP2,WK1,,,WP1/,,,,,,,/BP3,,,,,,,/WQ1,,,,,,BB1,/"
                ",BP1,,,,,,/,WH1,,,,,, W - - - -",
                "OS:A6"},
        Problem{",,,,,,BR1,/,,,,,,,/BK1,,,WK1,,WQ2,,/,,,,,,,BP2/,,,,,BP1,,/,,,,BP3,,,/"
                ",WQ1,,,,,,/,,,,,,WB1, W - - - -",
                "OS:F3"}));
// The first play is a move, and against one answer only an operation mates.
INSTANTIATE_TEST_SUITE_P(
    ThroughOperations, MateInTwo,
    testing::Values(
        Problem{",,,,,,,/,BK1,,,,,BR1,/,BP1,,,,,,/,BP3,WQ1,,,,,/,,,BH1,,,,/"
                "WK1,,WQ3,,WQ2,,BP2,/,,,,WH1,,,/,,,,,,, W - - - -",
                "C4C1"},
        Problem{"WK1,,,,,,,/,,,,,,,/,,,,,,,WB1/,,,BP1,,,,/,,,,,,,/,BP2,,,,,WH1,BR1/,,,WQ1,,,,/"
                "BK1,,,,,,, W - - - -",
                "D7C8"}));

TEST(Exchange, CountsWhatIsLeftAfterBothHaveCaptured) {
    // A white rook takes a pawn, a pawn takes the rook, the bishop takes that pawn. Or the bishop
    // blasts two pawns and stays.
    const Position position =
        Xadrez::read(",,,,BK1,,,/,,BP1,,,,,/,BP2,,,,,,/,WR1,,,,,,/,,,,BP3,BP4,,/,,,,WB1,,,/,,,,,,,/"
                     ",,,,WK1,,, W - - - -")
            .value();
    const auto value = [&](const char* text) {
        return exchange(position, Xadrez::parse(position, text).value());
    };
    EXPECT_EQ(value("B4B3"), 2 * price(Kind::Pawn) - price(Kind::Rook));
    EXPECT_EQ(value("OS:E6"), 2 * price(Kind::Pawn));
    EXPECT_EQ(value("B4B8"), 0);
}

TEST(Computer, EveryLevelPlaysALegalPlayTheSameTwice) {
    for (int level = least_level; level <= highest_level; ++level) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto game = random_positions(seed, 30);
            const std::span<const Position> history(game.data(), game.size() - 1);
            const Advice<Move> once =
                Computer<Xadrez>().choose(game.back(), history, {level, seed});
            const Advice<Move> again =
                Computer<Xadrez>().choose(game.back(), history, {level, seed});
            EXPECT_TRUE(is_legal(game.back(), once.move));
            EXPECT_EQ(once.move, again.move);
            EXPECT_EQ(once.nodes, again.nodes);
        }
    }
}

TEST(Computer, PlaysOnOddBoards) {
    // No kings, several kings: boards that a Continuação may begin with.
    for (const char* text :
         {"BR1,,,,,,,/,,,,,,,/,,,,,,,/,,,WQ1,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, W - - - -",
          "BK1,,,,,,,BK2/,,,,,,,/,,,,,,,/,,,WQ1,,,,/,,,,,,,/,,,,,,,/,,,,,,,/WK1,,,,WK2,,, W - - - "
          "-"}) {
        const Position position = Xadrez::read(text).value();
        for (int level = least_level; level <= highest_level; ++level) {
            const Advice<Move> advice = Computer<Xadrez>().choose(position, {}, {level, 1});
            EXPECT_TRUE(is_legal(position, advice.move)) << text;
        }
    }
}

TEST(Computer, PlaysOnFromAMateThatWasSetUp) {
    // No move helps the king, but a pawn may step back between it and the rook.
    const Position position =
        Xadrez::read(",,,,,,,/,,,,,,,/WP1,,,WP2,,,,/WK1,,,,,,,BR1/WP3,,,,,,,/,,,,,,,/,,,,,,,/"
                     ",BR2,,,,,,BK1 W - - - -")
            .value();
    ASSERT_TRUE(outcome(position));
    for (int level = least_level; level <= highest_level; ++level) {
        const Move move = Computer<Xadrez>().choose(position, {}, {level, 1}).move;
        EXPECT_EQ(move_text(position, move), "OS:D3");
    }
}

TEST(Computer, NoNaturalFirstMoveIsSenseless) {
    const auto record = Record<Xadrez>::begin().value();
    const auto best =
        best_lines<Xadrez>(ChessPolicy{}, 64, 0, record.position(), {}, {.nodes = 20'000}).lines;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const Move move = Computer<Xadrez>().choose(record, {.level = 1, .seed = seed}).move;
        const auto found = std::find_if(
            best.begin(), best.end(), [&](const auto& line) { return line.moves.front() == move; });
        ASSERT_NE(found, best.end());
        EXPECT_LE(best.front().score - found->score, 2 * price(Kind::Pawn));
    }
}

TEST(Computer, PlainStyleIsWhatIsChosenWithoutARecord) {
    const auto record = Record<Xadrez>::begin().value();
    const PlayTerms terms{.level = 6, .seed = 4, .style = PlayStyle::Plain};
    const Computer<Xadrez> computer;
    EXPECT_EQ(computer.choose(record, terms).move,
              computer.choose(record.position(), {}, terms).move);
}

TEST(Computer, AnalysesSeveralVariations) {
    const Record<Xadrez> record(
        Xadrez::read("WK1,,,,,,,/,,,,,,,/,,,,,,,WB1/,,,BP1,,,,/,,,,,,,/,BP2,,,,,WH1,BR1/,,,WQ1,,,,/"
                     "BK1,,,,,,, W - - - -")
            .value());
    Computer<Xadrez> computer;
    const auto variations = computer.analyse(record, {.variations = 3});
    ASSERT_EQ(variations.size(), 3U);
    EXPECT_EQ(move_text(record.position(), variations[0].moves.front()), "D7C8");
    EXPECT_EQ(variations[0].worth, decided_in(3, true));
    EXPECT_GT(variations[2].worth.mate.value_or(99), 2) << "only one play mates in two";
}

TEST(Computer, AnAnalysisThatNobodyWantsFindsNothing) {
    Computer<Xadrez> computer;
    EXPECT_TRUE(
        computer.analyse(Record<Xadrez>::begin().value(), {.stop = [] { return true; }}).empty());
}

// The position after 1. e4 e5 2. Bc4 Nc6 3. Qh5.
Position before_the_four_move_mate() {
    return Xadrez::read("BR1,BH1,BB1,BQ1,BK1,BB2,,BR2/BP1,BP2,BP3,BP4,,BP5,BP6,BP7/,,,,,BH2,,/"
                        ",,,,BP8,,,WQ1/,,WB1,,WP1,,,/,,,,,,,/WP2,WP3,WP4,WP5,,WP6,WP7,WP8/"
                        "WR1,WH1,WB2,,WK1,,WH2,WR2 B - - - -")
        .value();
}

bool can_win_at_once(const Position& position) {
    for (const Move& move : legal_moves(position)) {
        const auto end = outcome(after<Xadrez>(position, move));
        if (end && end->winner == position.to_move()) {
            return true;
        }
    }
    return false;
}

TEST(Computer, TheFourMoveMateDoesNotWorkFromLevelThreeOn) {
    const Position threatened = before_the_four_move_mate();
    for (int level = 3; level <= highest_level; ++level) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Move move = Computer<Xadrez>().choose(threatened, {}, {level, seed}).move;
            EXPECT_FALSE(can_win_at_once(after<Xadrez>(threatened, move))) << level << " " << seed;
        }
    }
}

TEST(Computer, TheFourMoveMateWorksNowAndThenAgainstLevelsOneAndTwo) {
    const Position threatened = before_the_four_move_mate();
    for (int level = 1; level <= 2; ++level) {
        int mates = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Move move = Computer<Xadrez>().choose(threatened, {}, {level, seed}).move;
            mates += can_win_at_once(after<Xadrez>(threatened, move)) ? 1 : 0;
        }
        EXPECT_GT(mates, 0) << level;
        EXPECT_LT(mates, 20) << level;
    }
}

Chooser<Xadrez> level_player(int level) {
    return [level](const Record<Xadrez>& game) {
        return Computer<Xadrez>().choose(game.position(), game.history(), {level, 1}).move;
    };
}

TEST(Computer, StrongBeatsWeak) {
    const DuelTerms<Xadrez> terms{.opening_plies = 6};
    EXPECT_EQ(play_duel<Xadrez>(level_player(5), level_player(1), terms, 4, 1).wins, 4);
}

TEST(Computer, EachWeakLevelBeatsTheOneBelowAndTheLowestARandomPlayer) {
    const DuelTerms<Xadrez> terms{.opening_plies = 6};
    Rng rng(5);
    const Chooser<Xadrez> random = [&](const Record<Xadrez>& game) {
        return random_move<Xadrez>(game.position(), rng);
    };
    for (int level = 1; level <= 4; ++level) {
        const auto& below = level == 1 ? random : level_player(level - 1);
        EXPECT_GE(play_duel<Xadrez>(level_player(level), below, terms, 12, 2).score(), 0.65)
            << level;
    }
}

} // namespace
} // namespace tabuleiro::xadrez
