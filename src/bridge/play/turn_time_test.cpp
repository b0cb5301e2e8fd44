#include "bridge/play/turn_time.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::bridge {
namespace {

using nlohmann::json;

json clocks(int first, int second, const json& running, int delay = 0) {
    return {{"first", {{"left", first}, {"moves", nullptr}}},
            {"second", {{"left", second}, {"moves", nullptr}}},
            {"running", running},
            {"delay", delay}};
}

json move(const char* by, int left, const json& spent) {
    json made{{"by", by}, {"text", "e2e4"}, {"left", left}};
    if (!spent.is_null()) {
        made["spent"] = spent;
    }
    return made;
}

TableState state(const json& clocks, const json& moves = json::array()) {
    TableState made;
    made.apply({{"version", 1},
                {"table", "t"},
                {"you", "first"},
                {"clocks", clocks},
                {"history", {{"from", 0}, {"moves", moves}}}});
    return made;
}

const OwnTimes own{Duration(5'000), Duration(100)};

TEST(TurnTime, WithoutAClockEachMoveHasItsOwnTime) {
    const TurnTime time = turn_time(state(nullptr), std::nullopt, own);
    EXPECT_EQ(time.limits.first.clock, (TimeControl{TimeKind::PerMove, Duration(5'000)}));
    EXPECT_EQ(time.left.first, Duration(5'000));
    EXPECT_FALSE(time.deadline) << "nobody is late";
}

TEST(TurnTime, OfASlowGameIsNotItsDays) {
    TableState slow = state(clocks(86'400'000, 86'400'000, "first"));
    slow.apply({{"version", 2}, {"days", 1}});
    EXPECT_EQ(turn_time(slow, std::nullopt, own).left.first, Duration(5'000));
}

TEST(TurnTime, TakesOffWhatTheNetworkMayTake) {
    const KnownTime known =
        ByPlayer<TimeControl>{{TimeKind::Increment, Duration(60'000), Duration(2'000)},
                              {TimeKind::Increment, Duration(60'000), Duration(2'000)}};
    const TurnTime time = turn_time(state(clocks(50'000, 40'000, "first", 300)), known, own);
    EXPECT_EQ(time.left.first, Duration(49'900));
    EXPECT_EQ(time.left.second, Duration(40'000));
    EXPECT_EQ(time.limits.first.clock.bonus, Duration(2'000));
    EXPECT_EQ(time.deadline, programs::Span(Duration(51'300))) << "with the delay and a grace";
    EXPECT_EQ(turn_time(state(clocks(120, 40'000, "first")), known, own).left.first, Duration(60))
        << "never more than half";
}

TEST(TurnTime, HasNoDeadlineWhileTheClockStandsStill) {
    EXPECT_FALSE(turn_time(state(clocks(50'000, 50'000, nullptr)), std::nullopt, own).deadline);
}

TEST(TurnTime, FindsTheIncrementInWhatMovesTookAndLeft) {
    const json moves{move("first", 60'000, nullptr), move("second", 60'000, nullptr),
                     move("first", 58'000, 4'000),   move("second", 59'000, 1'000),
                     move("first", 74'000, 1'000), // with 15 seconds from the opponent
                     move("second", 50'000, 9'000)};
    const TurnTime time =
        turn_time(state(clocks(74'000, 50'000, "first"), moves), std::nullopt, own);
    EXPECT_EQ(time.limits.first.clock.bonus, Duration(2'000));
    EXPECT_EQ(time.limits.second.clock.bonus, Duration(0));
}

TEST(TurnTime, OfOneMoveIsWhatIsLeftOfIt) {
    const KnownTime known = ByPlayer<TimeControl>{{TimeKind::PerMove, Duration(30'000)},
                                                  {TimeKind::PerMove, Duration(30'000)}};
    EXPECT_EQ(turn_time(state(clocks(20'000, 30'000, "first")), known, own).limits.first.clock.time,
              Duration(19'900));
}

} // namespace
} // namespace tabuleiro::bridge
