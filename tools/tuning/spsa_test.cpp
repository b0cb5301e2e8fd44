#include "tuning/spsa.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.hpp"

namespace tabuleiro::tuning {
namespace {

// Players whose strength falls with the distance from the best numbers.
struct Toy {
    std::vector<double> best{130, -40, 0.9};
    std::vector<double> scale{50, 20, 0.4}; // this far away costs 60 Elo

    double elo(const std::vector<double>& numbers) const {
        double sum = 0;
        for (std::size_t i = 0; i < best.size(); ++i) {
            sum -= 60 * std::pow((numbers[i] - best[i]) / scale[i], 2);
        }
        return sum;
    }
    // Half points of the first in two games, of which many are drawn.
    int play(const std::vector<double>& one, const std::vector<double>& other, Rng& rng) const {
        const double expected = 1 / (1 + std::pow(10.0, (elo(other) - elo(one)) / 400));
        int points = 0;
        for (int half = 0; half < 4; ++half) {
            points += rng.unit() < expected ? 1 : 0;
        }
        return points;
    }
};

std::vector<Parameter> toy_parameters() {
    return {{"a", 220, 220, 0, 400, 15, true},
            {"b", -70, -70, -100, 0, 5, true},
            {"c", 0.4, 0.4, 0, 2, 0.1, false}};
}

std::vector<double> values(const Spsa& spsa) {
    std::vector<double> values;
    for (const Parameter& parameter : spsa.parameters()) {
        values.push_back(parameter.value);
    }
    return values;
}

void play_on(Spsa& spsa, int until) {
    const Toy toy;
    while (spsa.played() < until) {
        Rng rng(static_cast<std::uint64_t>(spsa.played()) + 77);
        const Trial trial = spsa.trial(spsa.played());
        spsa.learn(trial, toy.play(trial.plus, trial.minus, rng));
    }
}

TEST(Spsa, FindsBetterNumbersInNoisyGames) {
    const Toy toy;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        Spsa spsa({.pairs = 15'000, .seed = seed}, toy_parameters());
        EXPECT_LT(toy.elo(values(spsa)), -400);
        play_on(spsa, 15'000);
        EXPECT_GT(toy.elo(values(spsa)), -15) << "seed " << seed;
    }
}

TEST(Spsa, WithoutDifferencesNumbersHardlyMove) {
    Spsa spsa({.pairs = 15'000}, toy_parameters());
    Rng rng(5);
    while (spsa.played() < 15'000) {
        const int coins =
            static_cast<int>(rng.below(2) + rng.below(2) + rng.below(2) + rng.below(2));
        spsa.learn(spsa.trial(spsa.played()), coins);
    }
    for (const Parameter& parameter : spsa.parameters()) {
        EXPECT_NEAR(parameter.value, parameter.start, 2 * parameter.step) << parameter.name;
    }
}

TEST(Spsa, BothSidesAreOppositeAndWholeNumbersAreExactOnAverage) {
    const Spsa spsa({.pairs = 4'000}, {{"a", 0, 10.3, 0, 100, 0.6, true}});
    const double step = 0.6 * std::pow(4'000, 0.101);
    double plus = 0;
    double minus = 0;
    for (int pair = 0; pair < 4'000; ++pair) {
        const Trial trial = spsa.trial(pair);
        EXPECT_EQ(trial.plus[0], std::round(trial.plus[0]));
        plus += trial.signs[0] > 0 ? trial.plus[0] : trial.minus[0];
        minus += trial.signs[0] > 0 ? trial.minus[0] : trial.plus[0];
    }
    EXPECT_NEAR(plus / 4'000, 10.3 + step, 0.03);
    EXPECT_NEAR(minus / 4'000, 10.3 - step, 0.03);
}

TEST(Spsa, NumbersStayInTheirRange) {
    Spsa spsa({.pairs = 100, .rate = 1}, {{"a", 5, 5, 0, 10, 2, true}});
    for (int pair = 0; pair < 100; ++pair) {
        const Trial trial = spsa.trial(pair);
        for (const double value : {trial.plus[0], trial.minus[0]}) {
            EXPECT_GE(value, 0);
            EXPECT_LE(value, 10);
        }
        spsa.learn(trial, trial.signs[0] > 0 ? 4 : 0);
    }
    EXPECT_EQ(spsa.parameters()[0].value, 10);
}

TEST(Spsa, ATuningIsContinuedFromItsText) {
    Spsa whole({.pairs = 1'000, .seed = 9, .rate = 0.0123, .games = "toys"}, toy_parameters());
    play_on(whole, 300);
    auto again = Spsa::from_text(whole.to_text());
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(*again, whole);
    play_on(whole, 1'000);
    play_on(*again, 1'000);
    EXPECT_EQ(again->to_text(), whole.to_text());
}

TEST(Spsa, OtherTextsAreRefused) {
    const std::string text = Spsa({}, toy_parameters()).to_text();
    EXPECT_FALSE(Spsa::from_text(""));
    EXPECT_FALSE(Spsa::from_text("spsa 1\n"));
    EXPECT_FALSE(Spsa::from_text("spsa 2" + text.substr(6)));
    EXPECT_FALSE(Spsa::from_text(text + "surprise 3\n"));
    EXPECT_FALSE(Spsa::from_text(text + "parameter x 1 2 3 4 5\n"));
    EXPECT_FALSE(Spsa::from_text(text + "parameter x 1 9 3 4 5 whole\n"));
    EXPECT_TRUE(Spsa::from_text(text + "parameter x 3 3.5 3 4 5 whole\n"));
}

} // namespace
} // namespace tabuleiro::tuning
