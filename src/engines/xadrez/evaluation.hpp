// How good a position of xadrez looks, from what the terms count (terms.hpp).
#pragma once

#include "engines/xadrez/terms.hpp"
#include "engines/xadrez/weights.hpp"
#include "games/xadrez/position.hpp"
#include "search/score.hpp"

namespace tabuleiro::xadrez {

// What the terms count for White, less what they count for Black.
Amounts count_terms(const Position& position);

// From 0, a bare board, to full_board.
int phase(const Position& position);

// From the side to move, by these weights.
search::Score evaluate(const Position& position, const Weights& values = weights);

} // namespace tabuleiro::xadrez
