// A cell of the board: column a-i, row 1-9 from the bottom (R1).
//
// Cells are numbered column by column, the same on every board size, so that the order of the
// numbers is the order of the names: a1, a2, ... a9, b1, ... i9.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tabuleiro::renpaarden {

inline constexpr int least_size = 5;
inline constexpr int largest_size = 9;
inline constexpr int cell_count = largest_size * largest_size;

class Cell {
  public:
    constexpr Cell() = default; // a1

    // Requires: column and row in [0, largest_size).
    static constexpr Cell at(int column, int row) {
        return from_index(column * largest_size + row);
    }
    // Requires: index in [0, cell_count).
    static constexpr Cell from_index(int index) {
        assert(index >= 0 && index < cell_count);
        Cell cell;
        cell.index_ = static_cast<std::uint8_t>(index);
        return cell;
    }

    constexpr int index() const { return index_; }
    constexpr int column() const { return index_ / largest_size; }
    constexpr int row() const { return index_ % largest_size; }

    std::string name() const {
        return {static_cast<char>('a' + column()), static_cast<char>('1' + row())};
    }

    friend constexpr auto operator<=>(Cell, Cell) = default;

  private:
    std::uint8_t index_ = 0;
};

// `b1`, as a board of the given size has it.
constexpr std::optional<Cell> parse_cell(std::string_view text, int size) {
    if (text.size() != 2) {
        return std::nullopt;
    }
    const int column = text[0] - 'a';
    const int row = text[1] - '1';
    if (column < 0 || column >= size || row < 0 || row >= size) {
        return std::nullopt;
    }
    return Cell::at(column, row);
}

} // namespace tabuleiro::renpaarden
