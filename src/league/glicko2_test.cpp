#include "league/glicko2.hpp"

#include <array>
#include <bit>
#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "league/portable_math.hpp"

namespace tabuleiro::league {
namespace {

TEST(PortableMath, AgreesWithTheStandardLibrary) {
    for (double x = -40; x < 40; x += 0.0137) {
        EXPECT_NEAR(portable_exp(x) / std::exp(x), 1, 4e-15) << x;
        EXPECT_NEAR(portable_log(std::exp(x)), x, 2e-14) << x;
    }
    EXPECT_EQ(portable_exp(0), 1);
    EXPECT_EQ(portable_log(1), 0);
}

// Glickman's example: a player of 1500 wins against 1400 and loses to 1550 and 1700.
const PlayerStrength published{1500, 200, 0.06};
constexpr std::array<RatedResult, 3> published_games{
    {{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}}};

TEST(Glicko2, ThePublishedExampleToFourDigits) {
    const PlayerStrength after = after_games(published, published_games, 1);
    // The paper rounds on its way, and cuts the last digit of the volatility.
    EXPECT_NEAR(after.rating, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.005);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, APeriodWithoutGamesOnlyAddsTheVolatility) {
    const PlayerStrength after = after_games(published, {}, 1);
    EXPECT_EQ(after.rating, 1500);
    EXPECT_EQ(after.volatility, 0.06);
    EXPECT_NEAR(after.deviation, std::hypot(200, 0.06 * 173.7178), 1e-9);
    EXPECT_NEAR(after_rest(published, 1).deviation, after.deviation, 1e-9);
    EXPECT_NEAR(after_rest(published, periods_until(350, published)).deviation, 350, 1e-9);
}

TEST(Glicko2, TwoRestsAreOneLongOne) {
    EXPECT_NEAR(after_rest(after_rest(published, 0.3), 1.7).deviation,
                after_rest(published, 2).deviation, 1e-9);
}

TEST(Glicko2, GamesAtTheSameMomentDoNotChangeTheVolatility) {
    const PlayerStrength after = after_games(published, published_games, 0);
    EXPECT_EQ(after.volatility, 0.06);
    EXPECT_LT(after.deviation, after_games(published, published_games, 1).deviation);
}

TEST(Glicko2, SurprisesRaiseTheVolatilityAndDullResultsLowerIt) {
    const PlayerStrength sure{1500, 40, 0.06};
    std::vector<RatedResult> lost(12, {1300, 30, 0});
    EXPECT_GT(after_games(sure, lost, 1).volatility, 0.0605);
    std::vector<RatedResult> even(12, {1500, 30, 0.5});
    EXPECT_LT(after_games(sure, even, 1).volatility, 0.06);
}

TEST(Glicko2, ExpectedScoresOfBothAddToOneAndUncertaintyBringsThemNearer) {
    const PlayerStrength strong{1800, 50, 0.06};
    const PlayerStrength weak{1500, 50, 0.06};
    EXPECT_NEAR(expected_score(strong, weak) + expected_score(weak, strong), 1, 1e-15);
    EXPECT_NEAR(expected_score({1900, 0, 0}, {1500, 0, 0}), 10.0 / 11, 1e-6);
    EXPECT_LT(expected_score(strong, {1500, 350, 0.06}), expected_score(strong, weak));
}

rc::Gen<double> between(int low, int high) {
    return rc::gen::map(rc::gen::inRange(low * 1000, high * 1000 + 1),
                        [](int x) { return x / 1000.0; });
}

RC_GTEST_PROP(Glicko2Property, AGameMovesTheRatingTowardsItsScoreAndIsKnownBetter, ()) {
    const PlayerStrength player{*between(0, 3600), *between(10, 350),
                                *between(0, 1) * 0.15 + 0.001};
    const double score = *rc::gen::element(0.0, 0.5, 1.0);
    const RatedResult game{*between(0, 3600), *between(0, 350), score};
    const double periods = *rc::gen::element(0.0, 1e-8, 0.001, 0.5, 1.0, 50.0);
    const PlayerStrength after = after_games(player, std::span(&game, 1), periods);
    RC_ASSERT(std::isfinite(after.rating));
    RC_ASSERT(after.volatility > 0 && after.volatility <= 0.1511);
    RC_ASSERT(after.deviation > 0);
    RC_ASSERT(after.deviation <=
              after_rest({player.rating, player.deviation, after.volatility}, periods).deviation +
                  1e-9);
    RC_ASSERT(score == 0.5 || (score == 1) == (after.rating >= player.rating) ||
              after.rating == player.rating);
    RC_ASSERT(std::fabs(after.rating - player.rating) < 2000);
}

TEST(Glicko2, OneVeryUnlikelyResultDoesNotMakeThePlayerUnknown) {
    const RatedResult upset{1640, 0, 1};
    const PlayerStrength after = after_games({0, 10, 0.04}, std::span(&upset, 1), 50);
    EXPECT_EQ(after.volatility, highest_volatility);
    EXPECT_LT(after.deviation, 250);
}

// The bits, so that no build and no machine computes other ratings.
TEST(Glicko2, GivesTheSameBitsEverywhere) {
    PlayerStrength player{1500, 350, 0.08};
    for (int i = 0; i < 200; ++i) {
        const RatedResult game{1300 + 7.0 * (i * 37 % 101), 40.0 + i % 90,
                               (i * 29 % 7) / 6.0 < 0.6 ? 1.0 : 0.0};
        player = after_games(player, std::span(&game, 1), 0.01 * (i % 40));
    }
    EXPECT_EQ(std::bit_cast<std::uint64_t>(player.rating), 4655350629031198118U) << player.rating;
    EXPECT_EQ(std::bit_cast<std::uint64_t>(player.deviation), 4632616164283712451U)
        << player.deviation;
    EXPECT_EQ(std::bit_cast<std::uint64_t>(player.volatility), 4590431637752771455U)
        << player.volatility;
}

} // namespace
} // namespace tabuleiro::league
