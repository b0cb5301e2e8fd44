// The squares that a side attacks.
#pragma once

#include "engines/chess/search/score.hpp"

namespace tabuleiro::roque {

inline Bitboard attacked_squares(const Board& board, Player player) {
    const Side& side = board[player];
    const Bitboard occupied = board.occupied();
    Bitboard set = pawn_attacks(player, side[Role::Pawn]) | king_attacks(side.king());
    for (const Square square : squares(side[Role::Knight])) {
        set |= knight_attacks(square);
    }
    for (const Square square : squares(side.diagonal_sliders())) {
        set |= bishop_attacks(square, occupied);
    }
    for (const Square square : squares(side.straight_sliders())) {
        set |= rook_attacks(square, occupied);
    }
    return set;
}

} // namespace tabuleiro::roque
