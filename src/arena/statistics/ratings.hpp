// Ratings of a whole pool, from all games at once.
//
// The model is Elo's (Bradley and Terry's): a player who is d stronger scores 1 / (1 + 10^(-d/400))
// on average, a draw being half a win and half a loss. The ratings maximise the likelihood: each
// player's expected points equal its points. The intervals come from the spread of whole pairs of
// games around the model (White's sandwich estimator), so that draws make them narrower and
// correlated pairs do not make them too narrow.
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
    // False: some player won or lost everything, or some never met even indirectly. Then half a
    // drawn pair is added to each encounter, and differences may be understated.
    bool bounded = true;
};

// Without an anchor the mean is 0 and the errors are relative to the mean; with one, relative to
// it.
Ratings rate(int players, const std::vector<Played>& pairs, std::optional<Anchor> anchor = {});

} // namespace tabuleiro::arena
