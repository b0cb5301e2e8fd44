// Static exchange evaluation: what a series of captures on one square is worth, without playing it.
#pragma once

#include "engines/chess/search/score.hpp"

namespace tabuleiro::roque {

// Whether the move, and the best captures on its square after it, win at least this much. Pinned
// pieces take only along the lines of their pins. Requires: the move is legal.
bool exchange_wins(const Position& position, Move move, Score at_least);

} // namespace tabuleiro::roque
