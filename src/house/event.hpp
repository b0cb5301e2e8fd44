// One line of a table's log: what happened, when, and by whom. The log is the table; everything
// else follows from it.
#pragma once

#include <optional>
#include <string>

#include "house/command_kind.hpp"
#include "house/viewer.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::house {

// Milliseconds since 1970, as the wall clock of the house counts them; at one table never back.
using WallTime = Duration;

struct Event {
    int number = 0; // 1 is the first of its table
    WallTime at{0};
    std::optional<Player> seat{}; // none: the house
    CommandKind kind = CommandKind::Play;
    std::string text{}; // Play: moves, blanks between; Join: a name; Moved: a table; Flag: nothing

    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace tabuleiro::house
