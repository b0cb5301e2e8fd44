// The race of one army by itself: how many turns until every knight has arrived.
#pragma once

#include "games/renpaarden/position.hpp"

namespace tabuleiro::renpaarden {

// The fewest leaps that bring every knight that is not there to a goal cell of its own: the exact
// count of turns once no enemy is near, but for knights that would stand in each other's way.
int turns_to_arrive(const Position& position, Player player);

// No knight of either side will meet an enemy again on its way: every knight is nearer to its
// goal than all enemies are to where they came from.
bool armies_have_passed(const Position& position);

} // namespace tabuleiro::renpaarden
