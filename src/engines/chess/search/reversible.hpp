// Which positions are one reversible move apart, seen from their keys alone.
#pragma once

#include "engines/chess/search/score.hpp"

namespace tabuleiro::roque {

// Whether the side to move can reach the position with this key, which the other side has moved
// from, by moving one piece but a pawn to an empty square.
// Requires: the other position arose by legal moves, and no capture, pawn move, castling or passing
// since.
bool reaches_back(const Position& position, std::uint64_t key);

} // namespace tabuleiro::roque
