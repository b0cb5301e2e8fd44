// Squares, sets of squares, and steps on the board.
//
// The board is seen as the protocol draws it (R1): A1 is the top left corner and has number 0, H1
// the top right one, H8 the bottom right one with number 63. White goes up, towards row 1.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/bits.hpp"
#include "core/player.hpp"

namespace tabuleiro::xadrez {

enum class Square : std::uint8_t {};

constexpr int index(Square square) {
    return static_cast<int>(square);
}
constexpr int column(Square square) { // 0 is A
    return index(square) % 8;
}
constexpr int row(Square square) { // 0 is the row called 1
    return index(square) / 8;
}

// The square of a column and a row counted from 0, if it is on the board.
constexpr std::optional<Square> square_at(int column, int row) {
    if (column < 0 || column > 7 || row < 0 || row > 7) {
        return std::nullopt;
    }
    return static_cast<Square>(row * 8 + column);
}

// "E7", and nothing else.
constexpr std::optional<Square> parse_square(std::string_view text) {
    return text.size() == 2 ? square_at(text[0] - 'A', text[1] - '1') : std::nullopt;
}

inline std::string square_text(Square square) {
    return {static_cast<char>('A' + column(square)), static_cast<char>('1' + row(square))};
}

// A set of squares: bit n is the square with number n.
using Bitboard = std::uint64_t;

constexpr Bitboard bit(Square square) {
    return Bitboard{1} << index(square);
}
constexpr bool contains(Bitboard set, Square square) {
    return (set & bit(square)) != 0;
}
// Requires: the set is not empty.
constexpr Square first_square(Bitboard set) {
    return static_cast<Square>(std::countr_zero(set));
}
constexpr Bitboard row_set(int row) {
    return Bitboard{0xFF} << (8 * row);
}

// `for (const Square s : squares(set))`, in order of their numbers.
constexpr BitRange<Square> squares(Bitboard set) {
    return BitRange<Square>(set);
}

template <class Predicate>
constexpr bool any_square(Bitboard set, const Predicate& holds) {
    for (Bitboard left = set; left != 0; left &= left - 1) {
        if (holds(first_square(left))) {
            return true;
        }
    }
    return false;
}

// The step of a player's pawns: white (the first player) goes towards row 1, black towards row 8.
constexpr int forward(Player player) {
    return player == Player::First ? -1 : 1;
}
// Rows counted from 0, as everywhere in the code.
constexpr int pawn_row(Player player) {
    return player == Player::First ? 6 : 1;
}
constexpr int home_row(Player player) {
    return player == Player::First ? 7 : 0;
}
constexpr int last_row(Player player) {
    return home_row(opponent(player));
}
constexpr Square king_home(Player player) {
    return static_cast<Square>(home_row(player) * 8 + 4);
}

struct Step {
    int columns;
    int rows;
};

inline constexpr std::array<Step, 8> king_steps{
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
inline constexpr std::array<Step, 8> knight_steps{
    {{1, -2}, {2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}}};

constexpr std::optional<Square> stepped(Square from, Step step, int times = 1) {
    return square_at(column(from) + step.columns * times, row(from) + step.rows * times);
}

} // namespace tabuleiro::xadrez
