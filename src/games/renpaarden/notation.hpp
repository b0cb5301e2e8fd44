// Turns, boards and positions as text.
//
// A position is one line of up to eight fields, of which the first two are enough:
//
//     ROWS SIDE ENTERED RETURNED SINCE PLIES RULES WIN
//     xxxxx/xxxxx/...../wwwww/wwwww w - - 0 0 house end
//
// ROWS from the top, `w` white, `x` black, `.` empty; SIDE `w` or `x`; ENTERED the cells of
// knights that have entered their goal rows but are elsewhere now, RETURNED those of knights that
// left their home rows but are back there (`a5,b6`, or `-`); SINCE the plies since the last first
// entry; PLIES played; RULES `house` or `literal`; WIN `end`, `mid-chain`, or `mid-chain-won` when
// the last turn won in mid-chain. Fields left out have the values above.
#pragma once

#include <string>
#include <string_view>

#include "games/renpaarden/position.hpp"

namespace tabuleiro::renpaarden {

// `b1d8`
std::string format_turn(Move turn);

// `b1d8` or `b1-d8`; returns legal turns only, and otherwise says why not.
Expected<Move> parse_turn(const Position& position, std::string_view text);

// Only the board: ROWS.
std::string write_rows(const Position& position);

// `w` or `x`
char side_letter(Player player);

std::string write_position(const Position& position);
Expected<Position> read_position(std::string_view text);

// A position from the first two fields, under the given options, whose size is ignored.
Expected<Position> read_board(std::string_view rows, std::string_view side, Options options);

// The board with its coordinates, `o`, `x` and `_`.
std::string draw_position(const Position& position);

} // namespace tabuleiro::renpaarden
