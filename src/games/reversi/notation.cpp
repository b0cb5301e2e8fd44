#include "games/reversi/notation.hpp"

#include "core/text.hpp"

namespace tabuleiro::reversi {
namespace {

constexpr std::string_view pass = "pass";

char letter_of(Player player) {
    return player == Player::First ? 'X' : 'O';
}

char letter_at(const Position& position, Square square) {
    for (const Player player : players) {
        if ((position.discs(player) & set_of(square)) != 0) {
            return letter_of(player);
        }
    }
    return '-';
}

ByPlayer<Squares> read_discs(std::string_view letters, Reasons& reasons) {
    ByPlayer<Squares> discs;
    if (letters.size() != square_count) {
        reasons.push_back(Reason("The board has {count} squares, not 64.", letters.size()));
        return discs;
    }
    for (int i = 0; i < square_count; ++i) {
        const auto square = static_cast<Square>(i);
        const char letter = letters[static_cast<std::size_t>(i)];
        if (letter == letter_of(Player::First)) {
            discs.first |= set_of(square);
        } else if (letter == letter_of(Player::Second)) {
            discs.second |= set_of(square);
        } else if (letter != '-') {
            reasons.push_back(Reason("On {cell} stands neither 'X', 'O' nor '-'.", name(square)));
        }
    }
    return discs;
}

} // namespace

std::string format_move(Move move) {
    return move.at ? name(*move.at) : std::string(pass);
}

Expected<Move> parse_move(const Position& position, std::string_view text) {
    const Squares placings = position.own_placings();
    if (text == pass) {
        if (placings != 0) {
            return fail("A player who has a move may not pass.");
        }
        return Move{};
    }
    const auto square = parse_square(text);
    if (!square) {
        return fail("A move is a square of the board, as d3, or pass.");
    }
    if ((position.empty() & set_of(*square)) == 0) {
        return fail("There is a disc on {cell} already.", name(*square));
    }
    if ((placings & set_of(*square)) == 0) {
        return fail("A disc on {cell} would turn no other.", name(*square));
    }
    return Move{*square};
}

std::string write_position(const Position& position) {
    std::string text;
    for (const Square square : SquareRange(all_squares)) {
        text += letter_at(position, square);
    }
    return text + ' ' + letter_of(position.to_move());
}

Expected<Position> read_position(std::string_view text) {
    const auto fields = words(text);
    if (fields.size() != 2) {
        return fail("A position is the 64 squares and the side to move.");
    }
    Reasons reasons;
    const ByPlayer<Squares> discs = read_discs(fields[0], reasons);
    if (fields[1] != "X" && fields[1] != "O") {
        reasons.push_back(Reason("The side to move is 'X' or 'O'."));
    }
    if (!reasons.empty()) {
        return fail(std::move(reasons));
    }
    return Position::from(discs, fields[1] == "X" ? Player::First : Player::Second);
}

std::string draw_position(const Position& position) {
    std::string picture = "  a b c d e f g h\n";
    for (int row = 0; row < side; ++row) {
        picture += static_cast<char>('1' + row);
        for (int column = 0; column < side; ++column) {
            picture += ' ';
            picture += letter_at(position, square_at(column, row));
        }
        picture += '\n';
    }
    return picture;
}

} // namespace tabuleiro::reversi
