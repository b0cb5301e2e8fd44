#include "arena/statistics/sprt.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.hpp"

namespace tabuleiro::arena {
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

TEST(Sprt, UnsoundTermsAreToldApart) {
    EXPECT_TRUE(SprtTerms{}.sound());
    EXPECT_FALSE((SprtTerms{5, 0, 0.05, 0.05}.sound()));
    EXPECT_FALSE((SprtTerms{0, 0, 0.05, 0.05}.sound()));
    EXPECT_FALSE((SprtTerms{0, 5, 0, 0.05}.sound()));
    EXPECT_FALSE((SprtTerms{0, 5, 0.05, 1}.sound()));
    EXPECT_FALSE((SprtTerms{0, std::nan(""), 0.05, 0.05}.sound()));
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

} // namespace
} // namespace tabuleiro::arena
