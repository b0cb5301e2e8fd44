// What each term is worth: a first guess, to begin tuning from.
#pragma once

#include "engines/renpaarden/terms.hpp"

namespace tabuleiro::renpaarden {

inline constexpr Amounts weights{
    -10, // RowsToGo
    -1,  // RowsToGoSquared
    -5,  // LastKnightRows
    -10, // LeapsToGo
    10,  // Arrived
    3,   // ArrivedDeep
    -5,  // NeverLeft
    -1,  // EdgeColumns
    3,   // GainBest
    2,   // GainSum
    1,   // Chains
    -5,  // ColourMismatch
    -2,  // BlockedCells
    10,  // GoalScoreLate
    5,   // HalfFull
    10,  // ToMove
    10,  // RaceLead
    100, // RaceWon
};

} // namespace tabuleiro::renpaarden
