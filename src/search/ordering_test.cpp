#include "search/ordering.hpp"

#include <gtest/gtest.h>

#include "search/reduction.hpp"

namespace tabuleiro::search {
namespace {

TEST(Picker, GivesTheBestFirstAndEqualOnesInTheirOrder) {
    Picker picker;
    for (const int rank : {3, -7, 5, 3, 2'000'000'000, -2'000'000'000, 0, 3, 1, 4}) {
        picker.add(rank);
    }
    std::vector<std::size_t> order;
    while (!picker.empty()) {
        order.push_back(picker.next());
    }
    EXPECT_EQ(order, (std::vector<std::size_t>{4, 2, 9, 0, 3, 7, 8, 6, 1, 5}));
}

TEST(History, StaysWithinItsLimit) {
    History history;
    for (int i = 0; i < 1000; ++i) {
        history.reward(Player::First, 7, 20);
        history.punish(Player::Second, 7, 20);
    }
    EXPECT_GT(history.of(Player::First, 7), margins::history_limit / 2);
    EXPECT_LE(history.of(Player::First, 7), margins::history_limit);
    EXPECT_GE(history.of(Player::Second, 7), -margins::history_limit);
    EXPECT_EQ(history.of(Player::First, 8), 0);
}

TEST(Killers, KeepTheLastTwo) {
    Killers killers;
    killers.add(1);
    killers.add(2);
    killers.add(2);
    EXPECT_TRUE(killers.is_first(2));
    EXPECT_TRUE(killers.is_second(1));
    killers.add(3);
    EXPECT_FALSE(killers.is_first(1) || killers.is_second(1));
}

TEST(Reduction, GrowsWithDepthAndNumberAndLeavesAPly) {
    const Pruning usual;
    for (int depth = 3; depth < 60; ++depth) {
        for (int number = 3; number < 200; ++number) {
            const int less = late_reduction(usual, depth, number, WindowKind::Null, 0);
            EXPECT_GE(less, 0);
            EXPECT_LE(less, depth - 2);
            EXPECT_LE(less, late_reduction(usual, depth, number, WindowKind::Null,
                                           -2 * usual.reduction_history));
            EXPECT_GE(less, late_reduction(usual, depth, number, WindowKind::Open, 0));
        }
    }
    EXPECT_EQ(late_reduction(usual, 2, 40, WindowKind::Null, 0), 0);
    EXPECT_GT(late_reduction(usual, 10, 40, WindowKind::Null, 0),
              late_reduction(usual, 4, 10, WindowKind::Null, 0));
}

} // namespace
} // namespace tabuleiro::search
