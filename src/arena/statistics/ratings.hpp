// Ratings of a whole pool, from all games at once.
//
// The model is Elo's (Bradley and Terry's): a player who is d stronger scores 1 / (1 + 10^(-d/400))
// on average, a draw being half a win and half a loss. The ratings are those of greatest
// likelihood: each player's expected points equal its points. The intervals come from the spread of
// whole pairs of games around the model (White's sandwich estimator), so that drawn games make them
// narrower and pairs that go together do not fool them.
#pragma once

#include <optional>
#include <vector>

#include "arena/schedule/schedule.hpp"
#include "arena/statistics/pentanomial.hpp"

namespace tabuleiro::arena {

struct Rating {
    double elo = 0;
    double error95 = 0; // half the width of the interval
};

struct Anchor {
    int player = 0;
    double elo = 0;
};

struct Ratings {
    std::vector<Rating> players;
    // False: somebody won or lost everything, or some never met even by way of others. Then half a
    // drawn pair is imagined in each encounter, and distances are less than the truth may be.
    bool bounded = true;
};

// Without an anchor the mean is 0 and the errors are those against the mean; with one, against it.
Ratings rate(int players, const std::vector<Played>& pairs, std::optional<Anchor> anchor = {});

} // namespace tabuleiro::arena
