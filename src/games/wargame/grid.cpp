#include "games/wargame/grid.hpp"

namespace tabuleiro::wargame {

Grid::Grid(Size size) : size_(size), around_{} {
    for (int block = 0; block < size.blocks(); ++block) {
        for (std::size_t d = 0; d < directions.size(); ++d) {
            around_[static_cast<std::size_t>(block)][d] =
                static_cast<std::uint8_t>(size.neighbour(block, directions[d]).value_or(border));
        }
    }
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
