// How much time a player has: the kinds of time control, and their text.
//
//     none            no clock
//     300             total: 300 seconds for the whole game
//     180+2           increment: 2 seconds more after each move
//     180d5           simple delay: the first 5 seconds of each move are free
//     180b5           Bronstein: after each move up to 5 of the seconds it took are given back
//     30/move         per move: 30 seconds for each
//     40/5400         5400 seconds for every 40 moves; 40/5400+30 with an increment
//
// Times are seconds, with up to three decimals. Days per move are written as PGN does, 1/259200,
// and never read from such a text.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace tabuleiro {

using Duration = std::chrono::milliseconds;

enum class TimeKind : std::uint8_t {
    None,
    Total,
    Increment,
    SimpleDelay,
    Bronstein,
    PerMove,
    MovesInTime,
    DaysPerMove, // by the wall clock: the time of a turn cannot be stopped
};

struct TimeControl {
    TimeKind kind = TimeKind::None;
    Duration time{0};  // for the game, the move or the period
    Duration bonus{0}; // increment or delay
    int moves = 0;     // of a period

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

inline constexpr int most_days_per_move = 14;

// Requires: 1 <= days <= most_days_per_move.
constexpr TimeControl days_per_move(int days) {
    return {TimeKind::DaysPerMove, std::chrono::hours(24 * days), Duration(0), 1};
}

std::string to_text(const TimeControl& control);
[[nodiscard]] Expected<TimeControl> parse_time_control(std::string_view text);

} // namespace tabuleiro
