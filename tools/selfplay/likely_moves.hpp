// The legal moves of a position, the most frequently played first: a move is then a small number,
// which takes few bits.
//
// The order is part of the file format of games: changing it makes all stored games unreadable.
// It depends on the rules alone and on nothing that the engine learns.
#pragma once

#include "games/chess/position.hpp"

namespace tabuleiro::roque {

chess::MoveList likely_moves(const chess::Position& position);

} // namespace tabuleiro::roque
