#include "house/fair_queue.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::house {
namespace {

const auto anyone = [](const std::string&) { return true; };

std::string order_of(FairQueue<std::string> line) {
    std::string order;
    while (const auto place = line.take(anyone)) {
        order += (order.empty() ? "" : " ") + place->thing;
    }
    return order;
}

TEST(FairQueue, OneOwnersThingsKeepTheirOrder) {
    FairQueue<std::string> line;
    EXPECT_EQ(line.add("ana", "a1"), 0U);
    EXPECT_EQ(line.add("ana", "a2"), 1U);
    EXPECT_EQ(line.add("ana", "a3"), 2U);
    EXPECT_EQ(order_of(line), "a1 a2 a3");
}

TEST(FairQueue, WhoHasManyStandsBehindTheFirstOfOthers) {
    FairQueue<std::string> line;
    for (int i = 1; i <= 4; ++i) {
        line.add("ana", "a" + std::to_string(i));
    }
    EXPECT_EQ(line.add("bob", "b1"), 1U);
    EXPECT_EQ(line.add("eve", "e1"), 2U);
    EXPECT_EQ(line.add("bob", "b2"), 4U);
    EXPECT_EQ(order_of(line), "a1 b1 e1 a2 b2 a3 a4");
}

TEST(FairQueue, WhatAnOwnerHasElsewhereCounts) {
    FairQueue<std::string> line;
    line.add("ana", "a3", 2);
    EXPECT_EQ(line.add("bob", "b1"), 0U);
    EXPECT_EQ(order_of(line), "b1 a3");
}

TEST(FairQueue, WhoMayNotHaveAnyIsPassedOver) {
    FairQueue<std::string> line;
    line.add("ana", "a1");
    line.add("bob", "b1");
    const auto taken = line.take([](const std::string& owner) { return owner != "ana"; });
    ASSERT_TRUE(taken);
    EXPECT_EQ(taken->owner, "bob");
    EXPECT_FALSE(line.take([](const std::string& owner) { return owner != "ana"; }));
    EXPECT_EQ(line.size(), 1U);
}

TEST(FairQueue, WhatIsNotWantedAnyMoreGoes) {
    FairQueue<std::string> line;
    line.add("ana", "a1");
    line.add("bob", "b1");
    EXPECT_EQ(line.remove([](const std::string& thing) { return thing == "b1"; }), 1U);
    EXPECT_EQ(line.remove([](const std::string& thing) { return thing == "b1"; }), std::nullopt);
    EXPECT_EQ(line.count("bob"), 0U);
    EXPECT_EQ(line[0], "a1");
}

} // namespace
} // namespace tabuleiro::house
