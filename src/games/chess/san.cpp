#include "games/chess/san.hpp"

#include <optional>

namespace tabuleiro::chess {

namespace {

// What the text of a move says, castling apart.
struct Parts {
    Role role = Role::Pawn;
    Bitboard from = ~Bitboard{0}; // squares that the text allows
    bool names_file = false;
    Square to{};
    std::optional<Role> promotion;
};

constexpr bool is_any(char c, std::string_view of) {
    for (const char each : of) {
        if (c == each) {
            return true;
        }
    }
    return false;
}

// Checks, judgements, draw offers (=) and "e.p." end a move and do not change it.
std::string_view without_suffix(std::string_view text) {
    while (!text.empty() && !parse_rank(text.back())) {
        if (is_any(text.back(), "+#!?= ")) {
            text.remove_suffix(1);
        } else if (text.size() > 4 && text.ends_with("e.p.")) {
            text.remove_suffix(4);
        } else if (text.size() > 4 && text.ends_with("(=)")) {
            text.remove_suffix(3);
        } else if (text.size() > 4 && text.ends_with("ep")) {
            text.remove_suffix(2);
        } else {
            break;
        }
    }
    return text;
}

constexpr std::optional<Role> piece_role(char c) {
    switch (c) {
    case 'N':
        return Role::Knight;
    case 'B':
        return Role::Bishop;
    case 'R':
        return Role::Rook;
    case 'Q':
        return Role::Queen;
    case 'K':
        return Role::King;
    case 'P':
        return Role::Pawn;
    default:
        return std::nullopt;
    }
}

constexpr std::optional<Role> promotion_role(char c) {
    const auto role = piece_role(c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c);
    return role == Role::King || role == Role::Pawn ? std::nullopt : role;
}

// Takes "=Q", "Q", "(Q)" or "/Q" from the end of a pawn's move.
void take_promotion(std::string_view& text, Parts& parts) {
    std::string_view rest = text;
    if (!rest.empty() && rest.back() == ')') {
        rest.remove_suffix(1);
    }
    if (rest.size() < 3 || !promotion_role(rest.back())) {
        return;
    }
    const auto role = promotion_role(rest.back());
    rest.remove_suffix(1);
    if (is_any(rest.back(), "=(/")) {
        rest.remove_suffix(1);
    }
    if (!rest.empty() && parse_rank(rest.back())) {
        parts.promotion = role;
        text = rest;
    }
}

// [role] [file] [rank] [x : -] square [promotion]
std::optional<Parts> parse_parts(std::string_view text) {
    Parts parts;
    if (text.empty()) {
        return std::nullopt;
    }
    if (const auto role = piece_role(text.front())) {
        parts.role = *role;
        text.remove_prefix(1);
    }
    if (parts.role == Role::Pawn) {
        take_promotion(text, parts);
    }
    if (text.size() < 2) {
        return std::nullopt;
    }
    const auto to = parse_square(text.substr(text.size() - 2));
    if (!to) {
        return std::nullopt;
    }
    parts.to = *to;
    text.remove_suffix(2);
    if (!text.empty() && is_any(text.back(), "x:-")) {
        text.remove_suffix(1);
    }
    if (!text.empty()) {
        if (const auto file = parse_file(text.front())) {
            parts.from &= file_set(*file);
            parts.names_file = true;
            text.remove_prefix(1);
        }
    }
    if (!text.empty()) {
        if (const auto rank = parse_rank(text.front())) {
            parts.from &= rank_set(*rank);
            text.remove_prefix(1);
        }
    }
    return text.empty() ? std::optional(parts) : std::nullopt;
}

// O-O, 0-0, o-o and their long forms: the number of parts, or none if the text is not castling.
std::optional<int> castling_parts(std::string_view text) {
    int parts = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool nought = is_any(text[i], "O0o");
        if (i % 2 == 0 ? !nought : text[i] != '-') {
            return std::nullopt;
        }
        parts += nought ? 1 : 0;
    }
    return parts == 2 || parts == 3 ? std::optional(parts) : std::nullopt;
}

Expected<Move> find_castling(const Position& position, int parts) {
    for (const Move move : position.legal_moves()) {
        if (move.kind() == MoveKind::Castle &&
            (index(move.to()) > index(move.from())) == (parts == 2)) {
            return move;
        }
    }
    return parts == 2 ? fail("Castling on the king's side is not possible.")
                      : fail("Castling on the queen's side is not possible.");
}

// Whether the king is safe after an otherwise correct move. Not for castling and en passant.
bool keeps_king_safe(const Position& position, Square from, Square to) {
    const Player us = position.to_move();
    const Board& board = position.board();
    const Bitboard occupied = (board.occupied() & ~bit(from)) | bit(to);
    const Square king = board[us].king() == from ? to : board[us].king();
    return (attackers(board, opponent(us), king, occupied) & ~bit(to)) == 0;
}

// Pawns that may go to the square, by pushing or by capturing.
Bitboard pawn_origins(const Position& position, const Parts& parts) {
    const Player us = position.to_move();
    const Board& board = position.board();
    const Bitboard to = bit(parts.to);
    if (parts.names_file && (parts.from & file_set(file_of(parts.to))) == 0) {
        const bool takes = (to & (board[opponent(us)].all | position.en_passant_set())) != 0;
        return takes ? pawn_attacks(opponent(us), parts.to) & board[us][Role::Pawn] : 0;
    }
    const Bitboard occupied = board.occupied();
    if ((to & occupied) != 0) {
        return 0;
    }
    const Bitboard single = forward(opponent(us), to);
    const bool may_double = (to & own_rank(us, 3)) != 0 && (single & occupied) == 0;
    const Bitboard doubled = may_double ? forward(opponent(us), single) : 0;
    return (single | doubled) & board[us][Role::Pawn];
}

Bitboard origins(const Position& position, const Parts& parts) {
    const Side& mine = position.board()[position.to_move()];
    if (parts.role == Role::Pawn) {
        return pawn_origins(position, parts) & parts.from;
    }
    if (contains(mine.all, parts.to)) {
        return 0;
    }
    return attacks(parts.role, parts.to, position.board().occupied()) & mine[parts.role] &
           parts.from;
}

Move move_of(const Position& position, const Parts& parts, Square from) {
    if (parts.promotion) {
        return Move::promotion(from, parts.to, *parts.promotion);
    }
    if (parts.role == Role::Pawn) {
        const int ranks = rank_of(parts.to) - rank_of(from);
        if (ranks == 2 || ranks == -2) {
            return {from, parts.to, MoveKind::DoublePush};
        }
        if (position.en_passant() == parts.to && file_of(from) != file_of(parts.to)) {
            return {from, parts.to, MoveKind::EnPassant};
        }
    }
    return {from, parts.to};
}

} // namespace

