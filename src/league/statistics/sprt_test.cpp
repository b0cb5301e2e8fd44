#include "league/statistics/sprt.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.hpp"

namespace tabuleiro::league {
namespace {

TEST(Sprt, BoundsAreWalds) {
    const SprtState state = sprt({}, {0, 5, 0.05, 0.05});
    EXPECT_NEAR(state.lower, -2.9444389791664403, 1e-12); // log(0.05 / 0.95)
    EXPECT_NEAR(state.upper, 2.9444389791664403, 1e-12);
    EXPECT_EQ(state.llr, 0);
    EXPECT_EQ(state.verdict(), SprtVerdict::Undecided);
    const SprtState uneven = sprt({}, {0, 5, 0.01, 0.1});
    EXPECT_NEAR(uneven.lower, std::log(0.1 / 0.99), 1e-12);
    EXPECT_NEAR(uneven.upper, std::log(0.9 / 0.01), 1e-12);
}

// M. Van den Bergh, "A practical introduction to the GSPRT": near both hypotheses the ratio is
// n (s1 - s0) (2 mu - s0 - s1) / (2 sigma^2).
TEST(Sprt, TheRatioIsCloseToItsPublishedApproximation) {
    const Pentanomial results{{500, 2400, 4300, 2700, 600}};
    const Strength found = strength(results);
    const double s0 = score_of_elo(0);
    const double s1 = score_of_elo(5);
    const double approximate = static_cast<double>(results.count()) * (s1 - s0) *
                               (2 * found.score - s0 - s1) / (2 * found.variance);
    EXPECT_NEAR(sprt(results, {0, 5, 0.05, 0.05}).llr, approximate, 0.02 * approximate);
    EXPECT_GT(approximate, 2.9);
}

// The exact maximum: no other distribution with the same mean explains the results better.
TEST(Sprt, TheHypothesesAreFittedBestAmongAllWithTheirMean) {
    // With two outcomes only, mean s leaves no choice: the ratio is that of plain coin tosses.
    const Pentanomial results{{400, 0, 0, 0, 600}};
    const double s0 = score_of_elo(0);
    const double s1 = score_of_elo(30);
    const double plain = 600 * std::log(s1 / s0) + 400 * std::log((1 - s1) / (1 - s0));
    EXPECT_NEAR(sprt(results, {0, 30, 0.05, 0.05}).llr, plain, 0.01);
}

// Worked out by another method: over all mean scores the most likely probabilities with that mean
// and the variance that the hypothesis then asks for, two linear conditions, solved by Newton's
// method; then the best mean.
TEST(Sprt, TheRatioInNormalizedEloIsThatOfAnotherMethod) {
    const auto ratio = [](const Pentanomial& results, double elo0, double elo1) {
        return sprt(results, {elo0, elo1, 0.05, 0.05, EloModel::Normalized}).llr;
    };
    EXPECT_NEAR(ratio({{500, 2400, 4300, 2700, 600}}, 0, 5), 8.523186501, 1e-6);
    EXPECT_NEAR(ratio({{10, 60, 200, 110, 20}}, -10, 20), 8.946884414, 1e-6);
    EXPECT_NEAR(ratio({{219, 5214, 11331, 5421, 215}}, -1.75, 0.25), 2.736468695, 1e-6);
    EXPECT_NEAR(ratio({{3, 12, 60, 9, 1}}, 0, 40), -2.865915738, 1e-6);
}

// M. Van den Bergh, "Normalized Elo": about n/2 log((1 + (t - t0)^2) / (1 + (t - t1)^2)).
TEST(Sprt, TheRatioInNormalizedEloIsCloseToItsPublishedApproximation) {
    const Pentanomial results{{500, 2400, 4300, 2700, 600}};
    const Strength found = strength(results);
    const double t = (found.score - 0.5) / std::sqrt(found.variance);
    const double t1 = 5 * std::sqrt(2.0) / normalized_elo_scale;
    const double approximate = static_cast<double>(results.count()) / 2 *
                               std::log((1 + t * t) / (1 + (t - t1) * (t - t1)));
    EXPECT_NEAR(sprt(results, {0, 5, 0.05, 0.05, EloModel::Normalized}).llr, approximate, 0.01);
}

TEST(Sprt, BothModelsAgreeOnAnEvenMatchWithoutDraws) {
    // All pairs independent, no draws: a game's deviation is a half.
    const Pentanomial results{{2500, 0, 5000, 0, 2500}};
    const double logistic = sprt(results, {0, 2, 0.05, 0.05}).llr;
    const double normalized = sprt(results, {0, 2, 0.05, 0.05, EloModel::Normalized}).llr;
    EXPECT_NEAR(normalized, logistic, 0.001 * std::abs(logistic));
}

TEST(Sprt, DrawsMakeANormalizedDifferenceNoHarderToSee) {
    // The same match with nine even pairs more for each: the mean score comes nearer to a half.
    const Pentanomial lively{{20, 100, 200, 140, 40}};
    const Pentanomial drawn{{20, 100, 4700, 140, 40}};
    EXPECT_LT(strength(drawn).elo, strength(lively).elo / 8);
    EXPECT_GT(*strength(drawn).normalized_elo, *strength(lively).normalized_elo / 4);
}

TEST(Sprt, EveryResultHasARatioInNormalizedElo) {
    for (const Pentanomial& results :
         {Pentanomial{{0, 0, 0, 0, 1}}, Pentanomial{{1, 0, 0, 0, 0}}, Pentanomial{{0, 0, 1, 0, 0}},
          Pentanomial{{3, 0, 1000, 1, 0}}, Pentanomial{{0, 0, 0, 0, 100000}}}) {
        for (const double bound : {1.0, 50.0, 200.0}) {
            const double up = sprt(results, {0, bound, 0.05, 0.05, EloModel::Normalized}).llr;
            const double down = sprt(results, {-bound, 0, 0.05, 0.05, EloModel::Normalized}).llr;
            EXPECT_TRUE(std::isfinite(up) && std::isfinite(down));
        }
    }
    EXPECT_GT(sprt({{0, 0, 0, 0, 9}}, {0, 50, 0.05, 0.05, EloModel::Normalized}).llr, 0);
    EXPECT_LT(sprt({{9, 0, 0, 0, 0}}, {0, 50, 0.05, 0.05, EloModel::Normalized}).llr, 0);
}

TEST(Sprt, UnsoundTermsAreToldApart) {
    EXPECT_TRUE(SprtTerms{}.sound());
    EXPECT_FALSE((SprtTerms{5, 0, 0.05, 0.05}.sound()));
    EXPECT_FALSE((SprtTerms{0, 0, 0.05, 0.05}.sound()));
    EXPECT_FALSE((SprtTerms{0, 5, 0, 0.05}.sound()));
    EXPECT_FALSE((SprtTerms{0, 5, 0.05, 1}.sound()));
    EXPECT_FALSE((SprtTerms{0, std::nan(""), 0.05, 0.05}.sound()));
    EXPECT_TRUE((SprtTerms{0, 201, 0.05, 0.05}.sound()));
    EXPECT_FALSE((SprtTerms{0, 201, 0.05, 0.05, EloModel::Normalized}.sound()));
}

// Pairs of a player who is stronger by a given amount, with many drawn pairs.
class Source {
  public:
    explicit Source(double elo) {
        // Moving a share from the losing pairs to the winning ones moves the mean by this much.
        constexpr double mean_a_share = 0.08 * 1.0 + 0.24 * 0.5;
        const double share = (score_of_elo(elo) - 0.5) / mean_a_share;
        probabilities_ = {0.08 * (1 - share), 0.24 * (1 - share), 0.36, 0.24 * (1 + share),
                          0.08 * (1 + share)};
    }
    int draw(Rng& rng) const {
        double left = rng.unit();
        int points = 0;
        while (points < 4 && left >= probabilities_[static_cast<std::size_t>(points)]) {
            left -= probabilities_[static_cast<std::size_t>(points)];
            ++points;
        }
        return points;
    }

