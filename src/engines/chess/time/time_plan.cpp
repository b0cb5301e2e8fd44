#include "engines/chess/time/time_plan.hpp"

#include <algorithm>
#include <array>

namespace tabuleiro::roque {

namespace {

using Real = std::chrono::duration<double, std::milli>;

Milliseconds whole(Real time) {
    return std::chrono::duration_cast<Milliseconds>(time);
}

constexpr int sudden_death_moves = 26; // the game is taken to last this long yet
constexpr int control_moves_most = 32;
constexpr double increment_share = 0.80;
constexpr double hard_factor = 4.5;
constexpr double hard_share = 0.42;      // of what is left on the clock, at most
constexpr double last_move_share = 0.80; // before the next time control

} // namespace

TimePlan TimePlan::from(const Limits& limits, Milliseconds overhead) {
    TimePlan plan;
    if (limits.move_time) {
        const Milliseconds time = std::max(*limits.move_time - overhead, Milliseconds(1));
        plan.hard = time;
        return plan;
    }
    if (!limits.clock) {
        return plan;
    }
    const ClockTimes& clock = *limits.clock;
    const Real left = std::max<Real>(clock.remaining - overhead, Real(1));
    const Real increment = std::max<Real>(clock.increment, Real(0));
    const int moves = clock.moves_to_go ? std::clamp(*clock.moves_to_go, 1, control_moves_most)
                                        : sudden_death_moves;
    // Keep an overhead for each of the moves to come, but never more than half of what is left.
    const Real reserved = std::min<Real>(Real(overhead) * (moves - 1), left / 2);
    const Real soft = (left - reserved) / moves + increment * increment_share;
    const double share = moves == 1 ? last_move_share : hard_share;
    const Real hard = std::min<Real>(soft * hard_factor, left * share);
    plan.hard = std::max(whole(hard), Milliseconds(1));
    plan.soft = std::max(whole(std::min<Real>(soft, hard)), Milliseconds(1));
    return plan;
}

void LagMeter::begin(const ClockTimes& clock) {
    constexpr Milliseconds most{1000}; // more is no lag but another game or time control
    if (last_) {
        const Milliseconds lost = last_->remaining - used_ + last_->increment - clock.remaining;
        lag_ = lag_ * 3 / 4;
        if (lost > lag_ && lost <= most) {
            lag_ = lost;
        }
    }
    last_ = clock;
}

double soft_scale(const Steadiness& steadiness) {
    constexpr std::array<double, 6> by_stability{1.45, 1.20, 1.05, 0.95, 0.88, 0.80};
    const auto steps = static_cast<std::size_t>(
        std::clamp(steadiness.unchanged_iterations, 0, static_cast<int>(by_stability.size()) - 1));
    const double by_share = std::clamp(1.9 - 1.45 * steadiness.best_move_share, 0.55, 1.7);
    const double by_score = std::clamp(1.0 + 0.012 * steadiness.score_drop, 0.90, 1.6);
    return by_stability[steps] * by_share * by_score;
}

} // namespace tabuleiro::roque
