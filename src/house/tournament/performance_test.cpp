#include "house/tournament/performance.hpp"

#include <gtest/gtest.h>

#include "support/tournament_driver.hpp"

namespace tabuleiro::house::tournament {
namespace {

using Kind = TournamentCommandKind;
using test::TournamentDriver;
using test::usual_settings;

TEST(TournamentPerformance, OfThoseWithoutRatingsIsAroundNought) {
    TournamentDriver driver(usual_settings("double-round-robin"));
    driver.enter(3);
    EXPECT_TRUE(performances_of(driver.state()).empty());
    driver.command(Kind::Start);
    while (driver.state().phase == TournamentPhase::Running) {
        driver.wait(std::chrono::seconds(10));
        driver.play_round();
    }
    const auto performances = performances_of(driver.state());
    ASSERT_EQ(performances.size(), 3U);
    EXPECT_GT(performances.at(1).rating, 100);
    EXPECT_NEAR(performances.at(2).rating, 0, 1);
    EXPECT_EQ(performances.at(3).rating, -performances.at(1).rating);
    EXPECT_GT(performances.at(1).margin, 100) << "four games say little";
    EXPECT_EQ(driver.shown()["standings"][0]["performance"]["rating"], performances.at(1).rating);
}

TEST(TournamentPerformance, IsOnTheScaleOfTheRatings) {
    TournamentDriver driver(usual_settings("round-robin"));
    driver.enter(1);
    driver.command({.kind = Kind::Add, .who = {ContestantKind::Level, {}, 6}});
    driver.command({.kind = Kind::Add, .who = {ContestantKind::Level, {}, 2}});
    driver.command(Kind::Start);
    while (driver.state().phase == TournamentPhase::Running) {
        driver.wait(std::chrono::seconds(10));
        driver.play_round();
    }
    const auto performances = performances_of(driver.state());
    EXPECT_NEAR((performances.at(2).rating + performances.at(3).rating) / 2.0, 400, 1)
        << "the mean of the two levels";
    EXPECT_LT(performances.at(1).rating, performances.at(3).rating);
}

TEST(TournamentPerformance, NeedsAGameThatWasPlayed) {
    TournamentDriver driver;
    driver.enter(4);
    driver.command(Kind::Start);
    driver.wait();
    driver.command(
        {.kind = Kind::EnterResult, .round = 1, .board = 1, .result = {Winner::First, true}});
    EXPECT_TRUE(performances_of(driver.state()).empty()) << "a forfeit says nothing";
    const Board& board = driver.state().rounds[0].boards[1];
    driver.finish_table(board.table, Winner::Draw);
    const auto performances = performances_of(driver.state());
    EXPECT_EQ(performances.size(), 2U);
    EXPECT_EQ(performances.at(board.seats.first).rating, 0);
    EXPECT_GT(performances.at(board.seats.first).margin, 0);
}

TEST(TournamentPerformance, IsLeftOutWhereItWouldTakeTooLong) {
    TournamentDriver driver;
    driver.enter(static_cast<int>(most_with_performance) + 2);
    driver.command(Kind::Start);
    driver.wait();
    driver.play_round();
    EXPECT_TRUE(performances_of(driver.state()).empty());
    EXPECT_EQ(driver.shown()["standings"][0]["performance"], nullptr);
}

} // namespace
} // namespace tabuleiro::house::tournament
