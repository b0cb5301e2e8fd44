// What the evaluation of Reversi looks at. Each term counts for one side what it is named after;
// the evaluation weighs the difference between the sides (by weights.hpp).
//
// Every term has a weight at four stages of the game, from the first disc to the last; in between,
// weights are interpolated.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace tabuleiro::reversi {

enum class Term : std::size_t {
    Mobility,          // squares where a disc may be placed
    MobilityShare,     // the same as a share of both sides', in 64ths: few against fewer
    PotentialMobility, // empty squares beside enemy discs
    Frontier,          // discs beside empty squares
    Stable,            // discs that can never be turned, as far as can be seen from the corners
    Corners,           //
    XSquares,          // diagonally beside an empty corner: b2
    CSquares,          // on the edge beside an empty corner: b1, a2
    ASquares,          // c1 and the like
    BSquares,          // d1 and the like
    InnerRing,         // c2, d2 and the like, beside the edge
    Discs,             //
    ToMove,            //
    OddQuadrants,      // to the player to move: quarters of the board with an odd number of empties
};

inline constexpr std::array<std::string_view, 14> term_names{
    "Mobility", "MobilityShare", "PotentialMobility", "Frontier", "Stable",    "Corners",
    "XSquares", "CSquares",      "ASquares",          "BSquares", "InnerRing", "Discs",
    "ToMove",   "OddQuadrants"};
inline constexpr std::size_t term_count = term_names.size();

using Amounts = std::array<int, term_count>;

// The weights of all terms with 60, 40, 20 and 0 empty squares.
inline constexpr std::size_t moment_count = 4;
inline constexpr int empties_between_moments = 20;
using Weights = std::array<int, moment_count * term_count>;

} // namespace tabuleiro::reversi
