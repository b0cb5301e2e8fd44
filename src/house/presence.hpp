// Which players are looking at a table, and since when the others are absent. What follows from it
// for the game, Away and Back, is in the log.
#pragma once

#include <chrono>
#include <optional>

#include "core/player.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::house {

inline constexpr Duration default_absence_limit = std::chrono::minutes(1);

struct Presence {
    void set(const ByPlayer<bool>& now_present, Duration now) {
        present = now_present;
        for (const Player seat : players) {
            if (present[seat]) {
                absent_since[seat].reset();
            } else if (!absent_since[seat]) {
                absent_since[seat] = now;
            }
        }
    }

    ByPlayer<bool> away; // as the log says: the opponent may claim
    ByPlayer<bool> present;
    ByPlayer<std::optional<Duration>> absent_since;
    Duration limit = default_absence_limit;
};

} // namespace tabuleiro::house
