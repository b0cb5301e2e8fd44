// Moves in standard algebraic notation: Nf3, exd5, O-O, e8=Q+.
#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::chess {

// Requires: the move is legal.
std::string to_san(const Position& position, Move move);

// Accepts what people and programs write: castling with letters or zeros, captures with or without
// x, promotions with or without =, needless disambiguation, and +, #, ! and ? at the end. Returns
// legal moves only.
[[nodiscard]] Expected<Move> parse_san(const Position& position, std::string_view text);

} // namespace tabuleiro::chess
