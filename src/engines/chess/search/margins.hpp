// Every number that the search is tuned by, with a name, in one place.
//
// Scores are hundredths of a pawn, depths are plies. What each gained is in docs/engine-log.md.
//
// Those that are TUNABLE are in the list of tunables.cpp too. In a tuning build
// (docs/roque-tuning.md) they are variables of a thread, so that players in one process can differ.
#pragma once

#include <array>

#include "engines/chess/search/score.hpp"

#ifdef TABULEIRO_TUNABLE
#define TUNABLE inline constinit thread_local
#else
#define TUNABLE inline constexpr
#endif

namespace tabuleiro::roque::margins {

// Piece values for exchanges, by role; the king is never taken.
inline constexpr std::array<Score, 7> exchange_value{100, 310, 325, 500, 950, 0, 0};

// Aspiration: the first half-width of the window, from this depth on.
TUNABLE int aspiration_depth = 4;
TUNABLE Score aspiration_window = 14;
TUNABLE int aspiration_growth = 512;          // of the half-width, after each miss, in 1024ths
inline constexpr Score aspiration_most = 800; // a wider window is opened completely
TUNABLE int aspiration_reduction = 3;         // plies less at most, after scores above the window

// Razoring: this far below alpha, only captures can help.
TUNABLE int razor_depth = 3;
TUNABLE Score razor_base = 226;
TUNABLE Score razor_per_depth = 203; // squared

// Reverse futility: this far above beta, the opponent cannot be expected to catch up.
TUNABLE int reverse_futility_depth = 8;
TUNABLE Score reverse_futility_per_depth = 67;
TUNABLE Score reverse_futility_improving = 64; // less, where the evaluation improves
TUNABLE int reverse_futility_share = 512;      // of the evaluation in what it returns, in 1024ths

// Won: a side this far ahead should look for the mate.
inline constexpr Score won = 500;

// Null move: even a free move does not help the opponent.
TUNABLE int null_move_depth = 3;
TUNABLE int null_move_reduction = 4;
TUNABLE int null_move_depth_share = 4;
TUNABLE Score null_move_score_share = 186;
TUNABLE int null_move_score_most = 3;
TUNABLE int null_move_verify_depth = 14;
inline constexpr int null_move_verify_quarters = 3; // of its depth, without null moves

// ProbCut: a good capture that beats beta by this much in a shallow search will do so in a deep
// one.
TUNABLE int probcut_depth = 5;
TUNABLE Score probcut_margin = 170;
TUNABLE Score probcut_improving = 40; // less, where the evaluation improves
TUNABLE int probcut_reduction = 4;
TUNABLE int probcut_table_depth = 3; // the table's depth may be this many plies less

// Internal reduction: a node without a table move is searched less deep.
TUNABLE int internal_reduction_depth = 4;

// Late moves: after this many quiet ones the rest are skipped at low depth.
TUNABLE int late_move_base = 4;
TUNABLE int late_move_per_depth = 1342; // per squared ply, in 1024ths
TUNABLE int late_move_worsening = 2;    // this many times fewer, where the evaluation worsens

// Futility of quiet moves: static evaluation and this are still below alpha.
TUNABLE int futility_depth = 8;
TUNABLE Score futility_base = 86;
TUNABLE Score futility_per_depth = 76;
TUNABLE int futility_history = 122; // this much history is worth a point

// History pruning: quiet moves that failed this often.
TUNABLE int history_depth = 4;
TUNABLE int history_per_depth = -3786;

// Exchange pruning: what a move may lose per ply (quiet) or per squared ply (captures).
TUNABLE int exchange_depth = 9;
TUNABLE Score exchange_quiet = -73;
TUNABLE Score exchange_capture = -24;

// Singular extension: the table's move alone keeps the score, by this much per ply.
TUNABLE int singular_depth = 5;
TUNABLE int singular_table_depth = 3;
TUNABLE int singular_depth_share = 2;
TUNABLE Score singular_per_depth = 2;
TUNABLE Score double_extension = 17;
TUNABLE int double_extensions_most = 6;
// Plies less for a table's move that is not singular: above beta, or where a cutoff is expected.
TUNABLE int reduce_not_singular = 2;
TUNABLE int reduce_not_singular_cut = 1;

// No extensions beyond this many times the depth of the iteration.
inline constexpr int extensions_until = 2;

// Between these depths, moves after one that raised alpha are searched a ply less.
TUNABLE int raised_alpha_above = 2;
TUNABLE int raised_alpha_below = 12;

// The table's scores are not trusted when the fifty-move rule is this near.
inline constexpr int table_quiet_plies = 90;

// Late-move reductions: base + log(depth) * log(moves) / divisor, in 1024ths of a ply.
TUNABLE double reduction_base = 0.832;
TUNABLE double reduction_divisor = 2.235;
TUNABLE int reduction_depth = 2;
// More or less of it, in 1024ths of a ply.
TUNABLE int reduce_worsening = 996;
TUNABLE int reduce_cut = 1406;
TUNABLE int reduce_beside_capture = 700; // the table's move is a capture
TUNABLE int spare_table_pv = 951;
TUNABLE int spare_pv = 700;
TUNABLE int spare_check = 800;
TUNABLE int spare_known = 900; // killers and the counter move
TUNABLE int spare_capture = 561;
TUNABLE int many_cutoffs = 3; // of the nodes after the moves before
TUNABLE int reduce_cutoffs = 1070;
TUNABLE int reduction_history = 8087; // this much history is worth a ply
TUNABLE Score deeper_margin = 55;
TUNABLE Score shallower_margin = 7;

// Quiescence: at so many plies quiet checks are tried too.
TUNABLE int quiescence_checks = 1;
// A capture must be able to raise the score almost to alpha.
TUNABLE Score delta_margin = 150;
TUNABLE int quiescence_captures = 2; // then only those that take back
// What a capture must win where the score is far below alpha.
TUNABLE Score quiescence_exchange = 25;

// Captures are ordered by what they take, times this, and by their history, in 1024ths. Those that
// lose more than one part in this many of that are tried last.
TUNABLE int capture_gain = 16;
TUNABLE int capture_history = 483;
TUNABLE int capture_loss_divisor = 64;

// Histories: bonus and malus of a move grow with the depth, up to a maximum.
inline constexpr int history_most = 16384;
TUNABLE int bonus_per_depth = 213;
TUNABLE int bonus_offset = 90;
TUNABLE int bonus_most = 1662;
TUNABLE int malus_per_depth = 201;
TUNABLE int malus_offset = 100;
TUNABLE int malus_most = 1405;
// How fast a quiet move's own history learns, in 1024ths of what those of replies do.
TUNABLE int own_rate = 2048;
// What the histories of a quiet move weigh in their sum, in 1024ths: its own, and as a reply to the
// moves 1, 2 and 4 plies ago.
TUNABLE int weight_own = 969;
TUNABLE int weight_reply_1 = 1110;
TUNABLE int weight_reply_2 = 1093;
TUNABLE int weight_reply_4 = 996;
// What the rank of a quiet move gets if it leaves a square that a lesser piece attacks, loses if it
// enters one, and gets if its piece gives check.
TUNABLE int order_escape = 8000;
TUNABLE int order_danger = 8000;
TUNABLE int order_check = 6000;
// What a quiet move gets when the evaluations before and after it differ, per point ...
TUNABLE int swing_factor = 7;
TUNABLE int swing_most = 1200;
// ... and when no reply to it was good enough.
TUNABLE int fail_low_per_depth = 118;
TUNABLE int fail_low_most = 1000;
// A first quiet move that cuts teaches nothing up to this depth.
TUNABLE int cut_depth = 3;

// Evaluations fade as quiet plies go by, up to a hundred of them.
TUNABLE int fading_quiet_plies = 220;

// Correction history: errors of static evaluations, in these fractions of a point.
inline constexpr int correction_most = 1024;
inline constexpr int correction_grain = 16;
// The weights of the pawns, of the pieces of the side to move and of the other's, in 1024ths.
TUNABLE int correction_pawns = 945;
TUNABLE int correction_own_pieces = 983;
TUNABLE int correction_other_pieces = 1024;
// How much is learnt per point and ply, in 1024ths, and at once at most.
TUNABLE int correction_rate = 123;
TUNABLE int correction_bonus_most = 256;

// Above this, helper threads skip one depth in this many, each a different one.
inline constexpr int helper_skip = 4;
inline constexpr int helper_skip_depth = 4;

// Time: without a control a game is assumed to last this many more moves at its first move, ...
TUNABLE int sudden_death_moves = 30;
// ... and this many at that move and later; with one, at most so many count.
TUNABLE int late_sudden_death_moves = 18;
inline constexpr int late_move_number = 60;
inline constexpr int control_moves_most = 32;
TUNABLE int reserved_moves = 8; // for so many of them an overhead is kept in reserve
TUNABLE double increment_share = 0.80;
// The hard limit: this many soft limits, and at most this share of the clock.
TUNABLE double hard_factor = 4.5;
TUNABLE double hard_share = 0.42;
inline constexpr double last_move_share = 0.80; // before the next time control
// The soft limit's factor, by iterations in which the best move did not change ...
inline constexpr std::array<double, 6> soft_by_stability{1.45, 1.20, 1.05, 0.95, 0.88, 0.80};
// ... by the share of nodes that the best move took ...
TUNABLE double soft_share_base = 1.9;
TUNABLE double soft_share_slope = 1.45;
TUNABLE double soft_share_least = 0.55;
TUNABLE double soft_share_most = 1.7;
// ... and by how much the score fell, beyond this depth.
TUNABLE double soft_drop_slope = 0.012;
TUNABLE double soft_drop_least = 0.90;
TUNABLE double soft_drop_most = 1.6;
TUNABLE int score_drop_depth = 4;
// How much of the score that it is compared with comes from before the last iteration.
TUNABLE double score_drop_memory = 0.5;
TUNABLE Score score_drop_most = 60;
// Iterations spent looking for a quicker mate than the one found.
inline constexpr int mate_patience = 4;

} // namespace tabuleiro::roque::margins

#undef TUNABLE
