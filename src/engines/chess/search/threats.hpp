// The squares that a side attacks.
#pragma once

#include "engines/chess/search/score.hpp"

namespace tabuleiro::roque {

struct Threats {
    Bitboard by_pawns = 0;
    Bitboard by_minors = 0; // and pawns
    Bitboard by_rooks = 0;  // and minor pieces and pawns
    Bitboard all = 0;

    // By pieces that are worth less than this one.
    Bitboard by_lesser_than(Role role) const {
        switch (role) {
        case Role::Knight:
        case Role::Bishop:
            return by_pawns;
        case Role::Rook:
            return by_minors;
        case Role::Queen:
            return by_rooks;
        case Role::Pawn:
        case Role::King:
            return 0;
        }
        return 0;
    }
};

inline Threats threats_by(const Board& board, Player player) {
    const Side& side = board[player];
    const Bitboard occupied = board.occupied();
    Threats threats;
    threats.by_pawns = pawn_attacks(player, side[Role::Pawn]);
    threats.by_minors = threats.by_pawns;
    for (const Square square : squares(side[Role::Knight])) {
        threats.by_minors |= knight_attacks(square);
    }
    for (const Square square : squares(side[Role::Bishop])) {
        threats.by_minors |= bishop_attacks(square, occupied);
    }
    threats.by_rooks = threats.by_minors;
    for (const Square square : squares(side[Role::Rook])) {
        threats.by_rooks |= rook_attacks(square, occupied);
    }
    threats.all = threats.by_rooks | king_attacks(side.king());
    for (const Square square : squares(side[Role::Queen])) {
        threats.all |= bishop_attacks(square, occupied) | rook_attacks(square, occupied);
    }
    return threats;
}

} // namespace tabuleiro::roque
