#include "arena/statistics/pentanomial.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

namespace tabuleiro::arena {
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
        // A game's standard deviation, from that of a pair's mean of two.
        found.normalized_elo =
            (found.score - 0.5) / std::sqrt(2 * found.variance) * (2 * elo_scale / std::log(10.0));
    }
    found.elo = elo_of_score(found.score);
    found.elo95 = {elo_of_score(std::clamp(scores.low, 0.0, 1.0)),
                   elo_of_score(std::clamp(scores.high, 0.0, 1.0))};
    return found;
}

} // namespace tabuleiro::arena
