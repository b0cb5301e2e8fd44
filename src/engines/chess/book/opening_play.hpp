// How a weakened player of the game house opens: from the book, then with moves that lose little
// even in a stronger player's judgement, with an occasional slip; after the opening as usual.
//
// Engine plays weakened moves without any of this, so that UCI_Elo and the levels of the arena keep
// the strength with which they were measured.
#pragma once

#include "engines/chess/engine.hpp"

namespace tabuleiro::roque {

// The first eight moves of a game, with most of the pieces still there.
bool is_opening(const Position& position);

// The move that the player plays; none if the game is over. Requires: request.elo.
std::optional<Move> natural_move(Engine& engine, const SearchRequest& request);

} // namespace tabuleiro::roque
