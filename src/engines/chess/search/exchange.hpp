// Static exchange evaluation: what a series of captures on one square is worth, without playing it.
#pragma once

#include <cstdint>

#include "engines/chess/search/score.hpp"

namespace tabuleiro::roque {

// Whether the move, and the best captures on its square after it, win at least this much.
// Requires: the move is legal.
bool exchange_wins(const Position& position, Move move, Score at_least);

// Whether a pinned piece may leave the line of its pin to take.
enum class Pins : std::uint8_t { Ignored, Respected };
bool exchange_wins(const Position& position, Move move, Score at_least, Pins pins);

} // namespace tabuleiro::roque
