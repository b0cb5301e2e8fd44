// Positions of Reversi with a given number of empty squares, from games played to that point.
#pragma once

#include <bit>
#include <optional>

#include "games/reversi/reversi.hpp"

namespace tabuleiro::reversi {

// `choose(position, moves)` gives both sides' moves. None if the game ends before.
template <class Choose>
std::optional<Position> position_with_empties(int empties, Choose choose) {
    Position position;
    while (!Reversi::outcome(position)) {
        if (std::popcount(position.empty()) <= empties) {
            return position;
        }
        position.play(choose(position, Reversi::legal_moves(position)));
    }
    return std::nullopt;
}

inline Move random_move(const Reversi::Moves& moves, Rng& rng) {
    return moves[static_cast<std::size_t>(rng.below(moves.size()))];
}

} // namespace tabuleiro::reversi
