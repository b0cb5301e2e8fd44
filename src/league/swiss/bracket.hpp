// One bracket of a Swiss pairing: the players of a score group and those who came down to it. Which
// of them play each other, and who goes on to the next group, is decided here.
#pragma once

#include <utility>
#include <vector>

#include "league/swiss/swiss_player.hpp"

namespace tabuleiro::league {

// The round as it stands when a bracket is to be paired. Players are in the order of their ranks:
// by points, then by number.
struct BracketTask {
    const std::vector<SwissHistory>& players;
    const SwissRules& rules;
    std::vector<PlayerNumber> moved_down; // from higher groups
    std::vector<PlayerNumber> residents;
    std::vector<PlayerNumber> next; // the group below
    std::vector<PlayerNumber> rest; // all others below it
    bool bye = false;               // one of all these players will have no opponent

    std::vector<PlayerNumber> members() const;
};

struct BracketPairs {
    std::vector<std::pair<PlayerNumber, PlayerNumber>> pairs; // the higher ranked one first
    std::vector<PlayerNumber> down;                           // in the order of their ranks
    // Who of them and of the next group has no opponent in the next bracket either, as it was
    // planned.
    std::vector<PlayerNumber> down_twice;
};

// The best pairs by C.5 to C.19, and among equals the first in the order in which the rules list
// them, such that all who remain can be paired. Requires: all players of the task can be paired.
BracketPairs pair_bracket(const BracketTask& task);

// Whether the two may meet: C.1 and C.3.
bool may_meet(const SwissHistory& a, const SwissHistory& b, PlayerNumber number_of_b);

// Whether these players can all be paired with one another, one of them with the bye if there is
// one.
bool can_be_paired(const std::vector<SwissHistory>& players,
                   const std::vector<PlayerNumber>& numbers, bool bye);

} // namespace tabuleiro::league
