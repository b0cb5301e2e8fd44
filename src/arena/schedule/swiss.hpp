// Swiss: each round pairs players with similar scores who have not met, by the Dutch system of the
// league.
#pragma once

#include "arena/schedule/schedule.hpp"

namespace tabuleiro::arena {

// The next round; none after the last. Whoever has a bye scores as if all games of an encounter had
// been won. If no round is possible without a rematch, those who met first may meet again.
std::vector<Fixture> swiss_round(const Plan& plan, const std::vector<Played>& so_far);

// Half points of each player, byes included.
std::vector<int> swiss_scores(const Plan& plan, const std::vector<Played>& so_far);

} // namespace tabuleiro::arena
