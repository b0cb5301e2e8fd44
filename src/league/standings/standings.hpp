// The standings of a tournament: points, and then the tie-breaks that the director has chosen.
#pragma once

#include <cstdint>
#include <vector>

#include "league/swiss/swiss_player.hpp"

namespace tabuleiro::league {

enum class TieBreak : std::uint8_t {
    Buchholz,        // the sum of the opponents' points
    BuchholzCut1,    // without the opponent with the fewest points
    SonnebornBerger, // the points of those whom one has beaten, and half of those one has drawn
                     // with
    DirectEncounter, // points against those with the same points, if all of them have met
    Wins,            // games won, over the board or by forfeit
    Progressive,     // the sum of the points after each round
};

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
