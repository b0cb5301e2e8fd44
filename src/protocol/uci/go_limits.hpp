// The limits of a `go` command.
#pragma once

#include "engines/chess/search/limits.hpp"
#include "protocol/messages/uci.hpp"

namespace tabuleiro::uci {

// Absurd numbers are clamped. `mover`: whose clock counts.
roque::SearchLimits limits_of(const Go& go, Player mover);

// The moves to search, up to the first that is not legal.
std::vector<chess::Move> search_moves_of(const Go& go, const chess::Position& position);

} // namespace tabuleiro::uci
