#include "games/chess/written_move.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "games/chess/coordinate.hpp"
#include "games/chess/san.hpp"

namespace tabuleiro::chess {

namespace {

constexpr std::string_view english_letters = "NBRQK";

// In the order of english_letters. Portuguese: cavalo, bispo, torre, dama, rei; Romanian: cal,
// nebun, turn, damă, rege.
constexpr std::string_view letters_of(PieceLetters letters) {
    switch (letters) {
    case PieceLetters::Portuguese:
        return "CBTDR";
    case PieceLetters::Romanian:
        return "CNTDR";
    case PieceLetters::English:
        break;
    }
    return english_letters;
}

constexpr char no_letter = '~';

// Pawns and castling are written alike everywhere; letters of another language do not count.
char english_letter(char c, PieceLetters letters) {
    if (c < 'A' || c > 'Z' || c == 'O' || c == 'P') {
        return c;
    }
    const std::size_t place = letters_of(letters).find(c);
    return place == std::string_view::npos ? no_letter : english_letters[place];
}

// Signs used in printed books, and their keyboard equivalents.
constexpr std::array<std::pair<std::string_view, std::string_view>, 18> printed_signs{
    {{"♔", "K"},
     {"♕", "Q"},
     {"♖", "R"},
     {"♗", "B"},
     {"♘", "N"},
     {"♙", ""},
     {"♚", "K"},
     {"♛", "Q"},
     {"♜", "R"},
     {"♝", "B"},
     {"♞", "N"},
     {"♟", ""},
     {"×", "x"},
     {"‐", "-"},
     {"–", "-"},
     {"−", "-"},
     {"\uFE0E", ""},
     {"\uFE0F", ""}}};

std::string_view take_printed_sign(std::string_view& text) {
    for (const auto& [sign, plain] : printed_signs) {
        if (text.starts_with(sign)) {
            text.remove_prefix(sign.size());
            return plain;
        }
    }
    const std::string_view byte = text.substr(0, 1);
    text.remove_prefix(1);
    return byte;
}

std::string plain_text(std::string_view text, PieceLetters letters) {
    std::string plain;
    while (!text.empty()) {
        const std::size_t before = text.size();
        const std::string_view sign = take_printed_sign(text);
        const bool letter = before - text.size() == 1;
        plain += letter ? std::string(1, english_letter(sign.front(), letters)) : std::string(sign);
    }
    return plain;
}

// Two squares, and perhaps a letter: "g1f3", "g1-f3", "e7e8q".
std::optional<std::string> squares_of(std::string text) {
    if (text.size() > 2 && (text[2] == '-' || text[2] == 'x')) {
        text.erase(2, 1);
    }
    while (!text.empty() && (text.back() == '+' || text.back() == '#')) {
        text.pop_back();
    }
    const bool two = text.size() >= 4 && text.size() <= 5 && parse_square(text.substr(0, 2)) &&
                     parse_square(text.substr(2, 2));
    return two ? std::optional(std::move(text)) : std::nullopt;
}

template <PieceLetters letters>
Expected<Move> parse_written_move(const Position& position, std::string_view text) {
    const std::string plain = plain_text(text, letters);
    auto move = parse_san(position, plain);
    if (move) {
        return move;
    }
    const auto squares = squares_of(plain);
    return squares ? parse_coordinates(position, *squares) : move;
}

} // namespace

MoveParser written_move_parser(PieceLetters letters) {
    switch (letters) {
    case PieceLetters::Portuguese:
        return parse_written_move<PieceLetters::Portuguese>;
    case PieceLetters::Romanian:
        return parse_written_move<PieceLetters::Romanian>;
    case PieceLetters::English:
        break;
    }
    return parse_written_move<PieceLetters::English>;
}

} // namespace tabuleiro::chess
