// Moves, boards and positions as text.
//
// A position is one line, as the game's problem collections write it: 64 letters, row by row from
// the top, `X` black, `O` white and `-` empty, and the side to move, `X` or `O`.
#pragma once

#include <string>
#include <string_view>

#include "games/reversi/position.hpp"

namespace tabuleiro::reversi {

// `d3` or `pass`
std::string format_move(Move move);

// Returns legal moves only, and otherwise says why not. Requires: the game is not over.
Expected<Move> parse_move(const Position& position, std::string_view text);

std::string write_position(const Position& position);
Expected<Position> read_position(std::string_view text);

// The board with its coordinates.
std::string draw_position(const Position& position);

} // namespace tabuleiro::reversi
