// How good a position of a race looks, from what the terms count (terms.hpp).
#pragma once

#include "engines/renpaarden/terms.hpp"
#include "engines/renpaarden/weights.hpp"
#include "games/renpaarden/position.hpp"
#include "search/score.hpp"

namespace tabuleiro::renpaarden {

// What the terms count for the first player, less what they count for the second.
Amounts count_terms(const Position& position);

// From the side to move, by these weights.
search::Score evaluate(const Position& position, const Amounts& values = weights);

} // namespace tabuleiro::renpaarden
