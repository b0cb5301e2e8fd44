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

TableState state(const json& clocks, const json& time = nullptr) {
    TableState made;
    made.apply(
        {{"version", 1}, {"table", "t"}, {"you", "first"}, {"clocks", clocks}, {"time", time}});
    return made;
}

const OwnTimes own{Duration(5'000), Duration(100)};

TEST(TurnTime, WithoutAClockEachMoveHasItsOwnTime) {
    const TurnTime time = turn_time(state(nullptr), own);
    EXPECT_EQ(time.limits.first.clock, (TimeControl{TimeKind::PerMove, Duration(5'000)}));
    EXPECT_EQ(time.left.first, Duration(5'000));
    EXPECT_FALSE(time.deadline) << "nobody is late";
}

TEST(TurnTime, OfASlowGameIsNotItsDays) {
    TableState slow = state(clocks(86'400'000, 86'400'000, "first"));
    slow.apply({{"version", 2}, {"days", 1}});
    EXPECT_EQ(turn_time(slow, own).left.first, Duration(5'000));
}

TEST(TurnTime, TakesOffWhatTheNetworkMayTake) {
    const json agreed{{"first", "60+2"}, {"second", "60+2"}};
    const TurnTime time = turn_time(state(clocks(50'000, 40'000, "first", 300), agreed), own);
    EXPECT_EQ(time.left.first, Duration(49'900));
    EXPECT_EQ(time.left.second, Duration(40'000));
    EXPECT_EQ(time.limits.first.clock.bonus, Duration(2'000));
    EXPECT_EQ(time.deadline, programs::Span(Duration(51'300))) << "with the delay and a grace";
    EXPECT_EQ(turn_time(state(clocks(120, 40'000, "first"), agreed), own).left.first, Duration(60))
        << "never more than half";
}

TEST(TurnTime, HasNoDeadlineWhileTheClockStandsStill) {
    EXPECT_FALSE(turn_time(state(clocks(50'000, 50'000, nullptr)), own).deadline);
}

TEST(TurnTime, HasTheIncrementsThatTheTableTells) {
    const json agreed{{"first", "60+2"}, {"second", "90+0.5"}};
    const TurnTime time = turn_time(state(clocks(74'000, 50'000, "first"), agreed), own);
    EXPECT_EQ(time.limits.first.clock,
              (TimeControl{TimeKind::Increment, Duration(60'000), Duration(2'000)}));
    EXPECT_EQ(time.limits.second.clock,
              (TimeControl{TimeKind::Increment, Duration(90'000), Duration(500)}));
}

TEST(TurnTime, IsWhatIsLeftIfTheTableTellsNoTimeControl) {
    for (const json& told : {json(), json(7), json{{"first", "60+2"}}, json{{"first", "x"}}}) {
        const TurnTime time = turn_time(state(clocks(74'000, 50'000, "first"), told), own);
        EXPECT_EQ(time.limits.first.clock, (TimeControl{TimeKind::Total, Duration(74'000)}));
    }
}

TEST(TurnTime, OfOneMoveIsWhatIsLeftOfIt) {
    const json agreed{{"first", "30/move"}, {"second", "30/move"}};
    EXPECT_EQ(
        turn_time(state(clocks(20'000, 30'000, "first"), agreed), own).limits.first.clock.time,
        Duration(19'900));
}

} // namespace
} // namespace tabuleiro::bridge
