// Moves as score sheets have them: Nf3, exd5, O-O, e8=Q+.
#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::chess {

// Requires: the move is legal.
std::string to_san(const Position& position, Move move);

// Reads what people and programs write: castling with letters or zeros, captures with or without
// x, promotions with or without =, squares that need not have been named, +, #, ! and ? wherever
// they end a move. Gives legal moves only.
[[nodiscard]] Expected<Move> parse_san(const Position& position, std::string_view text);

} // namespace tabuleiro::chess
