// The number of move sequences of a given length: the simplest test of a move generator.
#pragma once

#include <cstdint>

#include "core/game.hpp"

namespace tabuleiro {

// Counts leaves by playing everything but the last ply. A finished game has no continuation
// unless its rules go on listing moves (chess does, as perft counts are published that way).
template <Game G>
std::uint64_t perft(const typename G::Position& position, int depth) {
    if (depth <= 0) {
        return 1;
    }
    const auto moves = G::legal_moves(G::view(position, G::to_move(position)));
    if (depth == 1) {
        return moves.size();
    }
    std::uint64_t leaves = 0;
    for (const auto& move : moves) {
        leaves += perft<G>(after<G>(position, move), depth - 1);
    }
    return leaves;
}

} // namespace tabuleiro
