// The score of a position: a number from the point of view of the player to move there.
//
// Evaluations are near zero. A forced end of the game is beyond all of them and includes its
// distance: a win in 3 plies is better than one in 5, a loss in 5 better than one in 3.
#pragma once

#include "core/outcome.hpp"

namespace tabuleiro::search {

using Score = int;

// No line of moves is longer.
inline constexpr int max_ply = 128;
inline constexpr Score win_score = 1'000'000;
inline constexpr Score infinite_score = 2'000'000;
// Every evaluation is strictly between plus and minus this; anything beyond is decided.
inline constexpr Score decided_score = win_score - 2 * max_ply;

constexpr bool is_win(Score score) {
    return score >= decided_score;
}
constexpr bool is_loss(Score score) {
    return score <= -decided_score;
}
constexpr bool is_decided(Score score) {
    return is_win(score) || is_loss(score);
}

// The plies from the root to the end of the game. Requires: is_decided(score), at the root.
constexpr int plies_to_end(Score score) {
    return win_score - (score < 0 ? -score : score);
}

// A value as another player sees it: the sign depends on who is to move, never on the ply.
constexpr Score seen_by(Player viewer, Player owner, Score score) {
    return viewer == owner ? score : -score;
}

// The end of the game, ply plies from the root. `draw` is what a draw is worth to the viewer.
template <class Rule>
constexpr Score end_score(const Outcome<Rule>& outcome, Player viewer, int ply, Score draw) {
    if (!outcome.winner) {
        return draw;
    }
    return seen_by(viewer, *outcome.winner, win_score - ply);
}

} // namespace tabuleiro::search
