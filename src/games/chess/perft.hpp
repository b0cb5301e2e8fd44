// Perft on bare boards: no keys, no counters, the last ply counted as sets.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "games/chess/position.hpp"

namespace tabuleiro::chess {

std::uint64_t perft(const Position& position, int depth);

// Each legal move with the leaves below it. Requires: depth >= 1.
std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Position& position, int depth);

} // namespace tabuleiro::chess
