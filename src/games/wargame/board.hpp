// Boards: a size, one matrix per block, and the occupied cells as a bit set.
//
// Blocks are numbered row by row from the top left, as boards are filled; so are cells. Rows are
// counted from the top here; people count them from the bottom ("B8" on 9x9 is row 1, column 1).
#pragma once

#include <array>
#include <bitset>
#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "games/wargame/pieces.hpp"

namespace tabuleiro::wargame {

inline constexpr int least_side = 9;
inline constexpr int max_rows = 15;
inline constexpr int max_columns = 24;
inline constexpr int max_cells = max_rows * max_columns;
inline constexpr int max_blocks = max_cells / cells_in_block;

using CellSet = std::bitset<max_cells>;

// How many pieces there are of each type.
struct Counts {
    std::array<std::uint8_t, types> of_type{};

    constexpr std::uint8_t& operator[](int type) { return of_type[type - 1]; }
    constexpr int operator[](int type) const { return of_type[type - 1]; }
    constexpr int pieces() const {
        int sum = 0;
        for (const int count : of_type) {
            sum += count;
        }
        return sum;
    }
    constexpr int cells() const {
        int sum = 0;
        for (int type = 1; type <= types; ++type) {
            sum += type * (*this)[type];
        }
        return sum;
    }
    friend constexpr auto operator<=>(const Counts&, const Counts&) = default;
};

struct Cell {
    std::uint8_t row = 0;
    std::uint8_t column = 0;

    friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

struct Size {
    std::uint8_t rows = least_side;
    std::uint8_t columns = least_side;

    constexpr int cells() const { return rows * columns; }
    constexpr int blocks() const { return cells() / cells_in_block; }
    constexpr int block_rows() const { return rows / block_side; }
    constexpr int block_columns() const { return columns / block_side; }
    constexpr bool is_valid() const {
        return rows >= least_side && rows <= max_rows && rows % block_side == 0 &&
               columns >= least_side && columns <= max_columns && columns % block_side == 0;
    }
    constexpr bool has(Cell cell) const { return cell.row < rows && cell.column < columns; }

    constexpr int index(Cell cell) const { return cell.row * columns + cell.column; }
    constexpr Cell cell(int index) const {
        return {static_cast<std::uint8_t>(index / columns),
                static_cast<std::uint8_t>(index % columns)};
    }
    constexpr int block_of(Cell cell) const {
        return cell.row / block_side * block_columns() + cell.column / block_side;
    }
    static constexpr int place_in_block(Cell cell) {
        return cell.row % block_side * block_side + cell.column % block_side;
    }
    // The cell at a place (0 to 8) of a block.
    constexpr Cell cell_of(int block, int place) const {
        return {
            static_cast<std::uint8_t>(block / block_columns() * block_side + place / block_side),
            static_cast<std::uint8_t>(block % block_columns() * block_side + place % block_side)};
    }
    // The block next to this one, unless the board ends there.
    constexpr std::optional<int> neighbour(int block, Direction direction) const {
        const int row = block / block_columns() + direction.down;
        const int column = block % block_columns() + direction.right;
        if (row < 0 || row >= block_rows() || column < 0 || column >= block_columns()) {
            return std::nullopt;
        }
        return row * block_columns() + column;
    }

    friend constexpr auto operator<=>(const Size&, const Size&) = default;
};

// Restriction 2: no more pieces than blocks.
constexpr bool has_room(Size size, const Counts& counts) {
    return counts.pieces() <= size.blocks();
}
// Restriction 3: never more pieces of a larger type than of a smaller one.
constexpr bool larger_are_no_more(const Counts& counts) {
    for (int type = 2; type <= types; ++type) {
        if (counts[type] > counts[type - 1]) {
            return false;
        }
    }
    return true;
}
// Restriction 4: pieces in half of the blocks at most.
constexpr bool at_most_half(Size size, const Counts& counts) {
    return counts.pieces() <= size.blocks() / 2;
}

class Board {
  public:
    Board() = default;
    // Requires: the size is valid.
    explicit Board(Size size) : size_(size) {}

    Size size() const { return size_; }
    VariantId matrix(int block) const { return matrices_[static_cast<std::size_t>(block)]; }
    const CellSet& occupied() const { return occupied_; }

    // Puts a matrix into a block, replacing what was there. Does not check contacts.
    void put(int block, VariantId id);

    // The cells of a block that pieces of other blocks touch.
    BlockMask touched(int block) const;
    // The matrices that fit into a block without touching another piece (restriction 1).
    VariantSet fitting(int block) const { return variants_clear_of[touched(block)]; }

    // The type at a cell, 0 for water.
    int at(Cell cell) const {
        return occupied_[static_cast<std::size_t>(size_.index(cell))]
                   ? type_of(matrix(size_.block_of(cell)))
                   : 0;
    }
    Counts counts() const;

    // Whether two pieces touch (restriction 1), by shifting the bit set; pieces of one block are
    // one piece, so only contacts across the borders of blocks count.
    bool has_contact() const;

    friend bool operator==(const Board&, const Board&) = default;

  private:
    Size size_;
    std::array<VariantId, max_blocks> matrices_{};
    CellSet occupied_;
};

// "B8", as players name it; and back, in either case. None if there is no such cell.
std::string cell_name(Size size, Cell cell);
std::optional<Cell> parse_cell(Size size, std::string_view text);

// "9x9"; and back: none unless it is two numbers around an x that make a valid size.
std::string size_name(Size size);

constexpr char answer_digit(int type) {
    return type == 0 ? '-' : static_cast<char>('0' + type);
}

} // namespace tabuleiro::wargame
