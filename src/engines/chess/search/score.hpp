// Scores of the search: hundredths of a pawn from the side to move, and mates above all of them.
#pragma once

#include <cstdlib>

#include "games/chess/position.hpp"

namespace tabuleiro::roque {

// The engine uses the types of the rules.
using namespace chess;

using Score = int;

inline constexpr int max_ply = 127; // the deepest that a line can get from the root

inline constexpr Score draw_score = 0;
inline constexpr Score mate_score = 32000; // mate on the board; mate in n plies is n less
inline constexpr Score infinite_score = mate_score + 1;
// A table entry may be read max_ply below where it was written, so mates reach down this far.
inline constexpr Score mate_bound = mate_score - 2 * max_ply;
inline constexpr Score max_evaluation = mate_bound - 1;

constexpr Score mate_in(int plies) {
    return mate_score - plies;
}
constexpr Score mated_in(int plies) {
    return plies - mate_score;
}
constexpr bool is_win(Score score) {
    return score >= mate_bound;
}
constexpr bool is_loss(Score score) {
    return score <= -mate_bound;
}
constexpr bool is_decisive(Score score) {
    return is_win(score) || is_loss(score);
}

// Moves until mate, as protocols count them: 3 mates in three, -2 is mated in two.
// Requires: the score is decisive.
constexpr int moves_to_mate(Score score) {
    return score > 0 ? (mate_score - score + 1) / 2 : -(mate_score + score) / 2;
}

} // namespace tabuleiro::roque