  private:
    std::array<double, 5> probabilities_{};
};

double share_of_h1(double elo, const SprtTerms& terms, std::uint64_t seed, int runs) {
    Rng rng(seed);
    const Source source(elo);
    int accepted = 0;
    for (int run = 0; run < runs; ++run) {
        Pentanomial results;
        SprtVerdict verdict = SprtVerdict::Undecided;
        while (verdict == SprtVerdict::Undecided) {
            results.add(source.draw(rng));
            verdict = sprt(results, terms).verdict();
        }
        accepted += verdict == SprtVerdict::AcceptH1 ? 1 : 0;
    }
    return accepted / static_cast<double>(runs);
}

TEST(Sprt, ErrorRatesAreThoseAskedFor) {
    const SprtTerms terms{0, 40, 0.05, 0.1};
    constexpr int runs = 400;
    // Three standard deviations of 400 runs at 5 % are 3.3 %.
    EXPECT_LT(share_of_h1(0, terms, 1, runs), 0.05 + 0.033);
    EXPECT_GT(share_of_h1(40, terms, 2, runs), 0.90 - 0.045);
    EXPECT_LT(share_of_h1(-40, terms, 3, runs), 0.01);
    EXPECT_GT(share_of_h1(80, terms, 4, runs), 0.99);
}

TEST(Sprt, ErrorRatesInNormalizedEloAreThoseAskedFor) {
    // A pair's variance is 0.07 here, so 40 Elo, a score of 0.5575, are 53 in normalized Elo.
    const double stronger = (score_of_elo(40) - 0.5) / std::sqrt(2 * 0.07) * normalized_elo_scale;
    EXPECT_NEAR(stronger, 53.2, 0.2);
    const SprtTerms terms{0, stronger, 0.05, 0.1, EloModel::Normalized};
    constexpr int runs = 150;
    // Three standard deviations of 150 runs at 5 % are 5.3 %.
    EXPECT_LT(share_of_h1(0, terms, 5, runs), 0.05 + 0.053);
    EXPECT_GT(share_of_h1(40, terms, 6, runs), 0.90 - 0.073);
}

} // namespace
} // namespace tabuleiro::league
