// What the house allows at its tables at present. It is no part of a table's log: an administrator
// may change it at any time.
#pragma once

#include "house/presence.hpp"

namespace tabuleiro::house {

struct TableRules {
    bool greetings = true; // between people at different screens
    bool help = false;     // of the computer in games between people at different screens
    // How long a player by link may be absent in their own turn before the opponent may claim.
    Duration absence_limit = default_absence_limit;
};

} // namespace tabuleiro::house
