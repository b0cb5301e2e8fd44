// The meaning of words of PGN text that are neither moves nor results.
#pragma once

#include <optional>
#include <string_view>

#include "games/chess/pgn.hpp"

namespace tabuleiro::chess {

// Signs that some programs write as words: +-, =, N.
std::optional<Nag> sign_nag(std::string_view word);

// Signs after a move, if they have a number: !, ?, !!, ??, !?, ?!. Requires: one of these or a
// longer row of ! and ?, of which the first two count.
Nag suffix_nag(std::string_view suffix);

bool is_null_move(std::string_view word);

// A value of the tag Variant that means chess, or chess from another starting position.
bool is_chess_variant(std::string_view variant);

} // namespace tabuleiro::chess
