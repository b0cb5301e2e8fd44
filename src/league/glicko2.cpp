#include "league/glicko2.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "league/portable_math.hpp"

namespace tabuleiro::league {

namespace {

constexpr double points = 173.7178; // of one unit of Glicko-2

constexpr double squared(double x) {
    return x * x;
}

// How much less a result says if the opponent's strength is uncertain: g of the paper.
double weight_of(double deviation) {
    constexpr double pi_squared = 9.86960440108935861883;
    return 1 / std::sqrt(1 + 3 * squared(deviation) / pi_squared);
}

double logistic(double x) {
    constexpr double far = 100; // beyond, the result is 0 or 1 anyway
    return 1 / (1 + portable_exp(-std::clamp(x, -far, far)));
}

// What a set of games says about a player, in units of Glicko-2.
struct Evidence {
    double information = 0; // 1 / v of the paper
    double surprise = 0;    // Delta / v: the weighted sum of scores above expectation
};

Evidence evidence_of(const PlayerStrength& player, std::span<const RatedResult> games) {
    Evidence sum;
    for (const RatedResult& game : games) {
        const double weight = weight_of(game.opponent_deviation / points);
        const double expected = logistic(weight * (player.rating - game.opponent_rating) / points);
        sum.information += squared(weight) * expected * (1 - expected);
        sum.surprise += weight * (game.score - expected);
    }
    return sum;
}

// The zero of a function of the logarithm of the volatility's square: step 5 of the paper, by
// regula falsi with the Illinois rule.
class VolatilityUpdate {
  public:
    VolatilityUpdate(const PlayerStrength& player, const Evidence& evidence, double periods,
                     double tau)
        : delta_squared_(squared(evidence.surprise / evidence.information)),
          variance_(squared(player.deviation / points) + 1 / evidence.information),
          before_(portable_log(squared(player.volatility))), periods_(periods), tau_(tau) {}

    double volatility() const {
        constexpr double precision = 1e-10;
        double a = before_;
        double b = other_side();
        double at_a = slope(a);
        double at_b = slope(b);
        while (std::fabs(b - a) > precision) {
            const double c = a + (a - b) * at_a / (at_b - at_a);
            const double at_c = slope(c);
            if (at_c * at_b <= 0) {
                a = b;
                at_a = at_b;
            } else {
                at_a /= 2;
            }
            b = c;
            at_b = at_c;
        }
        return portable_exp(a / 2);
    }

  private:
    // The derivative of the logarithm of the probability: f of the paper.
    double slope(double x) const {
        const double wandered = periods_ * portable_exp(x);
        const double total = variance_ + wandered;
        return wandered * (delta_squared_ - total) / (2 * squared(total)) -
               (x - before_) / (squared(tau_) * periods_);
    }

    // A point on the other side of the zero.
    double other_side() const {
        const double wandered = (delta_squared_ - variance_) / periods_;
        if (wandered > 0) {
            return portable_log(wandered);
        }
        const double step = tau_ * std::sqrt(periods_);
        double x = before_ - step;
        while (slope(x) < 0) {
            x -= step;
        }
        return x;
    }

    double delta_squared_;
    double variance_; // of the surprise, without what the player has wandered
    double before_;
    double periods_;
    double tau_;
};

} // namespace

PlayerStrength after_rest(PlayerStrength player, double periods) {
    assert(periods >= 0);
    const double wandered = squared(player.volatility * points) * periods;
    player.deviation = std::sqrt(squared(player.deviation) + wandered);
    return player;
}

PlayerStrength after_games(const PlayerStrength& player, std::span<const RatedResult> games,
                           double periods, double tau) {
    assert(periods >= 0);
    const Evidence evidence = evidence_of(player, games);
    PlayerStrength after = player;
    constexpr double least_periods = 1e-9; // in less the volatility does not change
    if (evidence.information > 0 && periods > least_periods) {
        after.volatility = std::min(VolatilityUpdate(player, evidence, periods, tau).volatility(),
                                    std::max(player.volatility, highest_volatility));
    }
    const double variance =
        squared(player.deviation / points) + periods * squared(after.volatility);
    const double left = 1 / (1 / variance + evidence.information);
    after.deviation = std::sqrt(left) * points;
    after.rating += left * evidence.surprise * points;
    return after;
}

double periods_until(double deviation, const PlayerStrength& player) {
    return std::max(0.0, squared(deviation) - squared(player.deviation)) /
           squared(player.volatility * points);
}

double expected_score(const PlayerStrength& player, const PlayerStrength& opponent) {
    const double deviation =
        std::sqrt(squared(player.deviation) + squared(opponent.deviation)) / points;
    return logistic(weight_of(deviation) * (player.rating - opponent.rating) / points);
}

} // namespace tabuleiro::league
