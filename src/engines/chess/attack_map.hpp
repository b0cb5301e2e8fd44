// The squares that a side attacks.
#pragma once

#include <span>

#include "games/chess/board.hpp"

namespace tabuleiro::roque {

using chess::Bitboard;
using chess::Role;

struct AttackMap {
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

// Of a side with these pieces, which are ordered by role.
inline AttackMap attack_map(std::span<const Bitboard, 6> pieces, Player player, Bitboard occupied) {
    const auto of = [&](Role role) { return pieces[static_cast<std::size_t>(role)]; };
    AttackMap map;
    map.by_pawns = chess::pawn_attacks(player, of(Role::Pawn));
    map.by_minors = map.by_pawns;
    for (const chess::Square square : chess::squares(of(Role::Knight))) {
        map.by_minors |= chess::knight_attacks(square);
    }
    for (const chess::Square square : chess::squares(of(Role::Bishop))) {
        map.by_minors |= chess::bishop_attacks(square, occupied);
    }
    map.by_rooks = map.by_minors;
    for (const chess::Square square : chess::squares(of(Role::Rook))) {
        map.by_rooks |= chess::rook_attacks(square, occupied);
    }
    map.all = map.by_rooks | chess::king_attacks(chess::first(of(Role::King)));
    for (const chess::Square square : chess::squares(of(Role::Queen))) {
        map.all |= chess::queen_attacks(square, occupied);
    }
    return map;
}

inline AttackMap attack_map(const chess::Board& board, Player player) {
    return attack_map(board[player].pieces, player, board.occupied());
}

inline ByPlayer<AttackMap> attack_maps(const chess::Board& board) {
    return {attack_map(board, Player::First), attack_map(board, Player::Second)};
}

} // namespace tabuleiro::roque
