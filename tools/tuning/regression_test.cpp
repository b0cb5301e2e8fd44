#include "tuning/regression.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>

#include "core/rng.hpp"

namespace tabuleiro::tuning {
namespace {

TEST(Regression, FindsTheWeightsThatMadeTheResults) {
    const std::vector<double> truth{200, -80, 30};
    Samples samples;
    Rng rng(1);
    for (int i = 0; i < 40'000; ++i) {
        std::vector<Amount> amounts;
        for (std::uint16_t term = 0; term < truth.size(); ++term) {
            amounts.push_back({term, static_cast<float>(rng.below(9)) - 4});
        }
        const double expected = expected_score(amounts, truth);
        samples.add(amounts, rng.unit() < expected ? 1 : 0);
    }
    const std::vector<double> found = fit(samples, {0, 0, 0});
    for (std::size_t i = 0; i < truth.size(); ++i) {
        EXPECT_NEAR(found[i], truth[i], 8) << "weight " << i;
    }
    EXPECT_LT(loss(samples, found), loss(samples, {{0.0, 0.0, 0.0}}));
    EXPECT_LE(loss(samples, found), loss(samples, truth) + 1e-6);
}

TEST(Regression, ThreadsChangeNothing) {
    Samples samples;
    Rng rng(3);
    for (int i = 0; i < 3'001; ++i) {
        const std::vector<Amount> amounts{{0, static_cast<float>(rng.below(9)) - 4}};
        samples.add(amounts, rng.unit() < expected_score(amounts, {{200.0}}) ? 1 : 0);
    }
    const auto alone = fit(samples, {0});
    EXPECT_NEAR(alone[0], 200, 15);
    EXPECT_NEAR(fit(samples, {0}, {.threads = 3})[0], alone[0], 1e-6);
}

TEST(Regression, FindsTheMeasureOfWeights) {
    Samples samples;
    Rng rng(2);
    for (int i = 0; i < 4'000; ++i) {
        const std::vector<Amount> amounts{{0, static_cast<float>(rng.below(9)) - 4}};
        samples.add(amounts, rng.unit() < expected_score(amounts, {{300.0}}) ? 1 : 0);
    }
    EXPECT_NEAR(best_factor(samples, {{100.0}}), 3, 0.4);
}

TEST(Regression, SamplesAreKeptAndReadAgain) {
    Samples samples;
    samples.add(std::vector<Amount>{{3, 1.5F}, {7, -2}}, 1);
    samples.add({}, 0.5);
    std::stringstream kept;
    samples.write(kept);
    const auto again = Samples::read(kept);
    ASSERT_TRUE(again);
    ASSERT_EQ(again->size(), 2U);
    EXPECT_EQ(again->amounts(0)[1].amount, -2);
    EXPECT_EQ(again->result(1), 0.5);
    std::stringstream cut(kept.str().substr(0, 20));
    EXPECT_FALSE(Samples::read(cut));
}

TEST(Regression, ACoinHasTheLossOfACoin) {
    Samples samples;
    samples.add({}, 1);
    samples.add({}, 0);
    EXPECT_DOUBLE_EQ(loss(samples, {}), std::log(2));
}

TEST(Regression, WithoutSamplesNothingChanges) {
    EXPECT_EQ(fit({}, {1, 2}), (std::vector<double>{1, 2}));
}

} // namespace
} // namespace tabuleiro::tuning
