// Positions as text: Forsyth-Edwards notation, with its two ways of naming the castling rooks in
// Chess960.
//
//     X-FEN      KQkq is the outermost rook of that side; an inner one is named by its file
//     Shredder   always the file of the rook: HAha
//
// Both are read at any time; they do not contradict each other.
#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::chess {

inline constexpr std::string_view initial_fen =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

enum class CastlingText { XFen, Shredder };

std::string to_fen(const Position& position, CastlingText style = CastlingText::XFen);

// The counters may be missing, as in EPD. Fails with all reasons at once.
[[nodiscard]] Expected<Position> parse_fen(std::string_view text);

// What the text says, without judging the position; fails if a field cannot be understood.
[[nodiscard]] Expected<Setup> parse_setup(std::string_view text);

} // namespace tabuleiro::chess
