// Why a piece cannot move as somebody wants it to: what the rules have against it, for people.
#pragma once

#include <optional>
#include <string>

#include "games/chess/position.hpp"

namespace tabuleiro::chess {

// Why a piece cannot move at all.
enum class Hindrance {
    Blocked, // other pieces stand in its way
    Pinned,  // its king would be in check without it
    Check,   // its king is in check, and it cannot help
    Unsafe,  // a king with attacked squares around it
};

// Nothing if it can. Requires: a piece of the player to move stands there.
std::optional<Hindrance> hindrance(const Position& position, Square from);

// A sentence. Requires: a piece of the player to move stands on `from`, another square is `to`, and
// no legal move goes from there to here.
std::string why_not(const Position& position, Square from, Square to);

// Where the piece could go if nothing else stood on the board, castling apart: what may be wished
// for before the opponent has moved. Requires: a piece stands there.
Bitboard reach_alone(const Position& position, Square from);

} // namespace tabuleiro::chess
