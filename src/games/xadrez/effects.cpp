// The arguments of operations, and what plays do to the board.
#include <bit>

#include "games/xadrez/attacks.hpp"
#include "games/xadrez/rules.hpp"

namespace tabuleiro::xadrez {

bool needs_final_square(const Position& position, Square from) {
    const Kind kind = position.at(from)->kind;
    return kind == Kind::Rook || kind == Kind::Knight;
}

std::optional<Move> operation(const Position& position, Square from, std::optional<Square> final) {
    const auto piece = position.at(from);
    if (!piece) {
        return std::nullopt;
    }
    const auto towards = [&](std::optional<Square> to) -> std::optional<Move> {
        if (!to || (final && *final != *to)) {
            return std::nullopt;
        }
        return Move{from, *to, MoveKind::Operation};
    };
    switch (piece->kind) {
    case Kind::Pawn: // R16
        return towards(stepped(from, {0, -forward(piece->owner)}));
    case Kind::Rook:   // R17
    case Kind::Knight: // R18
        return towards(final);
    case Kind::Bishop: // R19: whatever final square is given
        return Move{from, from, MoveKind::Operation};
    case Kind::Queen: { // R20
        const Bitboard kings = position.of(piece->owner, Kind::King);
        return std::has_single_bit(kings) ? towards(first_square(kings)) : std::nullopt;
    }
    case Kind::King:
        break;
    }
    return std::nullopt;
}

Effect effect(const Position& position, const Move& move) {
    const Player us = position.to_move();
    const Bitboard enemy = position.of(opponent(us));
    const Bitboard struck = enemy & bit(move.to);
    const Kind kind = position.at(move.from)->kind;
    if (move.kind == MoveKind::Operation) {
        switch (kind) {
        case Kind::Pawn:
            return {Manner::PawnBack, 0};
        case Kind::Rook: {
            const int columns = (column(move.to) > column(move.from) ? 1 : 0) -
                                (column(move.to) < column(move.from) ? 1 : 0);
            const int rows =
                (row(move.to) > row(move.from) ? 1 : 0) - (row(move.to) < row(move.from) ? 1 : 0);
            return {Manner::RookDouble, struck | bit(*stepped(move.from, {columns, rows}))};
        }
        case Kind::Knight:
            return {Manner::KnightLeap, struck};
        case Kind::Bishop:
            return {Manner::BishopBlast, king_attacks(move.from) & enemy & position.of(Kind::Pawn)};
        case Kind::Queen:
        case Kind::King:
            return {Manner::QueenSwap, 0};
        }
    }
    if (kind == Kind::Pawn) {
        if (row(move.to) == last_row(us)) {
            return {Manner::Promotion, struck};
        }
        if (column(move.from) != column(move.to) && struck == 0) {
            return {Manner::EnPassant, bit(*stepped(move.to, {0, -forward(us)}))};
        }
        const bool twice = row(move.to) - row(move.from) == 2 * forward(us);
        return {twice ? Manner::DoubleStep : Manner::Plain, struck};
    }
    const int sideways = column(move.to) - column(move.from);
    if (kind == Kind::King && (sideways == 2 || sideways == -2)) {
        return {Manner::Castling, 0};
    }
    return {Manner::Plain, struck};
}

bool is_progress(const Position& position, const Move& move) {
    const Kind kind = position.at(move.from)->kind;
    return effect(position, move).captured != 0 || kind == Kind::Pawn ||
           (move.kind == MoveKind::Operation && operates_once(kind));
}

CastlingSquares castling_squares(const Move& move) { // R12
    const bool long_side = column(move.to) < column(move.from);
    const auto on_row = [&](int column) { return *square_at(column, row(move.from)); };
    return {on_row(long_side ? 0 : 7), on_row(long_side ? 3 : 5)};
}

} // namespace tabuleiro::xadrez
