// How the computer places pieces: the two methods of the document (p1, p2), and uniformly over all
// legal boards; and the probability of a board under each method, which a shooter needs.
//
// p1 and p2 go over the blocks from the top left. p1 draws any of 43 matrices at each block; p2
// draws among the matrices that are still to be placed.
#pragma once

#include <optional>

#include "core/rng.hpp"
#include "games/wargame/board.hpp"
#include "games/wargame/grid.hpp"

namespace tabuleiro::wargame {

enum class Placement : std::uint8_t { Uniform, P1, P2 };

// Obeys restrictions 0 to 2; its counts are random. Requires: the size is valid.
Board place_p1(Size size, Rng& rng);

// A board with these counts; none if each of 1000 passes reached a block where nothing left fits.
// Requires: has_room(size, counts).
std::optional<Board> place_p2(Size size, const Counts& counts, Rng& rng);

// Every legal board with these counts is equally likely. None if legal boards are so rare that none
// was found; restriction 4 rules that out in practice. Requires: has_room(size, counts).
std::optional<Board> place_uniformly(Size size, const Counts& counts, Rng& rng);

// How much each block contributes to a board's probability, up to a factor that is the same for
// all legal boards with the same counts.
class PlacementWeights {
  public:
    PlacementWeights(Placement placement, const Grid& grid) : placement_(placement), grid_(&grid) {}

    Placement placement() const { return placement_; }

    // The product over blocks first to last. Requires: the board is legal.
    double product(const Matrices& board, int first, int last) const;
    double of(const Matrices& board) const { return product(board, 0, grid_->blocks() - 1); }

  private:
    double p1_product(const Matrices& board, int first, int last) const;
    double p2_product(const Matrices& board, int first, int last) const;

    Placement placement_;
    const Grid* grid_;
};

// The weight of a p2 board, kept up to date while two of its blocks at a time change: it remembers
// what each block contributes, and looks again only at those that a change can concern.
class ChangingP2Weight {
  public:
    // Requires: the board is legal.
    ChangingP2Weight(const Grid& grid, const Matrices& board);

    // What the weight is multiplied by if these two blocks, or this one, become as in `changed`,
    // which is otherwise the board. Requires: it is legal.
    double factor_of(const Matrices& changed, int a, int b);
    // The board is now the one of the latest call of factor_of.
    void keep_change();

  private:
    // What p2 sees when it comes to the block, and what the block contributes to the weight.
    struct Turn {
        std::uint64_t left = 0;     // pieces left, one byte per type
        std::uint64_t shut_out = 0; // all bits of the bytes of the types that do not fit
        double factor = 1;
    };
    void set_factor(Turn& turn, int block, BlockMask touched, VariantId variant) const;

    const Grid* grid_;
    std::array<Turn, max_blocks> turns_;
    std::array<std::uint64_t, max_blocks> sees_{}; // the blocks after it that touch it, as bits
    Matrices board_;
    std::array<Turn, max_blocks> changed_turns_; // those of `changes_` are meant
    std::uint64_t changes_ = 0;
    int changed_a_ = 0;
    int changed_b_ = 0;
    VariantId new_a_ = empty_matrix;
    VariantId new_b_ = empty_matrix;
};

} // namespace tabuleiro::wargame
