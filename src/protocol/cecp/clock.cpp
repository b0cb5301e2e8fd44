#include "protocol/cecp/clock.hpp"

#include <algorithm>
#include <cstdint>

namespace tabuleiro::cecp {

void Clock::set(const Level& level, int moves_made) {
    moves_per_control_ = level.moves;
    counted_from_ = moves_made;
    base_ = level.base;
    increment_ = level.increment;
    own_.reset();
    per_move_.reset();
}

void Clock::set(const Depth& command) {
    depth_ = command.value == 0 ? std::nullopt : std::optional(command.value);
}

void Clock::set(const NodeRate& command) {
    rate_ =
        command.value > 0 ? std::optional(static_cast<std::uint64_t>(command.value)) : std::nullopt;
}

void Clock::spend(Milliseconds used, int moves_made) {
    own_ = std::max(own_.value_or(base_) - used, Milliseconds(0)) + increment_;
    if (moves_per_control_ > 0 && moves_counted(moves_made) % moves_per_control_ == 0) {
        *own_ += base_;
    }
}

void Clock::start_anew() {
    own_.reset();
    count_anew();
    depth_.reset();
    rate_.reset();
}

roque::SearchLimits Clock::limits(int moves_made) const {
    roque::SearchLimits limits;
    limits.depth = depth_;
    if (per_move_) {
        limits.move_time = std::max(*per_move_, Milliseconds(1));
    } else {
        roque::ClockTimes clock;
        clock.remaining = own_.value_or(base_);
        clock.increment = increment_;
        if (moves_per_control_ > 0) {
            clock.moves_to_go = moves_per_control_ - moves_counted(moves_made) % moves_per_control_;
        }
        limits.clock = clock;
    }
    if (rate_) {
        // Time is counted in nodes: what would be searched in this time, at that rate.
        const Milliseconds time =
            limits.move_time
                ? *limits.move_time
                : limits.clock->remaining / std::min(limits.clock->moves_to_go.value_or(30), 30) +
                      limits.clock->increment / 2;
        const auto count = static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 1));
        limits.nodes = std::max<std::uint64_t>(*rate_ * count / 1000, 1);
        limits.move_time.reset();
        limits.clock.reset();
    }
    return limits;
}

} // namespace tabuleiro::cecp
