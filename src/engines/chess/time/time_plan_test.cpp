#include "engines/chess/time/time_plan.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::roque {
namespace {

SearchLimits with_clock(int remaining, int increment, std::optional<int> moves = std::nullopt) {
    SearchLimits limits;
    limits.clock = ClockTimes{Milliseconds(remaining), Milliseconds(increment), moves};
    return limits;
}

TEST(TimePlan, NeverUsesMoreThanThereIs) {
    for (const int remaining : {0, 1, 5, 20, 100, 1000, 60'000, 10'000'000}) {
        for (const int increment : {0, 10, 1000, 100'000}) {
            for (const std::optional<int> moves : {std::optional<int>{}, {1}, {2}, {40}}) {
                const TimePlan plan =
                    TimePlan::from(with_clock(remaining, increment, moves), Milliseconds(10));
                ASSERT_TRUE(plan.soft && plan.hard);
                EXPECT_LE(*plan.soft, *plan.hard);
                EXPECT_LE(plan.hard->count(), std::max(1, remaining - 10));
            }
        }
    }
}

TEST(TimePlan, KeepsAnOverheadForTheNextMoves) {
    const auto soft = [](int remaining, int overhead, std::optional<int> moves) {
        return TimePlan::from(with_clock(remaining, 0, moves), Milliseconds(overhead))
            .soft->count();
    };
    EXPECT_EQ(soft(2610, 10, std::nullopt), (2600 - 8 * 10) / 30);
    EXPECT_EQ(soft(2610, 10, 3), (2600 - 2 * 10) / 3);       // fewer moves are left
    EXPECT_EQ(soft(110, 10, std::nullopt), (100 - 50) / 30); // half of what is left
}

TEST(TimePlan, FewerMovesAreToComeAsTheGameGoesOn) {
    EXPECT_EQ(moves_to_come(1, 40, 20), 40);
    EXPECT_EQ(moves_to_come(30, 40, 20), 31);
    EXPECT_EQ(moves_to_come(60, 40, 20), 20);
    EXPECT_EQ(moves_to_come(200, 40, 20), 20);
    EXPECT_EQ(moves_to_come(0, 40, 20), 40); // from a FEN
}

TEST(TimePlan, MoveTimeIsUsedButForTheOverhead) {
    SearchLimits limits;
    limits.move_time = Milliseconds(500);
    const TimePlan plan = TimePlan::from(limits, Milliseconds(30));
    EXPECT_EQ(plan.hard, Milliseconds(470));
    EXPECT_FALSE(plan.soft);
}

TEST(TimePlan, WithoutAClockThereIsNoLimit) {
    const TimePlan plan = TimePlan::from(SearchLimits{}, Milliseconds(10));
    EXPECT_FALSE(plan.soft || plan.hard);
}

TEST(LagMeter, SeesWhatMovesLoseOnTheirWay) {
    LagMeter meter;
    meter.begin({Milliseconds(2000), Milliseconds(20), std::nullopt});
    EXPECT_EQ(meter.lag(), Milliseconds(0));
    meter.end(Milliseconds(100));
    meter.begin({Milliseconds(1840), Milliseconds(20), std::nullopt}); // 1920 were expected
    EXPECT_EQ(meter.lag(), Milliseconds(80));
    meter.end(Milliseconds(40));
    meter.begin({Milliseconds(1820), Milliseconds(20), std::nullopt}); // none lost: it fades
    EXPECT_EQ(meter.lag(), Milliseconds(60));
    meter.end(Milliseconds(10));
    meter.begin({Milliseconds(60'000), Milliseconds(20), std::nullopt}); // another time control
    EXPECT_EQ(meter.lag(), Milliseconds(45));
}

TEST(TimePlan, ASureMoveTakesLessTimeThanAnUnsureOne) {
    EXPECT_LT(soft_scale({6, 0.9, 0}), soft_scale({0, 0.9, 0}));
    EXPECT_LT(soft_scale({3, 0.9, 0}), soft_scale({3, 0.3, 0}));
    EXPECT_LT(soft_scale({3, 0.5, 0}), soft_scale({3, 0.5, 40}));
}

} // namespace
} // namespace tabuleiro::roque
