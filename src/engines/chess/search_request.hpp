// What the engine needs to know about a game so far, and the rules under which engines play.
#pragma once

#include <optional>

#include "engines/chess/search/limits.hpp"
#include "games/chess/chess.hpp"
#include "record/record.hpp"

namespace tabuleiro::roque {

// The third occurrence and fifty moves end a game at once, and so does material with which no
// sequence of moves leads to mate.
inline constexpr chess::Options engine_rules{.draws = DrawRules::Automatic,
                                             .material = MaterialReading::Fide};

// A game under these rules.
inline Record<Chess> engine_game(const Position& start = Position()) {
    return Record<Chess>(start, engine_rules);
}

// Where the last move captured something.
std::optional<Square> captured_on(const Record<Chess>& record);

// The position and the relevant part of its past; limits, strength and the rest are still to be
// set.
SearchRequest request_for(const Record<Chess>& record);

} // namespace tabuleiro::roque
