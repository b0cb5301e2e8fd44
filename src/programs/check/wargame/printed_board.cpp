#include "programs/check/wargame/printed_board.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

using wargame::Cell;
using wargame::Counts;
using wargame::Size;

// The type that a block's cells show, 0 for an empty one; none if there are several.
struct Block {
    int type = 0;
    bool mixed = false;
    wargame::BlockMask cells = 0;
};

Block block_of(const PrintedBoard& board, Size size, int block) {
    Block found;
    for (int place = 0; place < wargame::cells_in_block; ++place) {
        if (const int type = board.at(size.cell_of(block, place)); type != 0) {
            found.mixed = found.mixed || (found.type != 0 && found.type != type);
            found.type = type;
            found.cells = static_cast<wargame::BlockMask>(found.cells | (1U << place));
        }
    }
    return found;
}

bool is_shape(const Block& block) {
    return !block.mixed &&
           std::any_of(wargame::matrices.begin(), wargame::matrices.end(), [&](const auto& each) {
               return each.type == block.type && each.cells == block.cells;
           });
}

} // namespace

Expected<PrintedHeader> read_header(std::string_view line) {
    const auto parts = words(line);
    const auto sides = split(parts.empty() ? "" : parts.front(), 'x');
    const auto rows = parse_number<int>(sides.front());
    const auto columns = parse_number<int>(sides.back());
    if (parts.size() != 1 + wargame::types || sides.size() != 2 || !rows || !columns) {
        return fail("{line} is not a size and eight counts.", tabuleiro::quoted(line));
    }
    PrintedHeader header;
    header.size = {static_cast<std::uint8_t>(*rows), static_cast<std::uint8_t>(*columns)};
    if (*rows < 0 || *rows > 99 || *columns < 0 || *columns > 99 || !header.size.is_valid()) {
        return fail("{size} is not a size of a board.", tabuleiro::quoted(parts.front()));
    }
    for (int type = 1; type <= wargame::types; ++type) {
        const auto count = parse_number<std::uint8_t>(parts[static_cast<std::size_t>(type)]);
        if (!count || *count > header.size.blocks()) {
            return fail("{line} is not a size and eight counts.", tabuleiro::quoted(line));
        }
        header.counts[type] = *count;
    }
    return header;
}

Expected<PrintedBoard> PrintedBoard::read(Size size, const std::vector<std::string>& lines) {
    if (static_cast<int>(lines.size()) != size.rows + 1) {
        return fail("The board has {count} lines; {rows} rows and the letters are {right}.",
                    lines.size(), int{size.rows}, size.rows + 1);
    }
    PrintedBoard board;
    board.size_ = size;
    board.lines_ = lines;
    for (int row = 0; row < size.rows; ++row) {
        const auto parts = words(lines[static_cast<std::size_t>(row)]);
        if (static_cast<int>(parts.size()) != size.columns + 1 ||
            parts.front() != std::to_string(size.rows - row)) {
            return fail("{line} is not the number {number} and {count} cells.",
                        tabuleiro::quoted(lines[static_cast<std::size_t>(row)]), size.rows - row,
                        int{size.columns});
        }
        for (std::size_t i = 1; i < parts.size(); ++i) {
            const bool water = parts[i] == "-";
            if (!water && (parts[i].size() != 1 || parts[i][0] < '1' || parts[i][0] > '8')) {
                return fail("{cell} is neither - nor 1 to 8.", tabuleiro::quoted(parts[i]));
            }
            board.cells_.push_back(water ? 0 : parts[i][0] - '0');
        }
    }
    return board;
}

Counts PrintedBoard::counts() const {
    Counts counts;
    for (int block = 0; block < size_.blocks(); ++block) {
        if (const int type = block_of(*this, size_, block).type; type != 0) {
            ++counts[type];
        }
    }
    return counts;
}

std::vector<std::string> right_lines(Size size, const std::vector<int>& cells) {
    std::vector<std::string> lines;
    std::string letters = "  ";
    for (int row = 0; row < size.rows; ++row) {
        std::string line = fmt::format("{:2}", size.rows - row);
        for (int column = 0; column < size.columns; ++column) {
            line += ' ';
            line +=
                wargame::answer_digit(cells[static_cast<std::size_t>(row * size.columns + column)]);
        }
        lines.push_back(std::move(line));
    }
    for (int column = 0; column < size.columns; ++column) {
        letters += {' ', static_cast<char>('A' + column)};
    }
    lines.push_back(std::move(letters));
    return lines;
}

std::string PrintedBoard::form_fault() const {
    const auto right = right_lines(size_, cells_);
    const auto differs = std::mismatch(lines_.begin(), lines_.end(), right.begin());
    return differs.first == lines_.end()
               ? ""
               : fmt::format("The line '{}' should be '{}'.", printable(*differs.first, 80),
                             *differs.second);
}

std::string PrintedBoard::shape_fault() const {
    for (int block = 0; block < size_.blocks(); ++block) {
        const Block found = block_of(*this, size_, block);
        if (found.mixed) {
            return fmt::format("The block at {} has pieces of two types.",
                               cell_name(size_, size_.cell_of(block, 0)));
        }
        if (!is_shape(found)) {
            return fmt::format("What is in the block at {} is no shape of a piece of type {}.",
                               cell_name(size_, size_.cell_of(block, 0)), found.type);
        }
    }
    return "";
}

std::string PrintedBoard::contact_fault() const {
    for (int index = 0; index < size_.cells(); ++index) {
        const Cell cell = size_.cell(index);
        for (const auto& [down, right] : {std::pair(0, 1), {1, -1}, {1, 0}, {1, 1}}) {
            const Cell other{static_cast<std::uint8_t>(cell.row + down),
                             static_cast<std::uint8_t>(cell.column + right)};
            if (size_.has(other) && at(cell) != 0 && at(other) != 0 &&
                size_.block_of(cell) != size_.block_of(other)) {
                return fmt::format("The pieces at {} and {} touch.", cell_name(size_, cell),
                                   cell_name(size_, other));
            }
        }
    }
    return "";
}

} // namespace tabuleiro::programs
