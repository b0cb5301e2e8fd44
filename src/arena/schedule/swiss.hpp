// Swiss: each round pairs players with similar scores who have not met.
#pragma once

#include "arena/schedule/schedule.hpp"

namespace tabuleiro::arena {

// The next round; none after the last. With an odd number of players the last in the standings who
// has had no bye sits out and scores as if it had won all games of an encounter.
std::vector<Fixture> swiss_round(const Plan& plan, const std::vector<Played>& so_far);

// Half points of each player, byes included.
std::vector<int> swiss_scores(const Plan& plan, const std::vector<Played>& so_far);

} // namespace tabuleiro::arena
