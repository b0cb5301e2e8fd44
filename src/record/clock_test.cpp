#include "record/clock.hpp"

#include <gtest/gtest.h>

namespace tabuleiro {
namespace {

using namespace std::chrono_literals;

constexpr Player first = Player::First;
constexpr Player second = Player::Second;

TimeControl control(std::string_view text) {
    return parse_time_control(text).value();
}

// A clock on which the first player's time has been running since 0.
Clock running(std::string_view text) {
    Clock clock(control(text));
    clock.start(first, 0ms);
    return clock;
}

TEST(TimeControl, TextsReadAndWriteTheSame) {
    for (const char* text : {"none", "300", "180+2", "2+0.02", "0+1", "180d5", "180b5", "30/move",
                             "0.5/move", "40/5400", "40/5400+30", "1/0.001"}) {
        const auto parsed = parse_time_control(text);
        ASSERT_TRUE(parsed) << text;
        EXPECT_EQ(to_text(*parsed), text);
    }
    EXPECT_EQ(to_text(control("1.50")), "1.5");
}

TEST(TimeControl, NonsenseIsRefused) {
    for (const char* text :
         {"",    "0",     "-5",     "5+",          "+5",      "5++2", "a",       "5d",
          "5x3", "/move", "0/move", "40/",         "/40",     "0/60", "40/60d5", "1.2345",
          "1.",  ".5",    "5 ",     "99999999999", "4000000", "5+-2", "1e3"}) {
        EXPECT_FALSE(parse_time_control(text)) << text;
    }
}

TEST(Clock, WithoutATimeControlNothingEverRunsOut) {
    Clock clock = running("none");
    EXPECT_EQ(clock.left(first, 1h), std::nullopt);
    EXPECT_EQ(clock.flagged(100h), std::nullopt);
    EXPECT_EQ(clock.flag_time(), std::nullopt);
    EXPECT_TRUE(clock.press(second, 100h));
}

TEST(Clock, TotalTimeRunsForThePlayerToMoveAlone) {
    Clock clock = running("60");
    EXPECT_EQ(clock.left(first, 10s), 50s);
    EXPECT_EQ(clock.left(second, 10s), 60s);
    ASSERT_TRUE(clock.press(second, 10s));
    EXPECT_EQ(clock.left(first, 25s), 50s);
    EXPECT_EQ(clock.left(second, 25s), 45s);
}

TEST(Clock, TheFlagFallsWhenNothingIsLeft) {
    const Clock clock = running("60");
    EXPECT_EQ(clock.flag_time(), 60s);
    EXPECT_EQ(clock.flagged(59'999ms), std::nullopt);
    EXPECT_EQ(clock.flagged(60s), first);
    EXPECT_EQ(clock.left(first, 70s), 0s);
}

TEST(Clock, AMoveAfterTheFlagIsTooLate) {
    Clock clock = running("60+5");
    EXPECT_FALSE(clock.press(second, 60s));
    EXPECT_EQ(clock.running(), std::nullopt);
    EXPECT_EQ(clock.flagged(0s), first);
    EXPECT_EQ(clock.left(first, 61s), 0s);
}

TEST(Clock, IncrementComesAfterTheMove) {
    Clock clock = running("10+2");
    EXPECT_EQ(clock.left(first, 1s), 9s);
    ASSERT_TRUE(clock.press(second, 1s));
    EXPECT_EQ(clock.left(first, 1s), 11s);
}

TEST(Clock, SimpleDelayIsFreeAndNeverSaved) {
    Clock clock = running("10d3");
    EXPECT_EQ(clock.left(first, 3s), 10s);
    EXPECT_EQ(clock.left(first, 4s), 9s);
    EXPECT_EQ(clock.flag_time(), 13s);
    ASSERT_TRUE(clock.press(second, 1s));
    EXPECT_EQ(clock.left(first, 1s), 10s);
}

TEST(Clock, BronsteinGivesBackWhatTheMoveTookUpToTheDelay) {
    Clock clock = running("10b3");
    EXPECT_EQ(clock.left(first, 2s), 8s);
    EXPECT_EQ(clock.flag_time(), 10s);
    ASSERT_TRUE(clock.press(second, 2s));
    EXPECT_EQ(clock.left(first, 2s), 10s);
    ASSERT_TRUE(clock.press(first, 3s));
    ASSERT_TRUE(clock.press(second, 8s));
    EXPECT_EQ(clock.left(first, 8s), 8s);
}

TEST(Clock, TimePerMoveBeginsAnewEachMove) {
    Clock clock = running("5/move");
    ASSERT_TRUE(clock.press(second, 4s));
    EXPECT_EQ(clock.left(first, 4s), 5s);
    EXPECT_EQ(clock.flagged(8s), std::nullopt);
    EXPECT_EQ(clock.flagged(9s), second);
}

TEST(Clock, MovesInTimeAddAPeriodWhenTheMovesAreMade) {
    Clock clock = running("2/10+1");
    EXPECT_EQ(clock.moves_to_control(first), 2);
    ASSERT_TRUE(clock.press(second, 4s)); // 10 - 4 + 1
    EXPECT_EQ(clock.left(first, 4s), 7s);
    EXPECT_EQ(clock.moves_to_control(first), 1);
    ASSERT_TRUE(clock.press(first, 4s));
    ASSERT_TRUE(clock.press(second, 6s)); // 7 - 2 + 1 + 10
    EXPECT_EQ(clock.left(first, 6s), 16s);
    EXPECT_EQ(clock.moves_to_control(first), 2);
}

TEST(Clock, SidesMayHaveDifferentTime) {
    Clock clock(ByPlayer<TimeControl>{control("60"), control("10+1")});
    clock.start(first, 0s);
    ASSERT_TRUE(clock.press(second, 30s));
    EXPECT_EQ(clock.left(first, 35s), 30s);
    EXPECT_EQ(clock.left(second, 35s), 5s);
}

TEST(Clock, APlayerMayMoveTwiceInARow) {
    Clock clock = running("10+1");
    ASSERT_TRUE(clock.press(first, 2s));
    EXPECT_EQ(clock.left(first, 3s), 8s);
    EXPECT_EQ(clock.left(second, 3s), 10s);
}

TEST(Clock, APauseKeepsWhatTheTurnHasUsed) {
    Clock clock = running("10d3");
    clock.pause(2s);
    EXPECT_EQ(clock.left(first, 100s), 10s);
    clock.start(first, 100s);
    EXPECT_EQ(clock.flag_time(), 111s);
    EXPECT_EQ(clock.left(first, 102s), 9s);
    ASSERT_TRUE(clock.press(second, 102s));
    EXPECT_EQ(clock.left(first, 102s), 9s);
}

TEST(Clock, TimeMayBeGiven) {
    Clock clock = running("10");
    clock.add(first, 15s);
    EXPECT_EQ(clock.flag_time(), 25s);
    clock.add(second, -1h);
    EXPECT_EQ(clock.left(second, 0s), 0s);
}

TEST(Clock, DaysPerMoveBeginAnewWithEachTurn) {
    Clock clock(days_per_move(2));
    EXPECT_EQ(to_text(clock.control(first)), "1/172800");
    clock.start(first, 1h);
    EXPECT_EQ(clock.flag_time(), 49h);
    EXPECT_EQ(clock.left(first, 25h), 24h);
    EXPECT_EQ(clock.flagged(49h - 1ms), std::nullopt);
    EXPECT_EQ(clock.flagged(49h), first);
    ASSERT_TRUE(clock.press(second, 30h));
    EXPECT_EQ(clock.flag_time(), 78h);
    EXPECT_EQ(clock.left(first, 60h), 48h);
    clock.pause(70h); // the first player's move is taken back
    clock.start(first, 70h);
    EXPECT_EQ(clock.flag_time(), 118h);
    ASSERT_TRUE(clock.press(second, 71h));
    EXPECT_EQ(clock.flag_time(), 119h) << "what the turn before had used does not count";
    EXPECT_FALSE(clock.press(first, 119h));
}

TEST(Clock, SeveralMovesOfOneTurnShareItsDays) {
    Clock clock(days_per_move(1));
    clock.start(first, 0ms);
    ASSERT_TRUE(clock.press(first, 10h));
    EXPECT_EQ(clock.left(first, 11h), 13h);
    EXPECT_EQ(clock.flag_time(), 24h);
    ASSERT_TRUE(clock.press(second, 23h));
    EXPECT_EQ(clock.flag_time(), 47h);
}

} // namespace
} // namespace tabuleiro
