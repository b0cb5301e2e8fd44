// What the moves do to a board. Role and side are known at compile time, so that moving is a
// handful of instructions. The owner of a board decides how to restore it (docs/decisions/0002).
#pragma once

#include "games/chess/board.hpp"

namespace tabuleiro::chess {

// Requires, for all of these: the move is legal on the board.

template <Player us, Role role>
constexpr void move_quietly(Board& board, Bitboard from, Bitboard to) {
    Side& mine = board[us];
    mine.toggle(role, from | to);
    if constexpr (role == Role::Rook) {
        mine.castling_rooks &= ~from;
    } else if constexpr (role == Role::King) {
        mine.castling_rooks = 0;
    }
}

template <Player us, Role role>
constexpr void move_capturing(Board& board, Bitboard from, Bitboard to) {
    move_quietly<us, role>(board, from, to);
    board[opponent(us)].clear(to);
}

// Captures too, if there is something to capture.
template <Player us>
constexpr void promote(Board& board, Bitboard from, Bitboard to, Role role) {
    Side& mine = board[us];
    mine.toggle(Role::Pawn, from);
    mine.toggle(role, to);
    board[opponent(us)].clear(to);
}

template <Player us>
constexpr void capture_en_passant(Board& board, Bitboard from, Bitboard to) {
    board[us].toggle(Role::Pawn, from | to);
    board[opponent(us)].toggle(Role::Pawn, forward(opponent(us), to));
}

template <Player us>
constexpr void castle(Board& board, Square king, Square rook) {
    const CastlingSquares to = castling_squares(king, rook);
    Side& mine = board[us];
    mine.toggle(Role::King, bit(king));
    mine.toggle(Role::Rook, bit(rook));
    mine.toggle(Role::King, bit(to.king));
    mine.toggle(Role::Rook, bit(to.rook));
    mine.castling_rooks = 0;
}

} // namespace tabuleiro::chess
