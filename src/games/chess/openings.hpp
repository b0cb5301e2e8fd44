// Names of openings: our own table (openings_table.cpp), looked up by position, so that a game that
// transposes into a line has the same name.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "games/chess/position.hpp"

namespace tabuleiro::chess {

struct Opening {
    std::string_view english;
    std::string_view portuguese;
    std::string_view moves; // from the usual first position, as SAN, blanks between
};

// All named openings.
std::span<const Opening> openings();

// The opening whose line leads to this position; null if it has no name.
const Opening* opening_at(const Position& position);

// The name of a game: that of its last position that has one.
struct NamedOpening {
    const Opening* opening = nullptr;
    std::size_t plies = 0; // the moves that lead there
};
// Requires: the moves are legal. None if no position of the game has a name.
std::optional<NamedOpening> opening_of(const Position& start, std::span<const Move> moves);

} // namespace tabuleiro::chess
