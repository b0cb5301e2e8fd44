#include "tuning/pairs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace tabuleiro::tuning {
namespace {

TEST(Pairs, EachIsNotedOnceWhateverTheThreads) {
    for (const int threads : {1, 4}) {
        std::vector<int> noted;
        play_pairs(
            {.first = 3, .end = 103, .threads = threads},
            [] { return [](int pair) { return 2 * pair; }; },
            [&](int pair, int result) {
                EXPECT_EQ(result, 2 * pair);
                noted.push_back(pair);
                return true;
            });
        std::sort(noted.begin(), noted.end());
        std::vector<int> all(100);
        std::iota(all.begin(), all.end(), 3);
        EXPECT_EQ(noted, all);
    }
}

TEST(Pairs, NoneIsNotedOnceThereAreEnough) {
    for (const int threads : {1, 4}) {
        int noted = 0;
        play_pairs(
            {.end = 1'000, .threads = threads}, [] { return [](int pair) { return pair; }; },
            [&](int, int) { return ++noted < 7; });
        EXPECT_EQ(noted, 7);
    }
}

} // namespace
} // namespace tabuleiro::tuning
