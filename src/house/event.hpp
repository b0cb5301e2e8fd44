// One line of a table's log: what happened, when, and by whom. A table is what its events make of
// it.
#pragma once

#include <optional>
#include <string>

#include "house/event_kind.hpp"
#include "house/viewer.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::house {

// Milliseconds since 1970 by the server's clock; the times of one table never go back.
using WallTime = Duration;

struct Event {
    int number = 0; // 1 is the first of its table
    WallTime at{0};
    std::optional<Player> seat{}; // none: the house
    EventKind kind = EventKind::Play;
    std::string text{};       // Play: moves, blanks between; Join: a name; Moved: a table
    std::string command_id{}; // of the command that made it; empty: it had none

    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace tabuleiro::house
