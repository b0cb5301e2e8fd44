// The standings: points and games of each player and each pair of players.
#pragma once

#include <vector>

#include "arena/schedule/plan.hpp"
#include "arena/schedule/schedule.hpp"
#include "league/statistics/pentanomial.hpp"
#include "league/swiss/swiss_player.hpp"

namespace tabuleiro::arena {

struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    int games() const { return wins + draws + losses; }
    int half_points() const { return 2 * wins + draws; }
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct PlayedGame {
    ByPlayer<int> seats;
    int half_points = 0; // of the first player
    int round = 0;
};

struct Standings {
    std::vector<Tally> totals;               // by player
    std::vector<std::vector<Tally>> against; // [player][opponent]
    Tally first;                             // of the players who moved first
    // Players by points, then by number.
    std::vector<int> order() const;
};

Standings standings(int players, const std::vector<PlayedGame>& games);

// The players as the league ranks them, each game a round. A bye of a Swiss tournament counts as so
// many games that were won. Games are in their order.
std::vector<league::SwissPlayer> league_players(const Plan& plan,
                                                const std::vector<PlayedGame>& games);

} // namespace tabuleiro::arena
