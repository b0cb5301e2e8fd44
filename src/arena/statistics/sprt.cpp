// The generalised test: under each hypothesis the five probabilities are the most likely ones with
// the hypothesis' mean score. They are
//     p_i = q_i / (1 + x (a_i - s)),
// with q the observed frequencies, a the scores, s the mean, and x the root of
// sum q_i (a_i - s) / (1 + x (a_i - s)) = 0.
// M. Van den Bergh, "The generalized sequential probability ratio test for multinomial
// distributions" (fishtest's LLRcalc), after Owen's empirical likelihood.
#include "arena/statistics/sprt.hpp"

#include <cmath>

namespace tabuleiro::arena {
namespace {

using Probabilities = std::array<double, 5>;

constexpr double unseen = 1e-3; // pairs, for a score that has not occurred yet

double score(std::size_t i) {
    return static_cast<double>(i) / 4;
}

// Maximum likelihood under the mean score s. Requires: every q > 0, 0 < s < 1.
Probabilities best_with_mean(const Probabilities& q, double s) {
    // The sum falls from +inf to -inf between the poles at the greatest and the least score.
    double low = -1 / (score(4) - s);
    double high = -1 / (score(0) - s);
    for (int step = 0; step < 100; ++step) {
        const double x = (low + high) / 2;
        double sum = 0;
        for (std::size_t i = 0; i < q.size(); ++i) {
            sum += q[i] * (score(i) - s) / (1 + x * (score(i) - s));
        }
        (sum > 0 ? low : high) = x;
    }
    Probabilities p{};
    for (std::size_t i = 0; i < q.size(); ++i) {
        p[i] = q[i] / (1 + (low + high) / 2 * (score(i) - s));
    }
    return p;
}

} // namespace

bool SprtTerms::sound() const {
    return elo0 < elo1 && alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5 &&
           std::abs(elo0) <= 1000 && std::abs(elo1) <= 1000;
}

SprtState sprt(const Pentanomial& results, const SprtTerms& terms) {
    SprtState state;
    state.lower = std::log(terms.beta / (1 - terms.alpha));
    state.upper = std::log((1 - terms.beta) / terms.alpha);
    if (results.count() == 0) {
        return state;
    }
    Probabilities q{};
    double total = 0;
    for (std::size_t i = 0; i < q.size(); ++i) {
        q[i] = results.pairs[i] == 0 ? unseen : static_cast<double>(results.pairs[i]);
        total += q[i];
    }
    for (double& share : q) {
        share /= total;
    }
    const Probabilities p0 = best_with_mean(q, score_of_elo(terms.elo0));
    const Probabilities p1 = best_with_mean(q, score_of_elo(terms.elo1));
    for (std::size_t i = 0; i < q.size(); ++i) {
        state.llr += total * q[i] * std::log(p1[i] / p0[i]);
    }
    return state;
}

} // namespace tabuleiro::arena
