#include "engines/chess/search/exchange.hpp"

#include <algorithm>

#include "engines/chess/search/margins.hpp"

namespace tabuleiro::roque {

namespace {

Score value(Role role) {
    return margins::exchange_value[static_cast<std::size_t>(role)];
}

// Pieces of this side that shield their king from a slider, which they would stop doing by taking
// on `to`.
Bitboard held_by_pins(const Board& board, Player side, Square to, Bitboard occupied) {
    const Side& theirs = board[opponent(side)];
    const Square king = board[side].king();
    const Bitboard sliders = ((bishop_lines(king) & theirs.diagonal_sliders()) |
                              (rook_lines(king) & theirs.straight_sliders())) &
                             occupied;
    Bitboard held = 0;
    for (const Square slider : squares(sliders)) {
        const Bitboard line = between(king, slider);
        const Bitboard blockers = line & occupied;
        if (!has_several(blockers) && !contains(line | bit(slider), to)) {
            held |= blockers & board[side].all;
        }
    }
    return held;
}

} // namespace

bool exchange_wins(const Position& position, Move move, Score at_least) {
    if (move.kind() == MoveKind::Castle) {
        return at_least <= 0;
    }
    const Board& board = position.board();
    const Square to = move.to();
    const auto taken = position.captured_by(move);
    // The piece on the square, which may be taken.
    Role next = board[position.to_move()].role_at(move.from());
    Score balance = (taken ? value(*taken) : 0) - at_least;
    if (const auto promoted = move.promotes_to()) {
        balance += value(*promoted) - value(Role::Pawn);
        next = *promoted;
    }
    if (balance < 0) {
        return false; // not even if nothing is taken back
    }
    balance -= value(next);
    if (balance >= 0) {
        return true; // even if it is lost for nothing
    }
    Bitboard occupied = (board.occupied() ^ bit(move.from())) | bit(to);
    if (move.kind() == MoveKind::EnPassant) {
        occupied ^= forward(opponent(position.to_move()), bit(to));
    }
    Player side = position.to_move();
    const Bitboard diagonal = board[white].diagonal_sliders() | board[black].diagonal_sliders();
    const Bitboard straight = board[white].straight_sliders() | board[black].straight_sliders();
    Bitboard all =
        (attackers(board, white, to, occupied) | attackers(board, black, to, occupied)) & occupied;
    bool wins = true; // for the side that moved last, if the other stops here
    while (true) {
        side = opponent(side);
        Bitboard mine = all & board[side].all;
        if (mine != 0) {
            mine &= ~held_by_pins(board, side, to, occupied);
        }
        if (mine == 0) {
            break;
        }
        Role role = Role::Pawn;
        while ((mine & board[side][role]) == 0) {
            role = static_cast<Role>(index(role) + 1);
        }
        wins = !wins;
        if (role == Role::King) {
            // The king may take only what is no longer defended.
            return (all & board[opponent(side)].all) != 0 ? !wins : wins;
        }
        balance = -balance - 1 - value(role);
        if (balance >= 0) {
            break;
        }
        occupied ^= bit(first(mine & board[side][role]));
        if (role == Role::Pawn || role == Role::Bishop || role == Role::Queen) {
            all |= bishop_attacks(to, occupied) & diagonal;
        }
        if (role == Role::Rook || role == Role::Queen) {
            all |= rook_attacks(to, occupied) & straight;
        }
        all &= occupied;
    }
    return wins;
}

} // namespace tabuleiro::roque
