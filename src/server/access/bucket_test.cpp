#include "server/access/bucket.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(Bucket, AllowsABurstAndThenItsRate) {
    const SteadyTime start{};
    Bucket bucket({2, 3}, start);
    EXPECT_TRUE(bucket.take(start));
    EXPECT_TRUE(bucket.take(start));
    EXPECT_TRUE(bucket.take(start));
    EXPECT_FALSE(bucket.take(start));
    EXPECT_FALSE(bucket.take(start + std::chrono::milliseconds(400)));
    EXPECT_TRUE(bucket.take(start + std::chrono::milliseconds(1000)));
}

TEST(Buckets, ForgetThoseWhoHaveBeenQuiet) {
    Buckets buckets({1, 2});
    const SteadyTime start{};
    for (int i = 0; i < 100'000; ++i) {
        buckets.take(std::to_string(i), start + std::chrono::seconds(i));
    }
    EXPECT_LT(buckets.size(), 3000U);
}

} // namespace
} // namespace tabuleiro::server
