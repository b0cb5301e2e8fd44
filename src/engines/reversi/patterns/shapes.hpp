// The shapes of a pattern evaluation: edges, rows, corners and diagonals. Each is described once,
// in the upper left of the board, and looked up in the views in which it lies elsewhere.
//
// The contents of a shape's squares are a number in base three: 0 empty, 1 own, 2 the other's.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engines/reversi/patterns/views.hpp"

namespace tabuleiro::reversi::patterns {

inline constexpr std::size_t max_shape_squares = 10;

constexpr std::size_t power_of_three(std::size_t exponent) {
    return exponent == 0 ? 1 : 3 * power_of_three(exponent - 1);
}

// A set of up to ten bits as a number in base three with the same digits.
inline constexpr auto in_base_three = [] {
    std::array<std::uint16_t, std::size_t{1} << max_shape_squares> numbers{};
    for (std::size_t bits = 0; bits < numbers.size(); ++bits) {
        for (std::size_t digit = 0; digit < max_shape_squares; ++digit) {
            if ((bits >> digit & 1) != 0) {
                numbers[bits] = static_cast<std::uint16_t>(numbers[bits] + power_of_three(digit));
            }
        }
    }
    return numbers;
}();

namespace detail {

constexpr Squares diagonal_squares(int column) {
    Squares squares = 0;
    for (int i = column; i < side; ++i) {
        squares |= set_of(square_at(i, i - column));
    }
    return squares;
}

// The bits of a diagonal that goes down to the right from this column of the first row, in order.
template <int Column>
inline constexpr auto diagonal = [](Squares set) -> std::size_t {
    constexpr Squares squares = diagonal_squares(Column);
    constexpr Squares every_row = 0x0101010101010101;
    return ((set & squares) * every_row) >> (square_count - side + Column);
};

template <int Row>
inline constexpr auto row = [](Squares set) -> std::size_t { return set >> (side * Row) & 0xFF; };

// a1 to h1, b2, g2.
inline constexpr auto edge = [](Squares set) -> std::size_t {
    return (set & 0xFF) | (set >> 1 & 0x100) | (set >> 5 & 0x200);
};
// a1 to c3.
inline constexpr auto square_corner = [](Squares set) -> std::size_t {
    return (set & 0x7) | (set >> 5 & 0x38) | (set >> 10 & 0x1C0);
};
// a1 to e2.
inline constexpr auto long_corner = [](Squares set) -> std::size_t {
    return (set & 0x1F) | (set >> 3 & 0x3E0);
};
// a1 to d1, a2 to c2, a3, b3, a4.
inline constexpr auto triangle_corner = [](Squares set) -> std::size_t {
    return (set & 0xF) | (set >> 4 & 0x70) | (set >> 9 & 0x180) | (set >> 15 & 0x200);
};

} // namespace detail

// Calls `visit(table, view, bits)` for every place of every shape: which table the shape has, in
// which view, and a function that picks its squares from a set.
template <class Visit>
constexpr void for_each_place(const Visit& visit) {
    constexpr std::array<std::size_t, 4> edges{0, 1, 4, 5};
    for (const std::size_t view : edges) {
        visit(0, view, detail::edge);
        visit(1, view, detail::row<1>);
        visit(2, view, detail::row<2>);
        visit(3, view, detail::row<3>);
    }
    for (std::size_t view = 0; view < 4; ++view) {
        visit(4, view, detail::square_corner);
        visit(5, view, detail::triangle_corner);
        visit(6, view, detail::diagonal<1>);
        visit(7, view, detail::diagonal<2>);
        visit(8, view, detail::diagonal<3>);
        visit(9, view, detail::diagonal<4>);
    }
    for (std::size_t view = 0; view < 2; ++view) {
        visit(10, view, detail::diagonal<0>);
    }
    for (std::size_t view = 0; view < view_count; ++view) {
        visit(11, view, detail::long_corner);
    }
}

// The squares of each table's shape.
inline constexpr std::array<std::size_t, 12> shape_squares{10, 8, 8, 8, 9, 10, 7, 6, 5, 4, 8, 10};
inline constexpr std::size_t place_count = 4 * 4 + 4 * 6 + 2 + 8;

// How many moves each side has is looked up as well, in two more tables.
inline constexpr std::size_t mobility_size = 32;

// Where each table begins among the weights of a stage: the shapes', then own and other mobility.
inline constexpr std::size_t table_count = shape_squares.size() + 2;
inline constexpr auto table_begins = [] {
    std::array<std::size_t, table_count + 1> begins{};
    for (std::size_t table = 0; table < table_count; ++table) {
        begins[table + 1] =
            begins[table] +
            (table < shape_squares.size() ? power_of_three(shape_squares[table]) : mobility_size);
    }
    return begins;
}();
inline constexpr std::size_t weights_per_stage = table_begins[table_count];

} // namespace tabuleiro::reversi::patterns
