// How a play changes a position, with every mark and the key.
#include "games/xadrez/attacks.hpp"
#include "games/xadrez/keys.hpp"
#include "games/xadrez/position.hpp"
#include "games/xadrez/rules.hpp"

namespace tabuleiro::xadrez {

void Position::put(Square square, const Piece& piece) {
    of_[piece.owner] |= bit(square);
    by_kind_[static_cast<std::size_t>(piece.kind)] |= bit(square);
    cell(square) = piece;
    key_ ^= keys::piece(piece.owner, piece.kind, square);
}

Piece Position::take(Square square) {
    const Piece piece = cell(square);
    of_[piece.owner] &= ~bit(square);
    by_kind_[static_cast<std::size_t>(piece.kind)] &= ~bit(square);
    cell(square) = Piece{};
    key_ ^= keys::piece(piece.owner, piece.kind, square);
    if (contains(unmoved_, square)) {
        unmoved_ &= ~bit(square);
        key_ ^= keys::unmoved(square);
    }
    if (contains(used_, square)) {
        used_ &= ~bit(square);
        key_ ^= keys::used(square);
    }
    return piece;
}

// A piece keeps its name and its spent operation, and has moved from now on.
void Position::carry(Square from, Square to) {
    const bool was_used = contains(used_, from);
    put(to, take(from));
    if (was_used) {
        mark_used(to);
    }
}

void Position::mark_used(Square square) {
    used_ |= bit(square);
    key_ ^= keys::used(square);
}

// R6.5: the index after the highest among the player's queens on the board.
void Position::promote(Square square) {
    const Player owner = take(square).owner;
    Index highest{};
    for (const Square queen : squares(of(owner, Kind::Queen))) {
        if (large_.less(highest, cell(queen).index)) {
            highest = cell(queen).index;
        }
    }
    put(square, {owner, Kind::Queen, large_.successor(highest)});
}

void Position::set_en_passant(std::optional<Square> square) {
    key_ ^= en_passant_ ? keys::en_passant(*en_passant_) : 0;
    key_ ^= square ? keys::en_passant(*square) : 0;
    en_passant_ = square;
}

// R6.4: the square stepped over, where the pawn has come to stand beside an enemy pawn; such a
// pawn strikes the square stepped over.
std::optional<Square> Position::passed_by(Square to) const {
    const Square passed = *stepped(to, {0, -forward(to_move_)});
    const Bitboard captors = pawn_attacks(to_move_, passed) & of(opponent(to_move_), Kind::Pawn);
    return captors != 0 ? std::optional(passed) : std::nullopt;
}

void Position::play(const Move& move) {
    play(move, effect(*this, move));
}

void Position::play(const Move& move, const Effect& effect) {
    if ((effect.captured & of(Kind::King)) != 0) { // R22
        king_captured_ = true;
        key_ ^= keys::numbers.king_captured;
    }
    for (const Square square : squares(effect.captured)) {
        take(square);
    }
    std::optional<Square> passed;
    switch (effect.manner) {
    case Manner::Plain:
    case Manner::EnPassant:
    case Manner::KnightLeap:
        carry(move.from, move.to);
        break;
    case Manner::DoubleStep: // R6.2
        carry(move.from, move.to);
        passed = passed_by(move.to);
        break;
    case Manner::Promotion: // R6.5
        carry(move.from, move.to);
        promote(move.to);
        break;
    case Manner::Castling: { // R12
        const CastlingSquares castling = castling_squares(move);
        carry(move.from, move.to);
        carry(castling.rook_from, castling.rook_to);
        break;
    }
    case Manner::PawnBack:   // R16
    case Manner::RookDouble: // R17
        carry(move.from, move.to);
        mark_used(move.to);
        break;
    case Manner::BishopBlast: // R19
        mark_used(move.from);
        break;
    case Manner::QueenSwap: { // R20
        const Piece queen = take(move.from);
        carry(move.to, move.from);
        put(move.to, queen);
        break;
    }
    }
    set_en_passant(passed);
    to_move_ = opponent(to_move_); // R3
    key_ ^= keys::numbers.black_to_move;
}

void Position::pass() {
    set_en_passant(std::nullopt);
    to_move_ = opponent(to_move_);
    key_ ^= keys::numbers.black_to_move;
}

} // namespace tabuleiro::xadrez
