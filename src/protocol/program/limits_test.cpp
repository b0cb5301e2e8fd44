#include "protocol/program/limits.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::program {
namespace {

ThinkingLimits limits(std::string_view line, Player player = Player::First) {
    return limits_of(std::get<Go>(*parse_command(line)), player);
}

TEST(ProgramLimits, AreThoseOfThePlayerToMove) {
    EXPECT_EQ(limits("go"), ThinkingLimits{});
    EXPECT_EQ(limits("go depth 6 nodes 50000").depth, 6);
    EXPECT_EQ(limits("go depth 6 nodes 50000").nodes, 50000U);
    const auto first = limits("go left 300000 3000").time;
    const auto second = limits("go left 300000 3000", Player::Second).time;
    ASSERT_TRUE(first && second);
    EXPECT_GT(*first, *second * 50);
    EXPECT_GT(limits("go left 3000 3000 increment 2000 0").time, second);
}

TEST(ProgramLimits, LeaveTimeForTheAnswer) {
    EXPECT_LT(limits("go time 1000").time, std::chrono::milliseconds(1000));
    EXPECT_GT(limits("go time 1000").time, std::chrono::milliseconds(900));
    for (const char* line : {"go time 0", "go left 0 0", "go left 1 1 increment 5000 5000"}) {
        EXPECT_EQ(limits(line).time, std::chrono::milliseconds(1)) << line;
    }
}

TEST(ProgramLimits, OddNumbersDoNotOverflow) {
    const auto huge = limits("go left 9223372036854775807 1 increment 9223372036854775807 1 "
                             "time 9223372036854775807 nodes 0 depth 9223372036854775807");
    EXPECT_GT(huge.time, std::chrono::hours(1));
    EXPECT_EQ(huge.nodes, 1U);
    EXPECT_GT(huge.depth, 1000);
}

} // namespace
} // namespace tabuleiro::program
