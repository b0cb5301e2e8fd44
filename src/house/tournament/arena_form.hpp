// The arena: for a fixed time, whoever is free and there meets another opponent at once. It has no
// rounds: all its boards are in one, which grows. Levels and engines do not meet each other.
//
// A game that is still being played at the end goes on at its table, and does not count.
#pragma once

#include <functional>
#include <vector>

#include "house/tournament/form.hpp"
#include "house/tournament/round.hpp"
#include "league/arena_form/arena_form.hpp"

namespace tabuleiro::house::tournament {

const Form& arena_form();

// Points, streaks and games of each player, by pairing number.
std::vector<league::ArenaScore> arena_scores_of(const TournamentState& state);

// The next boards among those who are free, have no break and are present. Somebody meets the last
// opponent again only if nobody would play otherwise.
std::vector<Board> next_arena_boards(const TournamentState& state,
                                     const std::function<bool(const Contestant&)>& is_present);

} // namespace tabuleiro::house::tournament
