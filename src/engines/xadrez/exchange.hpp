// What a play wins at once, and what is left of it after both sides have captured on its square.
#pragma once

#include "games/xadrez/rules.hpp"
#include "search/score.hpp"

namespace tabuleiro::xadrez {

// An approximate value of a piece, only for ordering plays.
search::Score price(Kind kind);

// What the play captures, and gains by promotion.
search::Score gain(const Position& position, const Move& move);

// The gain, less what the enemy wins back on the square where the piece ends up, if both capture
// there, the cheapest first, as long as it pays. Operations in reply are ignored. Requires: a legal
// play.
search::Score exchange(const Position& position, const Move& move);

} // namespace tabuleiro::xadrez
