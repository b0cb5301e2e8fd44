// Ratings of the players of a tournament, from pairs of games on one opening.
#pragma once

#include <optional>
#include <vector>

#include "arena/schedule/schedule.hpp"
#include "league/pool_ratings/pool_ratings.hpp"
#include "league/statistics/pentanomial.hpp"

namespace tabuleiro::arena {

using Rating = league::PoolRating;
using Ratings = league::PoolRatings;

struct Anchor {
    int player = 0;
    double elo = 0;
};

// Without an anchor the mean is 0 and the errors are relative to the mean; with one, relative to
// it.
Ratings rate(int players, const std::vector<Played>& pairs, std::optional<Anchor> anchor = {});

} // namespace tabuleiro::arena
