#include "engines/tuning/regression.hpp"

#include <gtest/gtest.h>

#include <cmath>

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
