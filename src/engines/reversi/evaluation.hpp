// How good a position of Reversi looks, from what the terms count (terms.hpp).
#pragma once

#include "engines/reversi/terms.hpp"
#include "engines/reversi/weights.hpp"
#include "games/reversi/position.hpp"
#include "search/score.hpp"

namespace tabuleiro::reversi {

// What the terms count for the first player, less what they count for the second.
Amounts count_terms(const Position& position);

// How much the weights of one stage of the game count in a position, in parts of
// empties_between_moments; the rest is the next stage's.
struct Phase {
    std::size_t moment;
    int part;
};
Phase phase_of(const Position& position);

// From the side to move, by these weights.
search::Score evaluate(const Position& position, const Weights& values = weights);

} // namespace tabuleiro::reversi
