// How a weakened player of the game house opens: out of the book, then with moves that lose little
// even when a better player looks at them, with a slip now and then; after the opening as always.
//
// Engine plays weakened moves without any of this, so that UCI_Elo and the levels of the arena mean
// what they meant when they were measured.
#pragma once

#include "engines/chess/engine.hpp"

namespace tabuleiro::roque {

// The first eight moves of a game, with most of the pieces still there.
bool is_opening(const Position& position);

// The move that the player plays; none if the game is over. Requires: request.elo.
std::optional<Move> natural_move(Engine& engine, const SearchRequest& request);

} // namespace tabuleiro::roque
