// Which moves give check.
#pragma once

#include <array>

#include "engines/chess/search/candidate.hpp"

namespace tabuleiro::roque {

// From where each piece would give check. Enough to recognise the checks worth searching; a few
// rare ones (castling, en passant) are missed.
struct CheckMap {
    std::array<Bitboard, 6> from{};
    Bitboard discoverers = 0;

    explicit CheckMap(const Position& position) {
        const Board& board = position.board();
        const Player us = position.to_move();
        const Square king = board[opponent(us)].king();
        const Bitboard occupied = board.occupied();
        const Bitboard diagonal = bishop_attacks(king, occupied);
        const Bitboard straight = rook_attacks(king, occupied);
        from = {pawn_attacks(opponent(us), king),
                knight_attacks(king),
                diagonal,
                straight,
                diagonal | straight,
                0};
        for (const Square slider : squares((bishop_lines(king) & board[us].diagonal_sliders()) |
                                           (rook_lines(king) & board[us].straight_sliders()))) {
            const Bitboard blockers = between(king, slider) & occupied;
            if (!has_several(blockers)) {
                discoverers |= blockers & board[us].all;
            }
        }
    }
    // By the piece that moves, not by one behind it.
    bool checks_directly(const Candidate& candidate) const {
        const Role role = candidate.move.promotes_to().value_or(candidate.role);
        return contains(from[static_cast<std::size_t>(role)], candidate.move.to());
    }
    bool gives_check(const Candidate& candidate) const {
        return checks_directly(candidate) || contains(discoverers, candidate.move.from());
    }
};

} // namespace tabuleiro::roque
