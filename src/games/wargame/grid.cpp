#include "games/wargame/grid.hpp"

#include <vector>

namespace tabuleiro::wargame {

Grid::Grid(Size size) : size_(size), around_{} {
    for (int block = 0; block < size.blocks(); ++block) {
        for (std::size_t d = 0; d < directions.size(); ++d) {
            around_[static_cast<std::size_t>(block)][d] =
                static_cast<std::uint8_t>(size.neighbour(block, directions[d]).value_or(border));
        }
    }
}

const Grid& grid_of(Size size) {
    constexpr int shapes_across = (max_columns - least_side) / block_side + 1;
    static const auto grids = [] {
        std::vector<Grid> all;
        for (int rows = least_side; rows <= max_rows; rows += block_side) {
            for (int columns = least_side; columns <= max_columns; columns += block_side) {
                all.emplace_back(
                    Size{static_cast<std::uint8_t>(rows), static_cast<std::uint8_t>(columns)});
            }
        }
        return all;
    }();
    const int down = (size.rows - least_side) / block_side;
    const int across = (size.columns - least_side) / block_side;
    return grids[static_cast<std::size_t>(down * shapes_across + across)];
}

Matrices matrices_of(const Board& board) {
    Matrices content{};
    for (int block = 0; block < board.size().blocks(); ++block) {
        content[static_cast<std::size_t>(block)] = board.matrix(block);
    }
    return content;
}

Board board_of(Size size, const Matrices& content) {
    Board board(size);
    for (int block = 0; block < size.blocks(); ++block) {
        board.put(block, content[static_cast<std::size_t>(block)]);
    }
    return board;
}

} // namespace tabuleiro::wargame
