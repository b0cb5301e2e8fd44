// How much of its clock one of our own players spends on a move.
#pragma once

#include <algorithm>
#include <optional>

#include "record/time_control.hpp"

namespace tabuleiro {

// A thirtieth of what is left and most of the increment, with enough in reserve never to be late;
// all of a time given per move.
inline Duration thinking_time(const TimeControl& control, Duration left,
                              std::optional<int> moves_to_control) {
    constexpr Duration reserve{5};
    if (control.kind == TimeKind::PerMove) {
        return std::max(left - reserve, Duration(1));
    }
    const Duration most = std::max(left * 9 / 10 - reserve, Duration(1));
    const int moves = std::min(moves_to_control.value_or(30), 30) + 1;
    return std::clamp(left / moves + control.bonus * 3 / 4, Duration(1), most);
}

} // namespace tabuleiro
