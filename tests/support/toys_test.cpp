#include "support/toys.hpp"

#include <gtest/gtest.h>

#include "conformance/conformance.hpp"
#include "support/perft.hpp"

namespace tabuleiro::test {
namespace {

static_assert(OpenGame<Countdown> && !SecretGame<Countdown>);
static_assert(SecretGame<Cups> && !OpenGame<Cups>);
static_assert(!JudgesHistory<Countdown>);
static_assert(!Game<int>);

TEST(Toys, CountdownConforms) {
    conform<Countdown>({.games = 20});
}

TEST(Toys, CupsConforms) {
    conform<Cups>({.games = 20});
}

TEST(Toys, PerftCountsSequences) {
    const auto start = Countdown::start({.stones = 4}).value();
    EXPECT_EQ(perft<Countdown>(start, 0), 1U);
    EXPECT_EQ(perft<Countdown>(start, 1), 3U);
    EXPECT_EQ(perft<Countdown>(start, 2), 6U); // 1-1 1-2 1-3 2-1 2-2 3-1
}

} // namespace
} // namespace tabuleiro::test
