#include "bridge/play/turn_time.hpp"

#include <algorithm>

namespace tabuleiro::bridge {

namespace {

using programs::Span;

// The house decides who is late; a program that does not answer at all is stopped after this.
constexpr Duration grace{1'000};

TurnTime untimed(const OwnTimes& own) {
    TurnTime time;
    for (const Player player : players) {
        time.limits[player].clock = {TimeKind::PerMove, own.move};
        time.left[player] = own.move;
    }
    return time;
}

} // namespace

TurnTime turn_time(const TableState& state, const OwnTimes& own) {
    const auto clocks = state.clocks();
    const Player seat = *state.seat();
    if (!clocks || state.is_slow() || !clocks->of[seat].left) {
        return untimed(own);
    }
    TurnTime time;
    const auto agreed = state.time();
    for (const Player player : players) {
        const auto left = clocks->of[player].left;
        if (agreed) {
            time.limits[player].clock = (*agreed)[player];
        } else if (left) {
            time.limits[player].clock = {TimeKind::Total, *left};
        }
        time.left[player] = left;
    }
    // At least half of what is left, so that a program in time trouble still moves.
    Duration& left = *time.left[seat];
    const Duration told = std::max(left - own.lag, left / 2);
    if (clocks->running == seat) {
        time.deadline = Span(left + clocks->delay + grace);
    }
    left = told;
    TimeControl& control = time.limits[seat].clock;
    if (control.kind == TimeKind::PerMove) {
        control.time = told;
    }
    time.moves_to_control = clocks->of[seat].moves_to_control;
    return time;
}

} // namespace tabuleiro::bridge
