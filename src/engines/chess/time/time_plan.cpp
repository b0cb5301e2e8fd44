#include "engines/chess/time/time_plan.hpp"

#include <algorithm>

#include "engines/chess/search/margins.hpp"

namespace tabuleiro::roque {

namespace {

using Real = std::chrono::duration<double, std::milli>;

Milliseconds whole(Real time) {
    return std::chrono::duration_cast<Milliseconds>(time);
}

using namespace margins;

} // namespace

int moves_to_come(int move_number, int early, int late) {
    const int passed = std::clamp(move_number - 1, 0, late_move_number - 1);
    return early + (late - early) * passed / (late_move_number - 1);
}

TimePlan TimePlan::from(const SearchLimits& limits, Milliseconds overhead, int move_number) {
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
    const int moves = clock.moves_to_go
                          ? std::clamp(*clock.moves_to_go, 1, control_moves_most)
                          : moves_to_come(move_number, sudden_death_moves, late_sudden_death_moves);
    // Keep an overhead for each of the next moves, but never more than half of what is left.
    const int next_moves = std::min(moves - 1, reserved_moves);
    const Real reserved = std::min<Real>(Real(overhead) * next_moves, left / 2);
    const Real soft = (left - reserved) / moves + increment * increment_share;
    const double share = moves == 1 ? last_move_share : hard_share;
    const Real hard = std::min<Real>(soft * hard_factor, left * share);
    plan.hard = std::max(whole(hard), Milliseconds(1));
    plan.soft = std::max(whole(std::min<Real>(soft, hard)), Milliseconds(1));
    return plan;
}

void LagMeter::begin(const ClockTimes& clock) {
    constexpr Milliseconds most{1000}; // more is not lag but another game or time control
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
    const auto steps = static_cast<std::size_t>(std::clamp(
        steadiness.unchanged_iterations, 0, static_cast<int>(soft_by_stability.size()) - 1));
    const double by_share =
        std::clamp(soft_share_base - soft_share_slope * steadiness.best_move_share,
                   soft_share_least, soft_share_most);
    const double by_score =
        std::clamp(1.0 + soft_drop_slope * steadiness.score_drop, soft_drop_least, soft_drop_most);
    return soft_by_stability[steps] * by_share * by_score;
}

} // namespace tabuleiro::roque
