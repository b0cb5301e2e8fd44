// Names of openings: a table of our own (openings_table.cpp), asked by position, so that a game
// that came there in another order of moves has the same name.
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

// All that have a name here.
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
