// Cells as people type and read them: `b1`, or, as in the first program for this game, X and Y as
// numbers from 0, X from the left and Y from the top.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/renpaarden/cell.hpp"

namespace tabuleiro::renpaarden {

enum class CoordinateStyle : std::uint8_t { Names, Numbers };

class Coordinates {
  public:
    Coordinates(CoordinateStyle style, int size) : style_(style), size_(size) {}

    CoordinateStyle style() const { return style_; }

    std::string cell(Cell cell) const;
    std::string path(const std::vector<Cell>& cells) const;

    // The labels of the board's edges.
    std::string column_label(int column) const;
    std::string row_label(int row) const;

    // One cell or more: `b1`, `b1-d8`, `b1d8`, `b1-c3-d8`; or `1,8`, `1 8`, `1,8-3,1`.
    std::optional<std::vector<Cell>> parse(std::string_view text) const;

    // A number alone, where cells are numbers and the number is on the board.
    std::optional<int> parse_single(std::string_view text) const;

    // Requires: both on the board.
    Cell at(int x, int y) const { return Cell::at(x, size_ - 1 - y); }

  private:
    CoordinateStyle style_;
    int size_;
};

} // namespace tabuleiro::renpaarden
