// A chess clock for any game. It never reads the time: every call passes it, as a duration since
// any fixed point, and it must not go back. So tests need no sleeping, and a game can be replayed.
#pragma once

#include <optional>

#include "core/player.hpp"
#include "record/time_control.hpp"

namespace tabuleiro {

class Clock {
  public:
    // Neither clock runs yet.
    explicit Clock(const ByPlayer<TimeControl>& controls);
    explicit Clock(const TimeControl& both) : Clock(ByPlayer<TimeControl>{both, both}) {}

    const TimeControl& control(Player player) const { return controls_[player]; }

    // This player's turn begins, for the first time or after a pause; with days per move it always
    // begins anew. Requires: no clock is running.
    void start(Player player, Duration now);

    // The running player has moved, and `next` is to move (it may be the same player). False if
    // the move came too late: the flag had fallen, and the clock is stopped. Requires: a clock is
    // running.
    [[nodiscard]] bool press(Player next, Duration now);

    // Stops both clocks; what the turn has used so far is kept for when it is started again.
    void pause(Duration now);

    std::optional<Player> running() const { return running_; }

    // What the player has left now, never negative; none without a clock. A simple
    // delay that still runs is not taken off.
    std::optional<Duration> left(Player player, Duration now) const;

    // How long the player has thought about this turn, not counting pauses.
    Duration turn_used(Player player, Duration now) const;

    // When the running player's flag will fall if nothing happens; none if it cannot.
    std::optional<Duration> flag_time() const;

    // The player whose time has run out: left() is zero.
    std::optional<Player> flagged(Duration now) const;

    // Moves to the end of the player's period, for N moves in T.
    std::optional<int> moves_to_control(Player player) const;

    // Time given by the opponent, or a correction. Never falls below zero.
    void add(Player player, Duration time);

    friend bool operator==(const Clock&, const Clock&) = default;

  private:
    Duration charge(Player player, Duration used) const;
    void finish_turn(Player player, Duration used);

    ByPlayer<TimeControl> controls_;
    ByPlayer<Duration> left_; // at the beginning of the turn
    ByPlayer<Duration> used_; // of this turn, before the last start
    ByPlayer<int> moves_made_;
    std::optional<Player> running_;
    std::optional<Player> flagged_;
    Duration started_{0};
};

} // namespace tabuleiro
