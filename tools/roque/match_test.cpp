#include "match.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::roque {
namespace {

GameTerms quick() {
    GameTerms terms;
    terms.thinking.nodes = 150;
    terms.megabytes = 1;
    return terms;
}

// With the same opening, two equal players play the same game twice.
TEST(PairPlayer, NoSideOfEqualPlayersIsBetter) {
    PairPlayer player(quick());
    const Version one;
    const Version other;
    bool any_decided = false;
    for (int pair = 0; pair < 6; ++pair) {
        const PlayedPair played = player.play(one, other, pair);
        EXPECT_EQ(played.points.first + played.points.second, 2) << "pair " << pair;
        EXPECT_EQ(played.plies % 2, 0);
        any_decided = any_decided || played.points.first != 1;
    }
    EXPECT_TRUE(any_decided);
}

TEST(PairPlayer, APairDependsOnItsNumberAlone) {
    PairPlayer after_others(quick());
    const Version usual;
    const Version tapered{.network = nullptr};
    after_others.play(tapered, usual, 1);
    const PlayedPair later = after_others.play(usual, tapered, 2);
    const PlayedPair alone = PairPlayer(quick()).play(usual, tapered, 2);
    EXPECT_EQ(later.points, alone.points);
    EXPECT_EQ(later.plies, alone.plies);
}

TEST(PairPlayer, TheBetterVersionWins) {
    PairPlayer player(quick());
    const Version usual;
    const Version tapered{.network = nullptr};
    int points = 0;
    for (int pair = 0; pair < 6; ++pair) {
        const tuning::PairPoints got = player.play(usual, tapered, pair).points;
        points += got.first + got.second;
    }
    EXPECT_GT(points, 12);
}

TEST(PairPlayer, KeepsItsClock) {
    GameTerms terms = quick();
    terms.thinking = Thinking::from_text("clock=1000+1").value();
    terms.thinking.clock->remaining = Milliseconds(-1); // the flag falls with the first move
    const PlayedPair played = PairPlayer(terms).play({}, {}, 1);
    EXPECT_EQ(played.lost_on_time, 2);
    EXPECT_EQ(played.plies, 2);
    EXPECT_EQ(played.points.first + played.points.second, 2);
}

// No time passes but that of the nodes.
TEST(PairPlayer, AGameOnAClockOfNodesDependsOnItsOpeningAlone) {
    GameTerms terms = quick();
    terms.thinking = Thinking::from_text("clock=2+0.02@5000").value();
    const PlayedPair one = PairPlayer(terms).play({}, {}, 1);
    const PlayedPair other = PairPlayer(terms).play({}, {}, 1);
    EXPECT_EQ(one.points.first + one.points.second, 2); // the same game twice
    EXPECT_EQ(one.plies, other.plies);
    EXPECT_EQ(one.lost_on_time, 0);
}

TEST(Thinking, IsReadAsItIsWritten) {
    for (const char* text :
         {"nodes=1", "nodes=2000", "clock=10+0.1", "clock=0.5+0", "clock=2+0.02@100000"}) {
        const auto thinking = Thinking::from_text(text);
        ASSERT_TRUE(thinking) << text;
        EXPECT_EQ(thinking->to_text(), text);
    }
    for (const char* text :
         {"", "nodes", "nodes=0", "nodes=x", "clock=", "clock=0+1", "clock=1+1+1", "clock=-1+0",
          "clock=1+1@0", "clock=1+1@", "clock=1+1@9@9", "depth=3"}) {
        EXPECT_FALSE(Thinking::from_text(text)) << text;
    }
}

} // namespace
} // namespace tabuleiro::roque