Expected<Move> parse_san(const Position& position, std::string_view text) {
    text = without_suffix(text);
    if (const auto castling = castling_parts(text)) {
        return find_castling(position, *castling);
    }
    const auto parts = parse_parts(text);
    if (!parts) {
        return fail("This is no move.");
    }
    const bool promotes =
        parts->role == Role::Pawn && contains(own_rank(position.to_move(), 7), parts->to);
    if (promotes != parts->promotion.has_value()) {
        return promotes ? fail("The pawn promotes: add {queen}, {rook}, {bishop} or {knight}.",
                               "=Q", "=R", "=B", "=N")
                        : fail("Only a pawn that reaches the last rank promotes.");
    }
    std::optional<Move> found;
    for (const Square from : squares(origins(position, *parts))) {
        const Move move = move_of(position, *parts, from);
        const bool legal = move.kind() == MoveKind::EnPassant
                               ? position.is_legal(move)
                               : keeps_king_safe(position, from, parts->to);
        if (!legal) {
            continue;
        }
        if (found) {
            return fail("There is more than one {piece} that may go to {cell}.", name(parts->role),
                        to_text(parts->to));
        }
        found = move;
    }
    if (!found) {
        return fail("There is no {piece} that may go to {cell}.", name(parts->role),
                    to_text(parts->to));
    }
    return *found;
}

std::string to_san(const Position& position, Move move) {
    std::string text;
    const Role role = *position.board().role_at(move.from());
    if (move.kind() == MoveKind::Castle) {
        text = index(move.to()) > index(move.from()) ? "O-O" : "O-O-O";
    } else {
        const bool takes = position.captured_by(move).has_value();
        if (role != Role::Pawn) {
            text += upper_letter(role);
            // Disambiguated if other pieces of its kind could go there too.
            Bitboard rivals = 0;
            for (const Square other :
                 squares(attacks(role, move.to(), position.board().occupied()) &
                         position.board()[position.to_move()][role] & ~bit(move.from()))) {
                rivals |= keeps_king_safe(position, other, move.to()) ? bit(other) : 0;
            }
            if (rivals != 0) {
                const bool file_tells = (rivals & file_set(file_of(move.from()))) == 0;
                const bool rank_tells = (rivals & rank_set(rank_of(move.from()))) == 0;
                if (file_tells || !rank_tells) {
                    text += file_letter(move.from());
                }
                if (!file_tells) {
                    text += rank_digit(move.from());
                }
            }
        } else if (takes) {
            text += file_letter(move.from());
        }
        if (takes) {
            text += 'x';
        }
        text += to_text(move.to());
        if (const auto promotion = move.promotes_to()) {
            text += '=';
            text += upper_letter(*promotion);
        }
    }
    Position next = position;
    next.play(move);
    if (next.in_check()) {
        text += next.has_legal_move() ? '+' : '#';
    }
    return text;
}

} // namespace tabuleiro::chess
