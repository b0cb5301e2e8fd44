#include "games/chess/fen.hpp"

#include <vector>

#include "core/text.hpp"

namespace tabuleiro::chess {

namespace {

void parse_rank_text(std::string_view text, int rank, Setup& setup, Reasons& reasons) {
    int file = 0;
    for (const char c : text) {
        if (c >= '1' && c <= '8') {
            file += c - '0';
        } else if (const auto piece = parse_piece(c)) {
            if (file < 8) {
                setup[square_at(file, rank)] = *piece;
            }
            ++file;
        } else {
            reasons.push_back(
                Reason("Rank {rank} has {text}, which is no piece.", rank + 1, quoted({&c, 1})));
            return;
        }
    }
    if (file != 8) {
        reasons.push_back(Reason("Rank {rank} has {count} squares instead of 8.", rank + 1, file));
    }
}

void parse_pieces(std::string_view text, Setup& setup, Reasons& reasons) {
    const auto ranks = split(text, '/');
    if (ranks.size() != 8) {
        reasons.push_back(Reason("The board has {count} ranks instead of 8.", ranks.size()));
        return;
    }
    for (int i = 0; i < 8; ++i) {
        parse_rank_text(ranks[static_cast<std::size_t>(i)], 7 - i, setup, reasons);
    }
}

Bitboard pieces_of(const Setup& setup, Piece piece) {
    Bitboard set = 0;
    for (int number = 0; number < 64; ++number) {
        if (setup[square_at(number)] == piece) {
            set |= bit(square_at(number));
        }
    }
    return set;
}

// The rook that one letter of the castling field means, if there is one.
std::optional<Square> castling_rook(const Setup& setup, char c) {
    const bool upper = c >= 'A' && c <= 'Z';
    const Player player = upper ? white : black;
    const char lower = upper ? static_cast<char>(c - 'A' + 'a') : c;
    const Bitboard home = own_rank(player, 0);
    if (const auto file = parse_file(lower)) {
        return square_at(*file, player == white ? 0 : 7);
    }
    const Bitboard king = pieces_of(setup, {player, Role::King}) & home;
    const Bitboard rooks = pieces_of(setup, {player, Role::Rook}) & home;
    if (king == 0) {
        return std::nullopt;
    }
    const Bitboard left = king - 1;
    if (lower == 'q' && (rooks & left) != 0) {
        return first(rooks & left);
    }
    if (lower == 'k' && (rooks & ~left) != 0) {
        return square_at(63 - std::countl_zero(rooks & ~left));
    }
    return std::nullopt;
}

void parse_castling(std::string_view text, Setup& setup, Reasons& reasons) {
    if (text == "-") {
        return;
    }
    for (const char c : text) {
        if (std::string_view("KQkqABCDEFGHabcdefgh").find(c) == std::string_view::npos) {
            reasons.push_back(
                Reason("The castling field {text} has {letter}.", quoted(text), quoted({&c, 1})));
            return;
        }
        const auto rook = castling_rook(setup, c);
        if (!rook) {
            reasons.push_back(Reason(
                "There is no king and rook for {letter} of the castling field.", quoted({&c, 1})));
        } else if (contains(setup.castling_rooks, *rook)) {
            reasons.push_back(
                Reason("The castling field {text} names a rook twice.", quoted(text)));
        } else {
            setup.castling_rooks |= bit(*rook);
        }
    }
}

// False if the text is not a number.
bool parse_counter(std::string_view text, int& counter) {
    const auto number = parse_number<int>(text);
    counter = number.value_or(counter);
    return number.has_value();
}

// Reads every field that can be understood into `setup`, and returns what could not be.
Reasons parse_fields(const std::vector<std::string_view>& fields, Setup& setup) {
    Reasons reasons;
    if (fields.size() != 4 && fields.size() != 6) {
        reasons.push_back(
            Reason("A FEN has 6 fields, or 4 without its counters, not {count}.", fields.size()));
    }
    const auto field = [&](std::size_t i) { return i < fields.size() ? fields[i] : ""; };
    parse_pieces(field(0), setup, reasons);
    if (fields.size() > 1) {
        if (field(1) == "b") {
            setup.to_move = black;
        } else if (field(1) != "w") {
            reasons.push_back(
                Reason("The side to move is 'w' or 'b', not {text}.", quoted(field(1))));
        }
    }
    if (fields.size() > 2) {
        parse_castling(field(2), setup, reasons);
    }
    if (fields.size() > 3 && field(3) != "-") {
        setup.en_passant = parse_square(field(3));
        if (!setup.en_passant) {
            reasons.push_back(
                Reason("The en passant field {text} is no square.", quoted(field(3))));
        }
    }
    if (fields.size() >= 6) {
        if (!parse_counter(field(4), setup.quiet_plies)) {
            reasons.push_back(Reason("The half-move clock {text} is no number.", quoted(field(4))));
        }
        if (!parse_counter(field(5), setup.move_number)) {
            reasons.push_back(Reason("The move number {text} is no number.", quoted(field(5))));
        }
        // Some programs count moves from 0; the number means nothing to the rules.
        setup.move_number = setup.move_number == 0 ? 1 : setup.move_number;
    }
    return reasons;
}

std::string castling_text(const Position& position, Player player, CastlingText style) {
    const Side& side = position.board()[player];
    std::string text;
    const auto add = [&](Bitboard rooks, Bitboard same_side, bool kingside) {
        if (rooks == 0) {
            return;
        }
        const Square rook = first(rooks);
        const Bitboard outer = kingside ? ~(bit(rook) | (bit(rook) - 1)) : bit(rook) - 1;
        const bool outermost = (same_side & outer) == 0;
        const char c =
            style == CastlingText::XFen && outermost ? (kingside ? 'k' : 'q') : file_letter(rook);
        text += player == white ? static_cast<char>(c - 'a' + 'A') : c;
    };
    const Bitboard left = side[Role::King] - 1;
    const Bitboard home_rooks = side[Role::Rook] & own_rank(player, 0);
    add(side.castling_rooks & ~left, home_rooks & ~left, true);
    add(side.castling_rooks & left, home_rooks & left, false);
    return text;
}

} // namespace

Expected<Setup> parse_setup(std::string_view text) {
    Setup setup;
    auto reasons = parse_fields(words(text), setup);
    if (!reasons.empty()) {
        return fail(std::move(reasons));
    }
    return setup;
}

Expected<Position> parse_fen(std::string_view text) {
    Setup setup;
    auto reasons = parse_fields(words(text), setup);
    const auto faults = faults_of(setup);
    if (reasons.empty()) {
        reasons = faults;
    }
    if (!reasons.empty()) {
        return fail(std::move(reasons));
    }
    return Position::from(setup);
}

std::string to_fen(const Position& position, CastlingText style) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < 8; ++file) {
            const auto piece = position.piece_at(square_at(file, rank));
            if (!piece) {
                ++empty;
                continue;
            }
            if (empty > 0) {
                text += static_cast<char>('0' + empty);
                empty = 0;
            }
            text += letter(*piece);
        }
        if (empty > 0) {
            text += static_cast<char>('0' + empty);
        }
        text += rank > 0 ? "/" : "";
    }
    text += position.to_move() == white ? " w " : " b ";
    const std::string castling =
        castling_text(position, white, style) + castling_text(position, black, style);
    text += castling.empty() ? "-" : castling;
    const auto en_passant = position.en_passant();
    text += " " + (en_passant ? to_text(*en_passant) : "-");
    return text + " " + std::to_string(position.quiet_plies()) + " " +
           std::to_string(position.move_number());
}

} // namespace tabuleiro::chess
