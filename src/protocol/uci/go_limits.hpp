// What `go` asks of the engine.
#pragma once

#include "engines/chess/search/limits.hpp"
#include "protocol/messages/uci.hpp"

namespace tabuleiro::uci {

// Numbers out of any sense are brought into range. `mover`: whose clock counts.
roque::Limits limits_of(const Go& go, Player mover);

// The moves to search, up to the first that is not legal.
std::vector<chess::Move> search_moves_of(const Go& go, const chess::Position& position);

} // namespace tabuleiro::uci
