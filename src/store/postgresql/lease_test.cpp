#include "store/postgresql/lease.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::store::postgresql {
namespace {

using namespace std::chrono_literals;

constexpr Lease::Time start{1h};

TEST(Lease, LastsTwoSecondsFromWhenItsMessageWasSent) {
    Lease lease;
    EXPECT_FALSE(lease.holds(0, start));
    lease.begin(7, start);
    EXPECT_TRUE(lease.holds(7, start + 1999ms));
    EXPECT_FALSE(lease.holds(7, start + 2s));
    EXPECT_FALSE(lease.holds(6, start));
    EXPECT_TRUE(lease.renew(start + 500ms, start + 1900ms));
    EXPECT_TRUE(lease.holds(7, start + 2400ms));
    EXPECT_FALSE(lease.holds(7, start + 2500ms));
}

TEST(Lease, AnAnswerThatComesTooLateDoesNotReviveIt) {
    Lease lease;
    lease.begin(7, start);
    EXPECT_FALSE(lease.renew(start + 500ms, start + 2100ms));
    EXPECT_FALSE(lease.holds(7, start + 2100ms));
}

TEST(Lease, EndsOnceAndIsFollowedByThatOfAnotherEpoch) {
    Lease lease;
    lease.begin(7, start);
    EXPECT_TRUE(lease.end(7));
    EXPECT_FALSE(lease.end(7));
    EXPECT_FALSE(lease.renew(start, start));
    EXPECT_FALSE(lease.holds(7, start));
    lease.begin(8, start + 3s);
    EXPECT_FALSE(lease.end(7));
    EXPECT_FALSE(lease.holds(7, start + 3s));
    EXPECT_TRUE(lease.holds(8, start + 3s));
}

} // namespace
} // namespace tabuleiro::store::postgresql
