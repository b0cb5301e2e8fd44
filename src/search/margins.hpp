// Every hand-set number of the search, with what it does; and the switches that tests
// turn to compare the parts of the search with plain negamax.
//
// Margins are in hundredths of the policy's unit, so that they mean the same in every game.
#pragma once

#include <cstdint>

#include "search/score.hpp"

namespace tabuleiro::search {

inline constexpr int max_depth = 64;

namespace margins {

// The stop condition is checked once in this many nodes.
inline constexpr std::uint64_t poll_interval = 1024;

// Aspiration: from this depth on, the first window around the last score, and how it grows.
inline constexpr int aspiration_depth = 4;
inline constexpr Score aspiration_window = 40;
inline constexpr int aspiration_growth = 3;

// Where there are checks, short mates must not be missed: this near the root, no move that gives
// check is pruned, and with this little depth there is no reverse futility.
inline constexpr int careful_plies = 3;

// Delta pruning: in quiescence a capture must come within this of alpha.
inline constexpr Score delta_margin = 150;

// History: scores stay within plus and minus this; a hint for a quiet move is on the same scale.
inline constexpr int history_limit = 16'000;
inline constexpr int history_bonus = 32; // times depth squared
inline constexpr int history_bonus_limit = 2'000;

} // namespace margins

// What is skipped, and what is searched less deeply. A game may have its own numbers (OwnPruning in
// policy.hpp).
struct Pruning {
    // Reverse futility: this far above beta with this little depth left, the position is a cutoff.
    int reverse_futility_depth = 6;
    Score reverse_futility_per_depth = 80;

    // Null move: if passing already holds beta, so will a move. It is searched with this much less
    // depth.
    int null_move_depth = 3;
    int null_move_reduction = 3;
    int null_move_depth_share = 4; // and a quarter of the depth

    // Without a move from the table, this depth and more is searched a ply less: the order of the
    // moves is only a guess, and the next iteration will know better.
    int unguided_depth = max_depth;

    // Futility: near the horizon a quiet move does not gain this much.
    int futility_depth = 4;
    Score futility_base = 100;
    Score futility_per_depth = 90;
    // Late move pruning: after base + depth * depth * factor quiet moves, the others are skipped.
    int late_move_depth = 3;
    int late_move_base = 8;
    int late_move_factor = 5;

    // Late move reductions: base + ln(depth) * ln(number) / divisor plies less.
    int reduction_depth = 3;
    int reduction_from = 3;
    double reduction_base = 0.4;
    double reduction_divisor = 2.1;
    int reduction_history = 6000; // history worth one ply
};

enum class TableUse : std::uint8_t {
    Off,
    ExactDepth,   // a stored value counts for its own depth only: the same values as without
    AtLeastDepth, // deeper values are welcome
};

// The parts of the search; all on for play.
struct Parts {
    TableUse table = TableUse::AtLeastDepth;
    bool repetitions = true; // coming back to a position is worth a draw
    bool quiescence = true;  // by the policy's noisy moves, if it has any
    bool extensions = true;  // a ply more for positions in check
    bool reductions = true;  // late moves
    bool pruning = true;     // everything that skips moves or cuts off by the evaluation
    bool aspiration = true;
};

// Nothing that may change a value: the search then agrees with plain negamax.
inline constexpr Parts exact_parts{TableUse::Off, false, true, false, false, false, false};

} // namespace tabuleiro::search
