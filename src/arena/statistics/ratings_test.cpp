#include "arena/statistics/ratings.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.hpp"

namespace tabuleiro::arena {
namespace {

Played pair(int a, int b, int half_points) {
    return {{0, a, b, 0}, half_points};
}

TEST(Ratings, TwoPlayersAreAsFarApartAsTheirMatchSays) {
    std::vector<Played> pairs;
    league::Pentanomial results;
    for (const int points : {4, 3, 3, 2, 2, 2, 1, 4, 2, 3}) {
        pairs.push_back(pair(0, 1, points));
        results.add(points);
    }
    const league::Strength match = strength(results);
    const Ratings ratings = rate(2, pairs);
    EXPECT_TRUE(ratings.bounded);
    EXPECT_NEAR(ratings.players[0].elo - ratings.players[1].elo, match.elo, 1e-6);
    EXPECT_NEAR(ratings.players[0].elo + ratings.players[1].elo, 0, 1e-6);
}

TEST(Ratings, OfALongMatchTheIntervalIsTheMatchs) {
    std::vector<Played> pairs;
    league::Pentanomial results;
    for (int i = 0; i < 1000; ++i) {
        const int points =
            std::array{0, 1, 2, 2, 3, 2, 4, 3, 1, 2}[static_cast<std::size_t>(i % 10)];
        pairs.push_back(i % 2 == 0 ? pair(0, 1, points) : pair(1, 0, 4 - points));
        results.add(points);
    }
    const league::Strength match = strength(results);
    const Ratings anchored = rate(2, pairs, Anchor{1, 100});
    EXPECT_DOUBLE_EQ(anchored.players[1].elo, 100);
    EXPECT_DOUBLE_EQ(anchored.players[1].error95, 0);
    EXPECT_NEAR(anchored.players[0].elo, 100 + match.elo, 1e-6);
    EXPECT_NEAR(anchored.players[0].error95, (match.elo95.high - match.elo95.low) / 2, 0.2);
}

TEST(Ratings, EverybodysExpectedPointsAreItsPoints) {
    const std::vector<Played> pairs{pair(0, 1, 3), pair(0, 1, 2), pair(1, 2, 4), pair(1, 2, 1),
                                    pair(0, 2, 3), pair(2, 3, 1), pair(3, 0, 1), pair(3, 1, 2)};
    const Ratings ratings = rate(4, pairs);
    for (int player = 0; player < 4; ++player) {
        double surplus = 0;
        for (const Played& played : pairs) {
            const auto& [round, a, b, opening] = played.fixture;
            const double expected =
                league::score_of_elo(ratings.players[static_cast<std::size_t>(a)].elo -
                                     ratings.players[static_cast<std::size_t>(b)].elo);
            const double over = played.half_points / 4.0 - expected;
            surplus += player == a ? over : player == b ? -over : 0;
        }
        EXPECT_NEAR(surplus, 0, 1e-8) << player;
    }
}

TEST(Ratings, APlayerWhoWinsEverythingIsFlaggedAndFinite) {
    const Ratings ratings = rate(3, {pair(0, 1, 4), pair(0, 2, 4), pair(1, 2, 3), pair(1, 2, 1)});
    EXPECT_FALSE(ratings.bounded);
    EXPECT_TRUE(std::isfinite(ratings.players[0].elo));
    EXPECT_GT(ratings.players[0].elo, ratings.players[1].elo + 100);
}

TEST(Ratings, StrangersAreFlaggedAndFinite) {
    const Ratings ratings = rate(5, {pair(0, 1, 3), pair(2, 3, 1)});
    EXPECT_FALSE(ratings.bounded);
    for (const Rating& rating : ratings.players) {
        EXPECT_TRUE(std::isfinite(rating.elo) && std::isfinite(rating.error95));
    }
    EXPECT_EQ(rate(0, {}).players.size(), 0U);
}

// A simulated pool of five: the intervals contain the true values about nineteen times in twenty.
TEST(Ratings, IntervalsOfAPoolHoldTheTruth) {
    const std::array<double, 5> truth{-200, -100, 0, 100, 200};
    Rng rng(7);
    int held = 0;
    constexpr int runs = 150;
    for (int run = 0; run < runs; ++run) {
        std::vector<Played> pairs;
        for (int a = 0; a < 5; ++a) {
            for (int b = a + 1; b < 5; ++b) {
                const double expected = league::score_of_elo(truth[static_cast<std::size_t>(a)] -
                                                             truth[static_cast<std::size_t>(b)]);
                for (int i = 0; i < 30; ++i) {
                    const int won =
                        (rng.unit() < expected ? 2 : 0) + (rng.unit() < expected ? 2 : 0);
                    pairs.push_back(pair(a, b, won));
                }
            }
        }
        const Ratings ratings = rate(5, pairs);
        for (std::size_t i = 0; i < 5; ++i) {
            held += std::abs(ratings.players[i].elo - truth[i]) <= ratings.players[i].error95;
        }
    }
    EXPECT_GT(held, 5 * runs * 0.92);
    EXPECT_LT(held, 5 * runs * 0.98);
}

} // namespace
} // namespace tabuleiro::arena
