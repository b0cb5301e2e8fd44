// Which blocks are around which, without a branch at the border: block `border` represents
// everything off the board and is always empty. The hot loops over boards work on this and on
// Matrices.
#pragma once

#include <array>

#include "games/wargame/board.hpp"

namespace tabuleiro::wargame {

inline constexpr int border = max_blocks;

// One matrix per block; the last element is the border's.
using Matrices = std::array<VariantId, max_blocks + 1>;

class Grid {
  public:
    // Requires: the size is valid.
    explicit Grid(Size size);

    Size size() const { return size_; }
    int blocks() const { return size_.blocks(); }

    // The blocks around a block, in the order of `directions`.
    const std::array<std::uint8_t, 8>& around(int block) const {
        return around_[static_cast<std::size_t>(block)];
    }

    // The cells of a block that pieces of the blocks around it touch.
    BlockMask touched(const Matrices& board, int block) const {
        const auto& near = around(block);
        unsigned cells = 0;
        for (std::size_t d = 0; d < 8; ++d) {
            cells |= touches[7 - d][board[near[d]]];
        }
        return static_cast<BlockMask>(cells);
    }
    // The same, counting only blocks that are filled before it: what a placement sees at its turn.
    BlockMask touched_by_earlier(const Matrices& board, int block) const {
        const auto& near = around(block);
        return static_cast<BlockMask>(touches[7][board[near[0]]] | touches[6][board[near[1]]] |
                                      touches[5][board[near[2]]] | touches[4][board[near[3]]]);
    }
    VariantSet fitting(const Matrices& board, int block) const {
        return variants_clear_of[touched(board, block)];
    }

  private:
    Size size_;
    std::array<std::array<std::uint8_t, 8>, max_blocks> around_;
};

// The grid of a size, made once. Requires: the size is valid.
const Grid& grid_of(Size size);

Matrices matrices_of(const Board& board);
Board board_of(Size size, const Matrices& content);

} // namespace tabuleiro::wargame
