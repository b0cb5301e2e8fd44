// What the evaluation of a race looks at. Each term counts for one side what it is named after;
// the evaluation weighs the difference between the sides (by weights.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace tabuleiro::renpaarden {

enum class Term : std::size_t {
    RowsToGo,        // of all knights, to the first goal row
    RowsToGoSquared, // stragglers cost more
    LastKnightRows,  // rows to go of the last knight
    LeapsToGo,       // single leaps to the nearest goal cell that is not one's own already
    Arrived,         // knights on the goal rows
    ArrivedDeep,     // of them, on the last row, where they block no one
    NeverLeft,       // knights still at home
    EdgeColumns,     // knights on the outer columns, which leap less far
    GainBest,        // rows that the best turn would gain
    GainSum,         // rows that each knight's best turn would gain, together
    Chains,          // knights that a chain takes further than a leap
    ColourMismatch,  // knights to come and cells to fill that differ in colour: a leap each
    BlockedCells,    // goal cells held by enemies that never left
    GoalScoreLate,   // R6 b): what counts if nobody enters, the more the later
    HalfFull,        // R6 a): more than half of the goal cells are one's own
    ToMove,          //
    RaceLead,        // once the armies have passed: half turns ahead in the exact count
    RaceWon,         // and whether one is ahead at all
};

inline constexpr std::array<std::string_view, 18> term_names{
    "RowsToGo",     "RowsToGoSquared", "LastKnightRows", "LeapsToGo", "Arrived",  "ArrivedDeep",
    "NeverLeft",    "EdgeColumns",     "GainBest",       "GainSum",   "Chains",   "ColourMismatch",
    "BlockedCells", "GoalScoreLate",   "HalfFull",       "ToMove",    "RaceLead", "RaceWon"};
inline constexpr std::size_t term_count = term_names.size();

using Amounts = std::array<int, term_count>;

} // namespace tabuleiro::renpaarden
