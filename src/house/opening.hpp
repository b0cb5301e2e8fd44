// A game that does not begin with its players' own moves.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "house/table.hpp"

namespace tabuleiro::house {

// Plays a move for the seat whose turn it is: its event, which is applied already.
[[nodiscard]] Expected<Event> play_for_turn(Table& table, const std::string& move, WallTime now);

// Plays these moves for both seats, one after the other: the events, which are applied already.
// Fails if a move cannot be played. Requires: nothing has happened at the table yet, and both seats
// are taken.
[[nodiscard]] Expected<std::vector<Event>>
play_opening(Table& table, std::span<const std::string> moves, WallTime now);

} // namespace tabuleiro::house
