// How the league knows players.
#pragma once

#include <cstddef>

namespace tabuleiro::league {

// Players are known by their place in the list of players: the pairing number less one.
using PlayerNumber = std::size_t;

} // namespace tabuleiro::league
