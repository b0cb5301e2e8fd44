// Which move to play: the one that wins most at once.
#pragma once

#include "position.hpp"

inline int value_of(char piece) {
    const std::string order = ".pnbrqk";
    return static_cast<int>(order.find(static_cast<char>(std::tolower(piece))));
}

// Requires: there is a legal move.
inline Move choose(const Position& position) {
    const auto moves = position.legal_moves();
    Move best = moves.front();
    for (const Move& move : moves) {
        if (value_of(position.board[move.to]) > value_of(position.board[best.to])) {
            best = move;
        }
    }
    return best;
}
