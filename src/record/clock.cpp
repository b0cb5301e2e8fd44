#include "record/clock.hpp"

#include <algorithm>
#include <cassert>

namespace tabuleiro {

Clock::Clock(const ByPlayer<TimeControl>& controls) : controls_(controls) {
    for (const Player player : players) {
        left_[player] = controls[player].time;
    }
}

void Clock::start(Player player, Duration now) {
    assert(!running_);
    running_ = player;
    started_ = now;
    if (controls_[player].kind == TimeKind::DaysPerMove) {
        used_[player] = Duration(0);
    }
}

Duration Clock::turn_used(Player player, Duration now) const {
    const Duration ticking =
        running_ == player ? std::max(now - started_, Duration(0)) : Duration(0);
    return used_[player] + ticking;
}

// What a turn of this length takes off the clock while it lasts.
Duration Clock::charge(Player player, Duration used) const {
    const TimeControl& control = controls_[player];
    if (control.kind == TimeKind::SimpleDelay) {
        return std::max(used - control.bonus, Duration(0));
    }
    return used;
}

std::optional<Duration> Clock::left(Player player, Duration now) const {
    if (controls_[player].kind == TimeKind::None) {
        return std::nullopt;
    }
    return std::max(left_[player] - charge(player, turn_used(player, now)), Duration(0));
}

std::optional<Duration> Clock::flag_time() const {
    if (!running_ || controls_[*running_].kind == TimeKind::None) {
        return std::nullopt;
    }
    const TimeControl& control = controls_[*running_];
    const Duration free = control.kind == TimeKind::SimpleDelay ? control.bonus : Duration(0);
    return started_ + left_[*running_] + free - used_[*running_];
}

std::optional<Player> Clock::flagged(Duration now) const {
    if (flagged_) {
        return flagged_;
    }
    const auto falls = flag_time();
    return falls && now >= *falls ? running_ : std::nullopt;
}

bool Clock::press(Player next, Duration now) {
    assert(running_);
    const Player mover = *running_;
    const Duration used = turn_used(mover, now);
    flagged_ = flagged(now);
    running_.reset();
    used_[mover] = flagged_ ? used : Duration(0);
    if (flagged_) {
        return false;
    }
    if (next == mover && controls_[mover].kind == TimeKind::DaysPerMove) {
        running_ = mover; // the days are for the whole turn
        return true;
    }
    finish_turn(mover, used);
    start(next, now);
    return true;
}

void Clock::finish_turn(Player player, Duration used) {
    const TimeControl& control = controls_[player];
    Duration& left = left_[player];
    ++moves_made_[player];
    if (control.kind == TimeKind::PerMove || control.kind == TimeKind::DaysPerMove) {
        left = control.time;
        return;
    }
    left -= charge(player, used);
    if (control.kind == TimeKind::Increment || control.kind == TimeKind::MovesInTime) {
        left += control.bonus;
    } else if (control.kind == TimeKind::Bronstein) {
        left += std::min(used, control.bonus);
    }
    if (control.kind == TimeKind::MovesInTime && moves_made_[player] % control.moves == 0) {
        left += control.time;
    }
}

void Clock::pause(Duration now) {
    if (running_) {
        flagged_ = flagged(now);
        used_[*running_] = turn_used(*running_, now);
        running_.reset();
    }
}

std::optional<int> Clock::moves_to_control(Player player) const {
    const TimeControl& control = controls_[player];
    if (control.kind != TimeKind::MovesInTime) {
        return std::nullopt;
    }
    return control.moves - moves_made_[player] % control.moves;
}

void Clock::add(Player player, Duration time) {
    left_[player] = std::max(left_[player] + time, Duration(0));
}

} // namespace tabuleiro
