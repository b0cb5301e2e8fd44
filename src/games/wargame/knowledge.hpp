// What a shooter knows about a board: its size, its counts, and the answers so far.
#pragma once

#include <optional>

#include "games/wargame/board.hpp"

namespace tabuleiro::wargame {

// Why an answer cannot be true, given the ones before it.
enum class Contradiction : std::uint8_t {
    NoPieceLeft, // all pieces of that type have been found in other blocks
    TwoTypes,    // the block has a piece of another type
    TooManyHits, // the block's piece has been sunk already
};

class Knowledge {
  public:
    Knowledge() = default;
    Knowledge(Size size, const Counts& counts) : size_(size), counts_(counts) {}

    Size size() const { return size_; }
    const Counts& counts() const { return counts_; }

    bool tried(Cell cell) const {
        return ((tried(size_.block_of(cell)) >> Size::place_in_block(cell)) & 1) != 0;
    }
    BlockMask tried(int block) const {
        return static_cast<BlockMask>(at(block).hits | at(block).misses);
    }
    BlockMask hits(int block) const { return at(block).hits; }
    // The type of the block's piece, 0 while none was hit.
    int type(int block) const { return at(block).type; }
    bool is_sunk(int block) const {
        return type(block) != 0 && std::popcount(hits(block)) == type(block);
    }
    // The type at a cell that was tried, 0 for water.
    int answer(Cell cell) const;

    int shots() const { return shots_; }
    // Every cell of every piece has been hit.
    bool all_sunk() const { return hits_ == counts_.cells(); }
    // The pieces that no shot has found yet.
    Counts unmet() const;

    std::optional<Contradiction> contradiction(Cell cell, int type) const;
    // Requires: the cell was not tried, and the answer (0 for water) contradicts nothing.
    void learn(Cell cell, int type);

    // The matrices that the block's own answers allow, ignoring contacts.
    VariantSet possible(int block) const { return possible(block, unmet()); }
    VariantSet possible(int block, const Counts& unmet) const;

    // The same number for the same answers, well mixed.
    std::uint64_t key() const;

    friend bool operator==(const Knowledge&, const Knowledge&) = default;

  private:
    struct Block {
        BlockMask hits = 0;
        BlockMask misses = 0;
        std::uint8_t type = 0;
        friend bool operator==(const Block&, const Block&) = default;
    };
    const Block& at(int block) const { return blocks_[static_cast<std::size_t>(block)]; }

    Size size_;
    Counts counts_;
    std::array<Block, max_blocks> blocks_{};
    int shots_ = 0;
    int hits_ = 0;
};

} // namespace tabuleiro::wargame
