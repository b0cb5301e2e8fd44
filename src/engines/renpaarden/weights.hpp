// What each term is worth. Written by tools/tune, not by hand:
//
// tune renpaarden --games 2000 --nodes 1000 --strays 5 --seed 1
// 168348 positions learned from, 18669 kept apart, 0 games of 2000 drawn.
// Cross entropy, learned from: 0.6048 before, 0.4814 after.
// Cross entropy, kept apart:   0.6079 before, 0.4907 after.
#pragma once

#include "engines/renpaarden/terms.hpp"

namespace tabuleiro::renpaarden {

// clang-format off
inline constexpr Amounts weights{
    -91, // RowsToGo
    9, // RowsToGoSquared
    -112, // LastKnightRows
    -78, // LeapsToGo
    50, // Arrived
    23, // ArrivedDeep
    -33, // NeverLeft
    11, // EdgeColumns
    -52, // GainBest
    37, // GainSum
    -26, // Chains
    -12, // ColourMismatch
    26, // BlockedCells
    -6, // GoalScoreLate
    145, // HalfFull
    75, // ToMove
    185, // RaceLead
    289, // RaceWon
};
// clang-format on

} // namespace tabuleiro::renpaarden
