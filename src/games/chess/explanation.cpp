#include "games/chess/explanation.hpp"

namespace tabuleiro::chess {

namespace {

Bitboard pawn_steps(Player owner, Square from) {
    const Bitboard one = forward(owner, bit(from));
    return one | (contains(own_rank(owner, 1), from) ? forward(owner, one) : 0);
}

// Every square that the piece can reach as the other pieces allow, whether or not its king is safe.
Bitboard reach(const Position& position, Square from) {
    const Piece piece = *position.piece_at(from);
    const Bitboard occupied = position.board().occupied();
    const Bitboard own = position.board()[piece.owner].all;
    if (piece.role != Role::Pawn) {
        return attacks(piece.role, from, occupied) & ~own;
    }
    const Bitboard one = forward(piece.owner, bit(from)) & ~occupied;
    const Bitboard two = contains(own_rank(piece.owner, 1), from) ? forward(piece.owner, one) : 0;
    return one | (two & ~occupied) |
           (pawn_attacks(piece.owner, from) & ((occupied & ~own) | position.en_passant_set()));
}

bool is_attacked(const Position& position, Square square) {
    const Player us = position.to_move();
    const Bitboard without_king = position.board().occupied() & ~position.board()[us][Role::King];
    return attackers(position.board(), opponent(us), square, without_king) != 0;
}

// The rook that somebody who moves the king there wants to castle with: that rook itself, or one
// beyond the king's second square.
std::optional<Square> wanted_rook(const Position& position, Square from, Square to) {
    const Side& us = position.board()[position.to_move()];
    if (rank_of(from) != rank_of(to) || !contains(own_rank(position.to_move(), 0), from)) {
        return std::nullopt;
    }
    if (contains(us[Role::Rook], to)) {
        return to;
    }
    const int columns = file_of(to) - file_of(from);
    if (columns != 2 && columns != -2) {
        return std::nullopt;
    }
    for (int file = file_of(from); file >= 0 && file < 8; file += columns / 2) {
        const Square square = square_at(file, rank_of(from));
        if (contains(us[Role::Rook], square)) {
            return square;
        }
    }
    return std::nullopt;
}

Reason why_not_castle(const Position& position, Square king, Square rook) {
    if (!contains(position.board()[position.to_move()].castling_rooks, rook)) {
        return Reason("The king or the rook on {cell} has moved: they cannot castle.",
                      to_text(rook));
    }
    if (position.in_check()) {
        return Reason("A king in check cannot castle.");
    }
    const auto to = castling_squares(king, rook);
    const Bitboard ways = between(king, rook) | between(king, to.king) | between(rook, to.rook) |
                          bit(to.king) | bit(to.rook);
    if ((ways & position.board().occupied() & ~bit(king) & ~bit(rook)) != 0) {
        return Reason("Pieces stand in the way of castling.");
    }
    for (const Square square : squares(between(king, to.king) | bit(to.king))) {
        if (is_attacked(position, square)) {
            return Reason("The king cannot castle over {cell}, which is attacked.",
                          to_text(square));
        }
    }
    return Reason("The king would be in check after castling.");
}

} // namespace

Bitboard reach_alone(const Position& position, Square from) {
    const Piece piece = *position.piece_at(from);
    return piece.role == Role::Pawn
               ? pawn_steps(piece.owner, from) | pawn_attacks(piece.owner, from)
               : attacks(piece.role, from, 0);
}

std::vector<std::pair<Square, Hindrance>> hindered_pieces(const Position& position) {
    const Side& side = position.board()[position.to_move()];
    Bitboard hindered = side.all;
    for (const Move move : position.legal_moves()) {
        hindered &= ~bit(move.from());
    }
    std::vector<std::pair<Square, Hindrance>> pieces;
    for (const Square square : squares(hindered)) {
        const Hindrance hindrance = reach(position, square) == 0 ? Hindrance::Blocked
                                    : square == side.king()      ? Hindrance::Unsafe
                                    : position.in_check()        ? Hindrance::Check
                                                                 : Hindrance::Pinned;
        pieces.emplace_back(square, hindrance);
    }
    return pieces;
}

Reason why_not(const Position& position, Square from, Square to) {
    const Role role = position.piece_at(from)->role;
    if (role == Role::King) {
        if (const auto rook = wanted_rook(position, from, to)) {
            return why_not_castle(position, from, *rook);
        }
    }
    if (contains(position.board()[position.to_move()].all, to)) {
        return Reason("A piece of your own stands on {cell}.", to_text(to));
    }
    if (!contains(reach_alone(position, from), to)) {
        return Reason("The {piece} does not move like that.", name(role));
    }
    if (!contains(reach(position, from), to)) {
        const bool captures = role == Role::Pawn && file_of(from) != file_of(to);
        return captures ? Reason("There is nothing for the pawn to capture on {cell}.", to_text(to))
                        : Reason("The way to {cell} is blocked.", to_text(to));
    }
    if (role == Role::King) {
        return Reason("The king would be in check on {cell}.", to_text(to));
    }
    if (position.in_check()) {
        return Reason("The king is in check, and that move does not help it.");
    }
    return Reason("The {piece} on {cell} is pinned: without it the king would be in check.",
                  name(role), to_text(from));
}

} // namespace tabuleiro::chess
