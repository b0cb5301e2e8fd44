// Plays, positions and boards as text.
//
// A move is its two squares, `E7E5`; an operation is `OS:B8F4`, or `OS:C8` where it needs no final
// square. A position is one line of six words:
//
//     BR1,BH1,...,BR2/BP1,.../.../WR1,...,WR2 W A1E1H1A2... - - -
//
// the rows from 1 to 8; the colour to move; the pieces at home that have never moved; those whose
// once-only operation is spent; the square that a pawn has just stepped over; and marks separated
// by commas: king-captured, mate-operations-too, no-play-goes-on. `-` stands for none.
#pragma once

#include "games/xadrez/position.hpp"

namespace tabuleiro::xadrez {

// How wide the rows of a drawn board are: cut after the last piece, or all the same.
enum class RowWidth : std::uint8_t { Cut, Full };

// The board as the protocol draws it, 9 lines.
std::string board_text(const Position& position, RowWidth width = RowWidth::Cut);

std::string move_text(const Position& position, const Move& move);
Expected<Move> parse_move(const Position& position, std::string_view text);

std::string position_text(const Position& position);
Expected<Position> parse_position(std::string_view text);

} // namespace tabuleiro::xadrez
