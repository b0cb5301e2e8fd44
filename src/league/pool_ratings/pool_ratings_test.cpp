#include "league/pool_ratings/pool_ratings.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "core/rng.hpp"

namespace tabuleiro::league {
namespace {

double score_at(double difference) {
    return 1 / (1 + std::pow(10, -difference / 400));
}

TEST(PoolRatings, ASingleGameSaysLittle) {
    const PoolRatings ratings = pool_ratings(2, {{0, 1, 1}});
    EXPECT_FALSE(ratings.bounded);
    EXPECT_NEAR(score_at(ratings.players[0].elo - ratings.players[1].elo), 0.75, 1e-9)
        << "one game won, and one drawn in imagination";
    EXPECT_GT(ratings.players[0].error95, 100);
}

TEST(PoolRatings, ManyGamesSayMoreThanFew) {
    std::vector<PoolResult> few;
    std::vector<PoolResult> many;
    for (int i = 0; i < 100; ++i) {
        const PoolResult result{static_cast<PlayerNumber>(i % 2),
                                static_cast<PlayerNumber>(1 - i % 2), i % 4 < 2 ? 1.0 : 0.0};
        many.push_back(result);
        if (i < 10) {
            few.push_back(result);
        }
    }
    EXPECT_LT(pool_ratings(2, many).players[0].error95, pool_ratings(2, few).players[0].error95);
}

TEST(PoolRatings, AResultOfTwoGamesCountsAsBoth) {
    const std::vector<PoolResult> singles{{0, 1, 1}, {0, 1, 0.5}, {0, 1, 0}, {0, 1, 1}};
    const std::vector<PoolResult> pairs{{0, 1, 0.75}, {0, 1, 0.5}};
    const PoolRatings one_by_one = pool_ratings(2, singles);
    const PoolRatings together = pool_ratings(2, pairs, 2);
    EXPECT_NEAR(one_by_one.players[0].elo, together.players[0].elo, 1e-9);
}

// Intervals of single games contain the true values about nineteen times in twenty.
TEST(PoolRatings, IntervalsHoldTheTruth) {
    const std::array<double, 4> truth{-150, -50, 50, 150};
    Rng rng(11);
    int held = 0;
    constexpr int runs = 200;
    for (int run = 0; run < runs; ++run) {
        std::vector<PoolResult> games;
        for (PlayerNumber a = 0; a < truth.size(); ++a) {
            for (PlayerNumber b = a + 1; b < truth.size(); ++b) {
                for (int i = 0; i < 40; ++i) {
                    games.push_back({a, b, rng.unit() < score_at(truth[a] - truth[b]) ? 1.0 : 0.0});
                }
            }
        }
        const PoolRatings ratings = pool_ratings(truth.size(), games);
        for (PlayerNumber i = 0; i < truth.size(); ++i) {
            held += std::abs(ratings.players[i].elo - truth[i]) <= ratings.players[i].error95;
        }
    }
    EXPECT_GT(held, 4 * runs * 0.92);
    EXPECT_LT(held, 4 * runs * 0.98);
}

} // namespace
} // namespace tabuleiro::league
