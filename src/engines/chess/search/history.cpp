#include "engines/chess/search/history.hpp"

#include "engines/chess/search/hashing.hpp"

namespace tabuleiro::roque {

Score Corrections::of(const Position& position) const {
    const Board& board = position.board();
    const Player mover = position.to_move();
    const int pawns = pawns_[mover][pawn_number(board) % size];
    const int pieces = pieces_[mover][white][piece_number(board[white]) % size] +
                       pieces_[mover][black][piece_number(board[black]) % size];
    return (pawns + pieces) / margins::correction_grain;
}

void Corrections::learn(const Position& position, int depth, Score difference) {
    const Board& board = position.board();
    const Player mover = position.to_move();
    const int bonus = std::clamp(difference * depth / 8, -margins::correction_most / 4,
                                 margins::correction_most / 4);
    pawns_[mover][pawn_number(board) % size].add(bonus);
    pieces_[mover][white][piece_number(board[white]) % size].add(bonus);
    pieces_[mover][black][piece_number(board[black]) % size].add(bonus);
}

} // namespace tabuleiro::roque
