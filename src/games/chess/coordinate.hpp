// Moves as from and to squares, the way engines talk: e2e4, e7e8q.
#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::chess {

// How castling is written: the king's two squares (e1g1), or king to rook (e1h1, Chess960).
enum class CastlingMove {
    KingsPath,
    KingToRook,
    // The king's path where it is unambiguous: from the e-file with a rook in the corner.
    AsNeeded,
};

std::string to_coordinates(Move move, CastlingMove style = CastlingMove::AsNeeded);

// Reads both ways of castling; returns legal moves only.
[[nodiscard]] Expected<Move> parse_coordinates(const Position& position, std::string_view text);

} // namespace tabuleiro::chess
