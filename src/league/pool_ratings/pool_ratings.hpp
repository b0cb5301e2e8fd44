// Ratings of a whole pool, from all games at once.
//
// The model is Elo's (Bradley and Terry's): a player who is d stronger scores 1 / (1 + 10^(-d/400))
// on average, a draw being half a win and half a loss. The ratings maximise the likelihood: each
// player's expected points equal its points. The intervals come from the spread of the results
// around the model (White's sandwich estimator), so that draws make them narrower and correlated
// games of one result do not make them too narrow.
#pragma once

#include <optional>
#include <vector>

#include "league/player_number.hpp"

namespace tabuleiro::league {

// Of one game, or of several that belong together.
struct PoolResult {
    PlayerNumber a = 0;
    PlayerNumber b = 0;
    double score = 0; // of a, from 0 to 1
};

struct PoolRating {
    double elo = 0;
    double error95 = 0; // half the width of the interval
};

struct PoolAnchor {
    PlayerNumber player = 0;
    double elo = 0;
};

struct PoolRatings {
    std::vector<PoolRating> players;
    // False: some player won or lost everything, or some never met even indirectly. Then a drawn
    // game is added to each two who have met, and differences may be understated.
    bool bounded = true;
};

// Without an anchor the mean is 0 and the errors are relative to the mean; with one, relative to
// it. Takes a time that grows with the third power of the players.
PoolRatings pool_ratings(std::size_t players, const std::vector<PoolResult>& results,
                         int games_per_result = 1, std::optional<PoolAnchor> anchor = {});

} // namespace tabuleiro::league
