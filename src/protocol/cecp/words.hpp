// Words of the protocol: what comes in, and what is repeated of it.
#pragma once

#include <string>
#include <string_view>

namespace tabuleiro::cecp {

// Two squares and perhaps a promotion, or castling: a move, legal or not.
bool looks_like_move(std::string_view word);

// A sentence as part of another: no capital, no full stop.
std::string as_clause(std::string sentence);

} // namespace tabuleiro::cecp
