// The standings of a tournament: points, and then the tie-breaks that the director has chosen.
#pragma once

#include <vector>

#include "league/standings/tie_break.hpp"
#include "league/swiss/swiss_player.hpp"

namespace tabuleiro::league {

struct Standing {
    PlayerNumber player = 0;
    int rank = 0; // from 1 on; equal players have the same rank
    int half_points = 0;
    std::vector<double>
        tie_breaks; // in their order; multiples of a quarter, so comparisons are exact
};

// The best first; players who are equal in everything in the order of their numbers.
//
// Rounds that were not played (FIDE's tie-break rules as they were from 2012 to 2023): where a
// player had no opponent, or one who did not come, an imaginary opponent takes the place, who had
// as many points before that round and draws all games after it. A game that an opponent did not
// play counts as half a point in that opponent's sum.
std::vector<Standing> standings(const std::vector<SwissPlayer>& players,
                                const std::vector<TieBreak>& tie_breaks);

} // namespace tabuleiro::league
