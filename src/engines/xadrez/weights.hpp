// What each term is worth: a first guess, to begin tuning from.
#pragma once

#include "engines/xadrez/terms.hpp"

namespace tabuleiro::xadrez {

// clang-format off
inline constexpr Weights weights{
    100, 500, 320, 330, 950, // Material
    0, 0, 2, 6, 12, 20, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 0, 5, 8, 8, 5, 0, -5, -10, 0, 5, 8, 8, 5, 0, -5, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, -20, -40, -40, -40, -40, -40, // Row
    -2, 0, 2, 6, 0, 0, 0, 0, -10, 0, 5, 8, -10, 0, 5, 8, 0, 0, 0, 0, 8, 12, -5, -10, // Column
    3, 4, 4, 2, // Mobility
    6, 6, 6, 6, // KingStrikes
    30, // BishopPair
    -10, // DoubledPawn
    -10, // LonePawn
    0, 5, 10, 20, 35, 60, 90, 0, // PassedPawn
    8, // Shield
    30, // PawnStrikes
    20, // OpenRook
    10, // HalfOpenRook
    1, // StepBack
    10, // DoubleUnspent
    30, // DoubleReady
    8, // LeapReady
    20, // LeapStrikes
    15, // BlastUnspent
    15, // BlastPawns
    3, // SwapReady
    10, // ToMove
    100, 500, 320, 330, 950, // Material
    0, 0, 2, 6, 12, 20, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, -10, 0, 5, 8, 8, 5, 0, -5, -10, 0, 5, 8, 8, 5, 0, -5, 0, 0, 0, 0, 0, 0, 0, 0, -10, 0, 8, 12, 12, 8, 4, 0, // Row
    -2, 0, 2, 6, 0, 0, 0, 0, -10, 0, 5, 8, -10, 0, 5, 8, 0, 0, 0, 0, -8, 0, 5, 8, // Column
    3, 4, 4, 2, // Mobility
    6, 6, 6, 6, // KingStrikes
    30, // BishopPair
    -10, // DoubledPawn
    -10, // LonePawn
    0, 5, 10, 20, 35, 60, 90, 0, // PassedPawn
    0, // Shield
    30, // PawnStrikes
    20, // OpenRook
    10, // HalfOpenRook
    1, // StepBack
    10, // DoubleUnspent
    30, // DoubleReady
    8, // LeapReady
    20, // LeapStrikes
    15, // BlastUnspent
    15, // BlastPawns
    3, // SwapReady
    10, // ToMove
};
// clang-format on

} // namespace tabuleiro::xadrez
