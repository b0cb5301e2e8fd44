#include "games/wargame/board.hpp"

#include "core/text.hpp"

namespace tabuleiro::wargame {

namespace {

// For the bit shifts of a size: the cells from which a step right (left, down) leaves the block.
struct Borders {
    CellSet right;     // in the last column of a block, not of the board
    CellSet left;      // in the first column of a block, not of the board
    CellSet below;     // in the last row of a block
    CellSet not_right; // not in the last column of the board
    CellSet not_left;  // not in the first column of the board
};

Borders borders_of(Size size) {
    Borders borders;
    for (int index = 0; index < size.cells(); ++index) {
        const Cell cell = size.cell(index);
        const auto bit = static_cast<std::size_t>(index);
        borders.not_right[bit] = cell.column + 1 < size.columns;
        borders.not_left[bit] = cell.column > 0;
        borders.right[bit] = cell.column % block_side == 2 && borders.not_right[bit];
        borders.left[bit] = cell.column % block_side == 0 && borders.not_left[bit];
        borders.below[bit] = cell.row % block_side == 2;
    }
    return borders;
}

constexpr int sizes_across = max_columns / block_side + 1;

const Borders& borders(Size size) {
    static const auto table = [] {
        std::array<Borders, (max_rows / block_side + 1) * sizes_across> all;
        for (int rows = least_side; rows <= max_rows; rows += block_side) {
            for (int columns = least_side; columns <= max_columns; columns += block_side) {
                const Size each{static_cast<std::uint8_t>(rows),
                                static_cast<std::uint8_t>(columns)};
                all[static_cast<std::size_t>(each.block_rows() * sizes_across +
                                             each.block_columns())] = borders_of(each);
            }
        }
        return all;
    }();
    return table[static_cast<std::size_t>(size.block_rows() * sizes_across + size.block_columns())];
}

} // namespace

void Board::put(int block, VariantId id) {
    matrices_[static_cast<std::size_t>(block)] = id;
    auto row = static_cast<std::size_t>(size_.index(size_.cell_of(block, 0)));
    for (unsigned cells = cells_of(id) | 1U << cells_in_block; cells > 1; cells >>= block_side) {
        occupied_[row] = (cells & 1) != 0;
        occupied_[row + 1] = (cells & 2) != 0;
        occupied_[row + 2] = (cells & 4) != 0;
        row += size_.columns;
    }
}

BlockMask Board::touched(int block) const {
    unsigned cells = 0;
    for (std::size_t direction = 0; direction < directions.size(); ++direction) {
        if (const auto other = size_.neighbour(block, directions[direction])) {
            // Seen from the neighbour, this block is in the opposite direction.
            cells |= touches[directions.size() - 1 - direction][matrix(*other)];
        }
    }
    return static_cast<BlockMask>(cells);
}

Counts Board::counts() const {
    Counts counts;
    for (int block = 0; block < size_.blocks(); ++block) {
        if (matrix(block) != empty_matrix) {
            ++counts[type_of(matrix(block))];
        }
    }
    return counts;
}

bool Board::has_contact() const {
    const Borders& edge = borders(size_);
    const CellSet& us = occupied_;
    const auto row = static_cast<std::size_t>(size_.columns);
    const CellSet below = us >> row; // what is under each cell
    const CellSet across_right = us & edge.right & (us >> 1);
    const CellSet across_below = us & edge.below & below;
    // A diagonal step leaves the block if it crosses a border of either kind.
    const CellSet down_right = us & edge.not_right & (edge.right | edge.below) & (below >> 1);
    const CellSet down_left = us & edge.not_left & (edge.left | edge.below) & (below << 1);
    return (across_right | across_below | down_right | down_left).any();
}

std::string cell_name(Size size, Cell cell) {
    return static_cast<char>('A' + cell.column) + std::to_string(size.rows - cell.row);
}

std::optional<Cell> parse_cell(Size size, std::string_view text) {
    if (text.size() < 2 || text[1] == '0') {
        return std::nullopt;
    }
    const char letter = text[0];
    const int column = letter >= 'a' && letter <= 'z' ? letter - 'a' : letter - 'A';
    const auto row = parse_number<unsigned>(text.substr(1));
    if (column < 0 || column >= size.columns || !row || *row < 1 || *row > size.rows) {
        return std::nullopt;
    }
    return Cell{static_cast<std::uint8_t>(size.rows - *row), static_cast<std::uint8_t>(column)};
}

std::string size_name(Size size) {
    return std::to_string(size.rows) + "x" + std::to_string(size.columns);
}

} // namespace tabuleiro::wargame
