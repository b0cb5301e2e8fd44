// How strong the players of a tournament were in it, with an interval.
#pragma once

#include <map>

#include "house/tournament/state.hpp"

namespace tabuleiro::house::tournament {

struct Performance {
    int rating = 0;
    int margin = 0; // the 95 % interval is the rating plus and minus this
};

// More players would take too long, whenever a result comes in.
inline constexpr std::size_t most_with_performance = 64;

// Of those who have played a game to its end, from these games alone. On the scale of the ratings
// that were known at the start: their mean stays. Where nobody had one, the mean of all is 0.
std::map<EntrantId, Performance> performances_of(const TournamentState& state);

} // namespace tabuleiro::house::tournament
