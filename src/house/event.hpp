// Something that happened at a table: what, when, and by whom. The state of a table follows from
// its events.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <tuple>

#include "house/event_kind.hpp"
#include "house/viewer.hpp"
#include "record/time_control.hpp"

namespace tabuleiro {
struct PreparedMoves;
}

namespace tabuleiro::house {

// Milliseconds since 1970 by the server's clock; the times of one table never go back.
using WallTime = Duration;

struct Event {
    int number = 0; // 1 is the first of its table
    WallTime at{0};
    std::optional<Player> seat{}; // none: the house
    EventKind kind = EventKind::Play;
    std::string text{};       // Play: moves, blanks between; Join: a name; Moved: a table; Greet: a
                              // word; JoinProgram: its name, a new line, its author; Failure: how
    std::string command_id{}; // of the command that made it; empty: it had none

    // The moves of a Play, parsed and judged: only in an event that was decided, not in a stored
    // one.
    std::shared_ptr<const PreparedMoves> moves{};

    // Whether both are stored in the same way.
    friend bool operator==(const Event& a, const Event& b) {
        const auto stored = [](const Event& event) {
            return std::tie(event.number, event.at, event.seat, event.kind, event.text,
                            event.command_id);
        };
        return stored(a) == stored(b);
    }
};

} // namespace tabuleiro::house
