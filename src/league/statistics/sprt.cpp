// The generalised test: under each hypothesis the five probabilities are the most likely ones that
// satisfy it. With q the observed frequencies and a hypothesis that is linear, sum p_i h_i = 0,
// they are
//     p_i = q_i / (1 + x h_i),
// with x the root of sum q_i h_i / (1 + x h_i) = 0. A mean score s has h_i = a_i - s, with a the
// scores.
//
// In normalized Elo the hypothesis is mu - 1/2 = t sigma. With u_i = a_i - 1/2, m and v the means
// of u and u^2, and k = t / sqrt(1 + t^2), that is m = k sqrt(v). The root is not linear, but its
// tangent at v = c^2 is: h_i = u_i - k/2 (u_i^2 / c + c). Where c^2 is the v of the resulting p, p
// is the optimum; repeating c = sqrt(v) gets there.
//
// M. Van den Bergh, "The generalized sequential probability ratio test for multinomial
// distributions" and "Normalized Elo" (the documents of fishtest), after Owen's empirical
// likelihood.
#include "league/statistics/sprt.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tabuleiro::league {
namespace {

using Probabilities = std::array<double, 5>;

constexpr double unseen = 1e-3; // pairs, for a score that has not occurred yet

double score(std::size_t i) {
    return static_cast<double>(i) / 4;
}

// Maximum likelihood under sum p_i h_i = 0. Requires: every q > 0, and h has both signs.
Probabilities best_under(const Probabilities& q, const Probabilities& h) {
    const auto [least, greatest] = std::minmax_element(h.begin(), h.end());
    // The sum falls from +inf to -inf between the poles.
    double low = -1 / *greatest;
    double high = -1 / *least;
    for (int step = 0; step < 100; ++step) {
        const double x = (low + high) / 2;
        double sum = 0;
        for (std::size_t i = 0; i < q.size(); ++i) {
            sum += q[i] * h[i] / (1 + x * h[i]);
        }
        (sum > 0 ? low : high) = x;
    }
    Probabilities p{};
    for (std::size_t i = 0; i < q.size(); ++i) {
        p[i] = q[i] / (1 + (low + high) / 2 * h[i]);
    }
    return p;
}

Probabilities best_with_mean(const Probabilities& q, double s) {
    Probabilities h{};
    for (std::size_t i = 0; i < h.size(); ++i) {
        h[i] = score(i) - s;
    }
    return best_under(q, h);
}

double log_likelihood(const Probabilities& q, const Probabilities& p) {
    double sum = 0;
    for (std::size_t i = 0; i < q.size(); ++i) {
        sum += q[i] * std::log(p[i]);
    }
    return sum;
}

// Maximum likelihood under mu - 1/2 = t sigma, from a first guess of the root mean square of u.
Probabilities best_with_t_from(const Probabilities& q, double t, double c) {
    constexpr double always_possible = 0.25; // there h has both signs for every k
    const double k = t / std::sqrt(1 + t * t);
    Probabilities p{};
    for (int step = 0; step < 300; ++step) {
        Probabilities h{};
        for (std::size_t i = 0; i < h.size(); ++i) {
            const double u = score(i) - 0.5;
            h[i] = u - k / 2 * (u * u / c + c);
        }
        const auto [least, greatest] = std::minmax_element(h.begin(), h.end());
        if (*least >= 0 || *greatest <= 0) {
            c = (c + always_possible) / 2;
            continue;
        }
        p = best_under(q, h);
        double v = 0;
        for (std::size_t i = 0; i < p.size(); ++i) {
            v += p[i] * (score(i) - 0.5) * (score(i) - 0.5);
        }
        const double before = std::exchange(c, std::sqrt(v));
        if (std::abs(c - before) < 1e-10) {
            break;
        }
    }
    return p;
}

// After few pairs there can be two optima, with a great and with a small deviation: the better one.
Probabilities best_with_t(const Probabilities& q, double t) {
    const Probabilities wide = best_with_t_from(q, t, 0.5);
    const Probabilities narrow = best_with_t_from(q, t, 0.03);
    return log_likelihood(q, wide) >= log_likelihood(q, narrow) ? wide : narrow;
}

Probabilities best_with_elo(const Probabilities& q, double elo, EloModel model) {
    // A pair's mean of two games has a game's deviation divided by the root of two.
    return model == EloModel::Logistic
               ? best_with_mean(q, score_of_elo(elo))
               : best_with_t(q, std::sqrt(2.0) * elo / normalized_elo_scale);
}

} // namespace

bool SprtTerms::sound() const {
    const double most = model == EloModel::Logistic ? 1000 : 200;
    return elo0 < elo1 && alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5 &&
           std::abs(elo0) <= most && std::abs(elo1) <= most;
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
    const Probabilities p0 = best_with_elo(q, terms.elo0, terms.model);
    const Probabilities p1 = best_with_elo(q, terms.elo1, terms.model);
    state.llr = total * (log_likelihood(q, p1) - log_likelihood(q, p0));
    return state;
}

} // namespace tabuleiro::league
