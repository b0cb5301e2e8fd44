#include "engines/chess/computer.hpp"

#include <gtest/gtest.h>

#include "games/chess/fen.hpp"

namespace tabuleiro {
namespace {

using chess::Chess;

Record<Chess> record_of(const char* fen) {
    return Record<Chess>(chess::parse_fen(fen).value());
}

const char* const mate_in_one = "6k1/5ppp/8/8/8/8/q4PPP/3R2K1 w - - 0 1";

TEST(Computer, EveryLevelPlaysTheSameTwiceInEitherStyle) {
    const auto record = Record<Chess>::begin().value();
    Computer<Chess> computer;
    for (int level = 1; level <= Computer<Chess>::highest_level; ++level) {
        for (const PlayStyle style : {PlayStyle::Natural, PlayStyle::Plain}) {
            const PlayTerms terms{.level = level, .seed = 3, .style = style};
            computer.new_game();
            const auto once = computer.choose(record, terms);
            computer.new_game();
            EXPECT_EQ(computer.choose(record, terms).move, once.move) << level;
        }
    }
}

TEST(Computer, SaysWhatItThoughtInPlainStyle) {
    Computer<Chess> computer;
    const auto advice =
        computer.choose(record_of(mate_in_one), {.level = 8, .seed = 1, .style = PlayStyle::Plain});
    EXPECT_EQ(advice.mate, 1);
    EXPECT_FALSE(advice.score);
    EXPECT_GT(advice.depth, 0);
    EXPECT_GT(advice.nodes, 0U);
}

TEST(Computer, KnowsHowASeatStands) {
    const auto record = record_of("3qk3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    Computer<Chess> computer;
    EXPECT_EQ(computer.standing(record, Player::First), Standing::MuchWorse);
    EXPECT_EQ(computer.standing(record, Player::Second), Standing::Better);
    EXPECT_LT(Computer<Chess>::balance(record), -500);
}

TEST(Computer, AnalysesSeveralVariations) {
    const auto record = record_of(mate_in_one);
    Computer<Chess> computer;
    const auto variations = computer.analyse(record, {.variations = 2});
    ASSERT_EQ(variations.size(), 2U);
    EXPECT_EQ(variations[0].worth, decided_in(1, true));
    EXPECT_EQ(variations[0].moves.front(), computer.hint(record, 0));
    EXPECT_LT(variations[1].worth.chances, 0.5);
}

TEST(Computer, ARecaptureIsObvious) {
    auto record = record_of("4k3/8/2p5/3p4/8/2N5/8/4K3 w - - 0 1");
    ASSERT_TRUE(record.play_text("c3d5"));
    const auto retakes = Chess::parse(record.position(), "c6d5").value();
    const auto other = Chess::parse(record.position(), "e8d7").value();
    EXPECT_EQ(Computer<Chess>::ease(record, retakes), Ease::Obvious);
    EXPECT_EQ(Computer<Chess>::ease(record, other), Ease::Usual);
}

} // namespace
} // namespace tabuleiro
