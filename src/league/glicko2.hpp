// The rating system Glicko-2 (Mark Glickman, "Example of the Glicko-2 system"), for periods of any
// length.
//
// The published formulas are about whole rating periods. In a part t of a period the strength of a
// player wanders by t times the variance that it wanders in one, and so does the logarithm of the
// volatility; with t = 1 this is what was published. So games can be rated one by one.
#pragma once

#include <span>

namespace tabuleiro::league {

// On the scale of Elo ratings: 400 points are odds of ten to one.
struct PlayerStrength {
    double rating = 1500;
    double deviation = 350;   // standard deviation of what we know about the rating
    double volatility = 0.06; // how far strength wanders in one period, in units of 173.7 points

    friend bool operator==(const PlayerStrength&, const PlayerStrength&) = default;
};

struct RatedResult {
    double opponent_rating;
    double opponent_deviation;
    double score; // 1 win, 0.5 draw, 0 loss
};

// How readily the volatility changes; the paper recommends 0.3 to 1.2.
inline constexpr double usual_tau = 0.5;

// The paper has no such limit; without one, a single very unlikely result can make the volatility
// so high that nothing is known about the player any more.
inline constexpr double highest_volatility = 0.15;

// After so many periods without a game: only the deviation grows.
PlayerStrength after_rest(PlayerStrength player, double periods);

// After a time of so many periods with these games; the strength of everybody is that at its start.
// With no games the same as after_rest.
PlayerStrength after_games(const PlayerStrength& player, std::span<const RatedResult> games,
                           double periods, double tau = usual_tau);

// How long a rest brings the deviation to this; 0 if it is as large already.
double periods_until(double deviation, const PlayerStrength& player);

// The mean score of a player against another, as far as their strengths are known.
double expected_score(const PlayerStrength& player, const PlayerStrength& opponent);

} // namespace tabuleiro::league
