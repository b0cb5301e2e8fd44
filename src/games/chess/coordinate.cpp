#include "games/chess/coordinate.hpp"

#include <optional>

namespace tabuleiro::chess {

namespace {

bool is_classical(Move castling) {
    return file_of(castling.from()) == 4 &&
           (file_of(castling.to()) == 0 || file_of(castling.to()) == 7);
}

std::optional<Role> parse_promotion(char c) {
    for (const Role role : promotion_roles) {
        if (c == lower_letter(role) || c == upper_letter(role)) {
            return role;
        }
    }
    return std::nullopt;
}

} // namespace

std::string to_coordinates(Move move, CastlingMove style) {
    Square to = move.to();
    if (move.kind() == MoveKind::Castle &&
        (style == CastlingMove::KingsPath ||
         (style == CastlingMove::AsNeeded && is_classical(move)))) {
        to = castling_squares(move.from(), move.to()).king;
    }
    std::string text = to_text(move.from()) + to_text(to);
    if (const auto role = move.promotes_to()) {
        text += lower_letter(*role);
    }
    return text;
}

Expected<Move> parse_coordinates(const Position& position, std::string_view text) {
    const auto from = parse_square(text.substr(0, 2));
    const auto to = text.size() >= 4 ? parse_square(text.substr(2, 2)) : std::nullopt;
    if (!from || !to || text.size() > 5) {
        return fail("A move is two squares, and a letter if a pawn promotes: e2e4, e7e8q.");
    }
    std::optional<Role> promotion;
    if (text.size() == 5) {
        promotion = parse_promotion(text[4]);
        if (!promotion) {
            return fail("A pawn promotes to q, r, b or n.");
        }
    }
    std::optional<Move> castling;
    const MoveList moves = position.legal_moves();
    for (const Move move : moves) {
        if (move.from() != *from || move.promotes_to() != promotion) {
            continue;
        }
        if (move.to() == *to) {
            return move;
        }
        if (move.kind() == MoveKind::Castle && is_classical(move) &&
            castling_squares(move.from(), move.to()).king == *to) {
            castling = move;
        }
    }
    if (castling) {
        return *castling;
    }
    const auto piece = position.piece_at(*from);
    if (!piece) {
        return fail("There is no piece on {cell}.", to_text(*from));
    }
    if (piece->owner != position.to_move()) {
        return fail("The piece on {cell} is the opponent's.", to_text(*from));
    }
    for (const Move move : moves) {
        if (move.from() == *from && move.to() == *to) {
            return promotion ? fail("Only a pawn that reaches the last rank promotes.")
                             : fail("The pawn promotes: add {queen}, {rook}, {bishop} or {knight}.",
                                    "q", "r", "b", "n");
        }
    }
    return fail("The piece on {from} cannot go to {to}.", to_text(*from), to_text(*to));
}

} // namespace tabuleiro::chess
