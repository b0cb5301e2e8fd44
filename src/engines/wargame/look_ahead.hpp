// The value of a shot: the misses that follow if, after it, one always fires where most worlds have
// a piece. All hits must be made eventually, so misses are the only cost.
//
// Each of the given worlds in turn is assumed to be the true one, and the answers narrow the others
// down. With all worlds that is exact for the greedy strategy; choosing the best shot by it is one
// step of policy improvement.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engines/wargame/world_set.hpp"

namespace tabuleiro::wargame {

// A cell by its block: nine per block, in the order of places.
using BlockCell = std::uint16_t;

inline constexpr int max_block_cells = max_blocks * cells_in_block;

// The cells tried, block by block.
using TriedCells = std::array<BlockMask, max_blocks>;

class LookAhead {
  public:
    explicit LookAhead(const Grid& grid);

    // The worlds to consider, and the cells already tried. Requires: they outlive the calls that
    // follow.
    void set_worlds(const WorldSet& worlds, const TriedCells& tried);

    // The mean number of misses from now on if `first` is the next shot; once that exceeds `limit`,
    // any value that exceeds it. Requires: first was not tried.
    double misses_after(BlockCell first, double limit);

  private:
    using Index = std::uint32_t;
    using Range = std::span<Index>;

    // Each of these adds weight times misses to spent_, and gives up when that is over limit_.
    void split(Range worlds, BlockCell cell);
    void play(Range worlds);
    void play_two(Index one, Index other);

    // Adds to every cell the weight of the worlds that it hits; returns their total weight.
    float weigh_hits(Range worlds);
    BlockCell best_of_few(Range worlds);
    BlockCell best_of_many(Range worlds);
    bool tells_types_apart(Range worlds, BlockCell cell) const;
    int answer(Index world, BlockCell cell) const;
    bool is_tried(BlockCell cell) const {
        return ((tried_[cell / cells_in_block] >> (cell % cells_in_block)) & 1) != 0;
    }

    static constexpr BlockCell no_cell = max_block_cells;

    std::size_t cells_;
    std::size_t blocks_;
    // The cells of each piece at its place, one after the other.
    std::vector<std::array<BlockCell, types>> cells_of_placed_;
    TriedCells tried_{};
    const WorldSet* worlds_ = nullptr;
    std::vector<VariantId> matrices_; // one matrix per block, world by world
    std::vector<Index> order_;
    std::vector<Index> scratch_;
    std::vector<float> hit_; // by cell; all zero between uses
    double total_ = 0;
    double spent_ = 0;
    double limit_ = 0;
};

} // namespace tabuleiro::wargame
