// A square of the board: column a to h, row 1 to 8 from the top (R1).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/bits.hpp"

namespace tabuleiro::reversi {

inline constexpr int side = 8;
inline constexpr int square_count = side * side;

// Row by row: a1, b1, ... h1, a2, ... h8.
enum class Square : std::uint8_t {};

// Requires: column and row in [0, side).
constexpr Square square_at(int column, int row) {
    return static_cast<Square>(row * side + column);
}
constexpr int index(Square square) {
    return static_cast<int>(square);
}
constexpr int column_of(Square square) {
    return index(square) % side;
}
constexpr int row_of(Square square) {
    return index(square) / side;
}

// A set of squares, one bit each, in the same numbering.
using Squares = std::uint64_t;
using SquareRange = BitRange<Square>;

inline constexpr Squares all_squares = ~Squares{0};

constexpr Squares set_of(Square square) {
    return Squares{1} << index(square);
}

inline std::string name(Square square) {
    return {static_cast<char>('a' + column_of(square)), static_cast<char>('1' + row_of(square))};
}

// `d3` or `D3`.
constexpr std::optional<Square> parse_square(std::string_view text) {
    if (text.size() != 2) {
        return std::nullopt;
    }
    const int column = text[0] >= 'a' ? text[0] - 'a' : text[0] - 'A';
    const int row = text[1] - '1';
    if (column < 0 || column >= side || row < 0 || row >= side) {
        return std::nullopt;
    }
    return square_at(column, row);
}

// The set of the named squares.
template <class... Names>
constexpr Squares squares(const Names&... names) {
    return (... | set_of(*parse_square(names)));
}

} // namespace tabuleiro::reversi
