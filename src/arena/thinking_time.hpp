// How much of its clock one of our own players spends on a move.
#pragma once

#include <algorithm>
#include <optional>

#include "arena/player.hpp"

namespace tabuleiro::arena {

// None without a clock. A thirtieth of what is left and most of the increment, with enough in
// reserve to be never late; the whole of a time that is given for each move.
template <Game G>
std::optional<Duration> thinking_time(const Turn<G>& turn) {
    const auto left = turn.left[turn.seat];
    if (!left) {
        return std::nullopt;
    }
    constexpr Duration reserve{5};
    const TimeControl& control = turn.limits[turn.seat].clock;
    const Duration most = std::max(*left * 9 / 10 - reserve, Duration(1));
    if (control.kind == TimeKind::PerMove) {
        return std::max(*left - reserve, Duration(1));
    }
    const int moves = std::min(turn.moves_to_control.value_or(30), 30) + 1;
    return std::clamp(*left / moves + control.bonus * 3 / 4, Duration(1), most);
}

// Runs a function and says how long that took.
template <class Function>
auto timed(Function&& function, Span& used) {
    const auto began = std::chrono::steady_clock::now();
    auto result = function();
    used = std::chrono::duration_cast<Span>(std::chrono::steady_clock::now() - began);
    return result;
}

} // namespace tabuleiro::arena
