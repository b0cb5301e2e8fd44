#include "league/statistics/pentanomial.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.hpp"

namespace tabuleiro::league {
namespace {

TEST(Pentanomial, EloAndScoreAreInverse) {
    EXPECT_DOUBLE_EQ(score_of_elo(0), 0.5);
    EXPECT_NEAR(score_of_elo(400), 10.0 / 11, 1e-12);
    for (const double elo : {-700.0, -35.5, 0.0, 1.0, 512.0}) {
        EXPECT_NEAR(elo_of_score(score_of_elo(elo)), elo, 1e-9);
    }
    EXPECT_EQ(elo_of_score(1), std::numeric_limits<double>::infinity());
    EXPECT_EQ(elo_of_score(0), -std::numeric_limits<double>::infinity());
}

// M. Van den Bergh, "Normalized Elo", 2021 (fishtest's documents): with p_i the frequencies of a
// pair's scores a_i = 0, 1/4, 1/2, 3/4, 1, mu = sum p_i a_i, sigma^2 = sum p_i (a_i - mu)^2; the
// interval is mu +- 1.96 sigma / sqrt(n), LOS is Phi((mu - 1/2) sqrt(n) / sigma), and normalized
// Elo is (mu - 1/2) / (sigma sqrt(2)) * 800 / ln 10. Worked by hand for 10 20 40 20 10 and 5 15 40
// 30 10.
TEST(Pentanomial, PublishedFormulasWorkedByHand) {
    const Strength even = strength({{10, 20, 40, 20, 10}});
    EXPECT_DOUBLE_EQ(even.score, 0.5);
    EXPECT_NEAR(even.variance, (10 * 0.25 + 20 * 0.0625) * 2 / 100, 1e-12);
    EXPECT_NEAR(even.elo, 0, 1e-9);
    EXPECT_NEAR(even.los, 0.5, 1e-12);
    EXPECT_NEAR(even.elo95.low, -even.elo95.high, 1e-9);

    const Strength better = strength({{5, 15, 40, 30, 10}});
    const double mu = (15 * 0.25 + 40 * 0.5 + 30 * 0.75 + 10) / 100; // 0.5625
    const double variance =
        (5 * mu * mu + 15 * std::pow(0.25 - mu, 2) + 40 * std::pow(0.5 - mu, 2) +
         30 * std::pow(0.75 - mu, 2) + 10 * std::pow(1 - mu, 2)) /
        100;
    EXPECT_DOUBLE_EQ(better.score, 0.5625);
    EXPECT_NEAR(better.variance, variance, 1e-12);
    EXPECT_NEAR(better.elo, 400 * std::log10(0.5625 / 0.4375), 1e-9); // 43.66
    const double error = 1.959963984540054 * std::sqrt(variance / 100);
    EXPECT_NEAR(score_of_elo(better.elo95.low), mu - error, 1e-12);
    EXPECT_NEAR(score_of_elo(better.elo95.high), mu + error, 1e-12);
    EXPECT_NEAR(better.los, 0.5 * std::erfc(-(mu - 0.5) / std::sqrt(2 * variance / 100)), 1e-12);
    EXPECT_NEAR(better.normalized_elo.value(),
                (mu - 0.5) / std::sqrt(2 * variance) * 800 / std::log(10.0), 1e-9);
}

TEST(Pentanomial, SwappingThePlayersTurnsEverySign) {
    const Strength one = strength({{219, 5214, 11331, 5421, 215}});
    const Strength other = strength({{215, 5421, 11331, 5214, 219}});
    EXPECT_NEAR(one.elo, -other.elo, 1e-9);
    EXPECT_NEAR(one.elo95.low, -other.elo95.high, 1e-9);
    EXPECT_NEAR(one.los, 1 - other.los, 1e-12);
}

TEST(Pentanomial, PairsThatGoTogetherAreNotTakenForIndependentGames) {
    // The same games, once with every pair even (the opening decides), once spread.
    const Strength even_pairs = strength({{0, 0, 98, 2, 0}});
    const Strength spread = strength({{25, 0, 48, 2, 25}});
    EXPECT_LT(even_pairs.elo95.high - even_pairs.elo95.low,
              (spread.elo95.high - spread.elo95.low) / 5);
}

TEST(Pentanomial, UnanimousResultsHaveAnIntervalToo) {
    const Strength won = strength({{0, 0, 0, 0, 3}});
    EXPECT_TRUE(std::isinf(won.elo) && won.elo > 0);
    EXPECT_TRUE(std::isinf(won.elo95.high));
    EXPECT_NEAR(score_of_elo(won.elo95.low), std::pow(0.025, 1.0 / 3), 1e-12);
    EXPECT_FALSE(won.normalized_elo);
    EXPECT_FALSE(won.normalized_elo95);
    EXPECT_NEAR(won.los, 1 - 0.125, 1e-12);
    EXPECT_NEAR(strength({{3, 0, 0, 0, 0}}).los, 0.125, 1e-12);
    EXPECT_GT(strength({{0, 0, 0, 0, 100}}).los, 0.999999);
    const Strength drawn = strength({{0, 0, 1, 0, 0}});
    EXPECT_NEAR(drawn.los, 0.5, 1e-12);
    EXPECT_NEAR(drawn.elo, 0, 1e-9);
    EXPECT_LT(drawn.elo95.low, -500);
    EXPECT_GT(strength({{0, 0, 1000, 0, 0}}).elo95.low, -2);
}

// How often the interval contains the true value, for several kinds of matches.
TEST(Pentanomial, NineteenOfTwentyIntervalsHoldTheTruth) {
    struct Kind {
        std::array<double, 5> probabilities;
        int pairs;
    };
    const Kind kinds[] = {
        {{0.05, 0.2, 0.45, 0.25, 0.05}, 200},
        {{0.01, 0.09, 0.8, 0.09, 0.01}, 500},
        {{0.3, 0.1, 0.2, 0.1, 0.3}, 100},
        {{0.01, 0.04, 0.2, 0.25, 0.5}, 300}, // far from even
    };
    Rng rng(20260101);
    for (const Kind& kind : kinds) {
        double truth = 0;
        for (std::size_t i = 0; i < 5; ++i) {
            truth += kind.probabilities[i] * static_cast<double>(i) / 4;
        }
        double variance = 0;
        for (std::size_t i = 0; i < 5; ++i) {
            variance += kind.probabilities[i] * std::pow(static_cast<double>(i) / 4 - truth, 2);
        }
        const double elo = elo_of_score(truth);
        const double normalized = (truth - 0.5) / std::sqrt(2 * variance) * normalized_elo_scale;
        constexpr int runs = 2000;
        int held = 0;
        int held_normalized = 0;
        for (int run = 0; run < runs; ++run) {
            Pentanomial results;
            for (int pair = 0; pair < kind.pairs; ++pair) {
                double left = rng.unit();
                int points = 0;
                while (points < 4 && left >= kind.probabilities[static_cast<std::size_t>(points)]) {
                    left -= kind.probabilities[static_cast<std::size_t>(points)];
                    ++points;
                }
                results.add(points);
            }
            const Strength found = strength(results);
            held += found.elo95.low <= elo && elo <= found.elo95.high ? 1 : 0;
            held_normalized += found.normalized_elo95->low <= normalized &&
                                       normalized <= found.normalized_elo95->high
                                   ? 1
                                   : 0;
        }
        EXPECT_GT(held, runs * 0.935);
        EXPECT_LT(held, runs * 0.965);
        EXPECT_GT(held_normalized, runs * 0.935);
        EXPECT_LT(held_normalized, runs * 0.965);
    }
}

} // namespace
} // namespace tabuleiro::league
