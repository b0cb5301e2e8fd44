// Explains to people why a piece cannot move as they want it to.
#pragma once

#include <utility>
#include <vector>

#include "core/error.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::chess {

// Why a piece cannot move at all.
enum class Hindrance {
    Blocked, // other pieces are in its way
    Pinned,  // its king would be in check without it
    Check,   // its king is in check, and it cannot help
    Unsafe,  // a king with attacked squares around it
};

// The pieces of the player to move that cannot, in the order of their squares.
std::vector<std::pair<Square, Hindrance>> hindered_pieces(const Position& position);

// Requires: a piece of the player to move is on `from`, `to` is another square, and no legal move
// goes from `from` to `to`.
Reason why_not(const Position& position, Square from, Square to);

// Where the piece could go on an otherwise empty board, castling apart: the moves that may be
// premoved. Requires: a piece is there.
Bitboard reach_alone(const Position& position, Square from);

} // namespace tabuleiro::chess
