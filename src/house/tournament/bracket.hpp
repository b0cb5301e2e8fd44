// The bracket of a knock-out, from its games so far.
#pragma once

#include "core/json_writer.hpp"
#include "house/tournament/state.hpp"
#include "league/knockout/knockout.hpp"

namespace tabuleiro::house::tournament {

// Players are places in `order`. Whoever has withdrawn loses the encounters that are not decided,
// and of two who have, the worse seed does. Without rounds before the start.
league::KnockoutState bracket_of(const TournamentState& state);

// A list of rounds, each a list of encounters.
void write_bracket(JsonWriter& out, const TournamentState& state);

} // namespace tabuleiro::house::tournament
