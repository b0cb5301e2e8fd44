// The race of one army by itself: how many turns until every knight has arrived.
#pragma once

#include "games/renpaarden/position.hpp"

namespace tabuleiro::renpaarden {

// The fewest leaps that bring every knight that is not there to a goal cell of its own: the exact
// number of turns once no enemy is near, except for knights that block each other.
int turns_to_arrive(const Position& position, Player player);

// No knight of either side will meet an enemy again on its way: every knight is nearer to its goal
// than all enemies are to their home.
bool armies_have_passed(const Position& position);

} // namespace tabuleiro::renpaarden
