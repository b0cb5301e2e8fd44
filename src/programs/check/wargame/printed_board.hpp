// A board as a program printed it, right or wrong, and what is wrong with it.
#pragma once

#include <string>
#include <vector>

#include "core/error.hpp"
#include "games/wargame/board.hpp"

namespace tabuleiro::programs {

struct PrintedHeader {
    wargame::Size size;
    wargame::Counts counts;
};
// "9x9 1 1 1 1 0 0 0 0", however it is spaced.
[[nodiscard]] Expected<PrintedHeader> read_header(std::string_view line);

class PrintedBoard {
  public:
    // The lines below the header, however they are spaced: one per row, then the letters.
    [[nodiscard]] static Expected<PrintedBoard> read(wargame::Size size,
                                                     const std::vector<std::string>& lines);

    // The type at a cell, 0 for water.
    int at(wargame::Cell cell) const { return cells_[static_cast<std::size_t>(size_.index(cell))]; }
    // Pieces by type, one per block.
    wargame::Counts counts() const;

    // Sentences; empty if the board is good.
    std::string form_fault() const;    // the lines, byte by byte
    std::string shape_fault() const;   // restriction 0: one shape of the annex per block
    std::string contact_fault() const; // restriction 1: no contact, not even by a corner

  private:
    wargame::Size size_;
    std::vector<std::string> lines_;
    std::vector<int> cells_;
};

// The lines that a board must have.
std::vector<std::string> right_lines(wargame::Size size, const std::vector<int>& cells);

} // namespace tabuleiro::programs
