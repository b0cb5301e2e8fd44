// A chess clock for any game. It never asks what time it is: every call says so, as a time since
// any fixed moment, which may not go back. So tests need no sleeping, and a game can be replayed.
#pragma once

#include <optional>

#include "core/player.hpp"
#include "record/time_control.hpp"

namespace tabuleiro {

class Clock {
  public:
    // Nobody's time runs yet.
    explicit Clock(const ByPlayer<TimeControl>& controls);
    explicit Clock(const TimeControl& both) : Clock(ByPlayer<TimeControl>{both, both}) {}

    const TimeControl& control(Player player) const { return controls_[player]; }

    // This player's turn begins, for the first time or after a pause. Requires: nobody's runs.
    void start(Player player, Duration now);

    // The running player has moved, and `next` is to move (it may be the same player). False if
    // the move came too late: the flag had fallen, and the clock stands. Requires: someone's runs.
    [[nodiscard]] bool press(Player next, Duration now);

    // Nobody's time runs; what the turn has used so far is kept for when it is started again.
    void pause(Duration now);

    std::optional<Player> running() const { return running_; }

    // What the player has left at this moment, never negative; none without a clock. A simple
    // delay that still runs is not taken off.
    std::optional<Duration> left(Player player, Duration now) const;

    // How long the player has thought about the present turn, pauses apart.
    Duration turn_used(Player player, Duration now) const;

    // When the running player's flag will fall if nothing happens; none if it cannot.
    std::optional<Duration> flag_time() const;

    // The player whose time is over: at the moment when nothing is left.
    std::optional<Player> flagged(Duration now) const;

    // Moves to the end of the player's period, for N moves in T.
    std::optional<int> moves_to_control(Player player) const;

    // A present from the opponent, or a correction. Never below zero.
    void add(Player player, Duration time);

    friend bool operator==(const Clock&, const Clock&) = default;

  private:
    Duration charge(Player player, Duration used) const;
    void finish_turn(Player player, Duration used);

    ByPlayer<TimeControl> controls_;
    ByPlayer<Duration> left_; // at the beginning of the turn
    ByPlayer<Duration> used_; // of the present turn, before the last start
    ByPlayer<int> moves_made_;
    std::optional<Player> running_;
    std::optional<Player> flagged_;
    Duration started_{0};
};

} // namespace tabuleiro
