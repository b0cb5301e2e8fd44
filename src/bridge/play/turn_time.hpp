// What a program may spend on a move at a table of the house.
#pragma once

#include <optional>

#include "bridge/house/table_state.hpp"
#include "programs/player/turn.hpp"

namespace tabuleiro::bridge {

// What the house does not say.
struct OwnTimes {
    Duration move{5'000}; // for each move of a game without a clock, and of a slow one
    Duration lag{100};    // what the network may take: the program is told that it has so much less
};

struct TurnTime {
    ByPlayer<programs::PlayerLimits> limits;
    ByPlayer<std::optional<Duration>> left;
    std::optional<int> moves_to_control;
    std::optional<programs::Span> deadline; // none: no clock runs
};

// Requires: the state is known.
TurnTime turn_time(const TableState& state, const OwnTimes& own);

} // namespace tabuleiro::bridge
