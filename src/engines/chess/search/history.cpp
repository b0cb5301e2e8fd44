#include "engines/chess/search/history.hpp"

#include "engines/chess/search/hashing.hpp"

namespace tabuleiro::roque {

Score Corrections::of(const Position& position) const {
    const Board& board = position.board();
    const Player mover = position.to_move();
    const Player other = opponent(mover);
    const int pawns = pawns_[mover][pawn_number(board) % size];
    const int own = pieces_[mover][mover][piece_number(board[mover]) % size];
    const int others = pieces_[mover][other][piece_number(board[other]) % size];
    return (pawns * margins::correction_pawns + own * margins::correction_own_pieces +
            others * margins::correction_other_pieces) /
           (1024 * margins::correction_grain);
}

void Corrections::learn(const Position& position, int depth, Score difference) {
    const Board& board = position.board();
    const Player mover = position.to_move();
    const int bonus = std::clamp(difference * depth * margins::correction_rate / 1024,
                                 -margins::correction_bonus_most, margins::correction_bonus_most);
    pawns_[mover][pawn_number(board) % size].add(bonus);
    pieces_[mover][white][piece_number(board[white]) % size].add(bonus);
    pieces_[mover][black][piece_number(board[black]) % size].add(bonus);
}

} // namespace tabuleiro::roque
