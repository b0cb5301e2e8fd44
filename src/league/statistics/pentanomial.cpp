#include "league/statistics/pentanomial.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

namespace tabuleiro::league {
namespace {

constexpr double elo_scale = 400.0; // a factor of ten in odds
constexpr double tail = 0.025;

// Bounds of the mean score when all pairs had the same score. Nothing else was seen in n pairs, so
// with 97.5 % confidence all other scores together have at most 1 - 0.025^(1/n) of the probability.
Interval unanimous_interval(double score, double pairs) {
    const double unseen = 1 - std::pow(tail, 1 / pairs);
    return {score * (1 - unseen), score + (1 - score) * unseen};
}

// The confidence that the mean score is above a half: that at which the interval ends there.
double unanimous_superiority(double score, double pairs) {
    return score > 0.5   ? 1 - std::pow(0.5 / score, pairs)
           : score < 0.5 ? std::pow(0.5 / (1 - score), pairs)
                         : 0.5;
}

struct Normalized {
    double elo = 0;
    double deviation = 0;
};

// The estimate t = (mu - 1/2) / sigma of n pairs has the variance
//     (1 - t s + t^2 (w - 1) / 4) / n,
// with s and w the third and fourth standardised moments: the first two terms of mu and sigma
// around their true values (the delta method). Requires: the variance is not zero.
Normalized normalized_of(const Pentanomial& results, const Strength& found) {
    const auto total = static_cast<double>(results.count());
    const double sigma = std::sqrt(found.variance);
    double skewness = 0;
    double kurtosis = 0;
    for (std::size_t i = 0; i < results.pairs.size(); ++i) {
        const double z = (static_cast<double>(i) / 4 - found.score) / sigma;
        const double share = static_cast<double>(results.pairs[i]) / total;
        skewness += share * z * z * z;
        kurtosis += share * z * z * z * z;
    }
    const double t = (found.score - 0.5) / sigma;
    const double variance = (1 - t * skewness + t * t * (kurtosis - 1) / 4) / total;
    // A game's standard deviation is that of a pair's mean of two times the root of two.
    const double scale = normalized_elo_scale / std::sqrt(2.0);
    return {t * scale, std::sqrt(std::max(variance, 0.0)) * scale};
}

} // namespace

double score_of_elo(double elo) {
    return 1 / (1 + std::pow(10.0, -elo / elo_scale));
}

double elo_of_score(double score) {
    if (score <= 0 || score >= 1) {
        return std::copysign(std::numeric_limits<double>::infinity(), score - 0.5);
    }
    return elo_scale * std::log10(score / (1 - score));
}

double normal_cdf(double x) {
    return 0.5 * std::erfc(-x / std::sqrt(2.0));
}

std::uint64_t Pentanomial::count() const {
    return std::accumulate(pairs.begin(), pairs.end(), std::uint64_t{0});
}

Strength strength(const Pentanomial& results) {
    const auto total = static_cast<double>(results.count());
    assert(total > 0);
    Strength found;
    found.score = 0;
    for (std::size_t i = 0; i < results.pairs.size(); ++i) {
        found.score += static_cast<double>(results.pairs[i]) / total * static_cast<double>(i) / 4;
    }
    for (std::size_t i = 0; i < results.pairs.size(); ++i) {
        const double off = static_cast<double>(i) / 4 - found.score;
        found.variance += static_cast<double>(results.pairs[i]) / total * off * off;
    }
    const bool unanimous =
        std::any_of(results.pairs.begin(), results.pairs.end(),
                    [&](std::uint64_t pairs) { return pairs == results.count(); });
    const double deviation = std::sqrt(found.variance / total);
    Interval scores{found.score - z95 * deviation, found.score + z95 * deviation};
    if (unanimous) {
        found.variance = 0;
        scores = unanimous_interval(found.score, total);
        found.los = unanimous_superiority(found.score, total);
    } else {
        found.los = normal_cdf((found.score - 0.5) / deviation);
        const Normalized normalized = normalized_of(results, found);
        found.normalized_elo = normalized.elo;
        found.normalized_elo95 = {normalized.elo - z95 * normalized.deviation,
                                  normalized.elo + z95 * normalized.deviation};
    }
    found.elo = elo_of_score(found.score);
    found.elo95 = {elo_of_score(std::clamp(scores.low, 0.0, 1.0)),
                   elo_of_score(std::clamp(scores.high, 0.0, 1.0))};
    return found;
}

} // namespace tabuleiro::league
