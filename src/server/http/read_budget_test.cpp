#include "server/http/read_budget.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(ReadBudget, IsRefilledByTheClock) {
    const SteadyTime start{};
    ReadBudget budget;
    EXPECT_GT(budget.available_at(start), 1'000'000'000U);
    budget.limit({100, 1000}, start);
    EXPECT_EQ(budget.available_at(start), 1000U);
    budget.transfer_read_bytes(1000);
    EXPECT_EQ(budget.available_at(start), 0U);
    EXPECT_EQ(budget.available_at(start + std::chrono::seconds(1)), 100U);
    EXPECT_EQ(budget.available_at(start + std::chrono::seconds(60)), 1000U);
}

} // namespace
} // namespace tabuleiro::server
