// Knock-out: the loser of an encounter is out. The order of the players is their seeding.
#pragma once

#include "arena/schedule/schedule.hpp"

namespace tabuleiro::arena {

// The next fixtures of the open encounters: those of a new round, or one more pair for every tie;
// after `max_extra_pairs` the better seeded player advances. None when one player is left.
std::vector<Fixture> knockout_fixtures(const Plan& plan, const std::vector<Played>& so_far);

inline constexpr int max_extra_pairs = 5;

} // namespace tabuleiro::arena
