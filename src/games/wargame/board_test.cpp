#include "games/wargame/board.hpp"

#include <gtest/gtest.h>

#include "games/wargame/grid.hpp"
#include "games/wargame/placement.hpp"

namespace tabuleiro::wargame {
namespace {

TEST(Pieces, AreThe42OfTheAnnex) {
    EXPECT_EQ(matrices[1], (Variant{1, 1, 0b000'000'001}));
    EXPECT_EQ(matrices[10], (Variant{2, 1, 0b000'000'011}));
    EXPECT_EQ(matrices[21], (Variant{2, 12, 0b100'100'000}));
    EXPECT_EQ(matrices[32], (Variant{5, 1, 0b010'010'111}));
    EXPECT_EQ(matrices[36], (Variant{6, 1, 0b111'101'010}));
    EXPECT_EQ(matrices[41], (Variant{7, 2, 0b111'010'111}));
}

TEST(Pieces, TouchTheBlocksAroundThemAsGeometryHasIt) {
    for (std::size_t d = 0; d < directions.size(); ++d) {
        for (unsigned mask = 0; mask <= whole_block; ++mask) {
            unsigned touched = 0;
            for (int there = 0; there < cells_in_block; ++there) {
                for (int here = 0; here < cells_in_block; ++here) {
                    const int rows = there / 3 + 3 * directions[d].down - here / 3;
                    const int columns = there % 3 + 3 * directions[d].right - here % 3;
                    if (((mask >> here) & 1) != 0 && rows * rows <= 1 && columns * columns <= 1) {
                        touched |= 1U << there;
                    }
                }
            }
            ASSERT_EQ(mask_touches[d][mask], touched) << d << " " << mask;
        }
    }
}

TEST(Cells, AreNamedByColumnAndRowFromTheBottom) {
    const Size size{12, 24};
    EXPECT_EQ(cell_name(size, {0, 0}), "A12");
    EXPECT_EQ(cell_name(size, {11, 23}), "X1");
    EXPECT_EQ(parse_cell(size, "C12"), (Cell{0, 2}));
    EXPECT_EQ(parse_cell(size, "x1"), (Cell{11, 23}));
    for (const char* const wrong :
         {"", "A", "12", "A0", "A13", "Y1", "A01", "A1 ", "AA1", "A-1", "[1", "A1x",
          "\xC3\xA1"
          "1"}) {
        EXPECT_FALSE(parse_cell(size, wrong)) << wrong;
    }
}

TEST(Boards, ContactByBitsAgreesWithContactByBlocks) {
    Rng rng(5);
    int touching = 0;
    for (int i = 0; i < 3000; ++i) {
        const Size size{static_cast<std::uint8_t>(9 + 3 * rng.below(3)),
                        static_cast<std::uint8_t>(9 + 3 * rng.below(6))};
        Board board(size);
        for (auto pieces = rng.below(6); pieces > 0; --pieces) {
            board.put(static_cast<int>(rng.below(static_cast<std::uint64_t>(size.blocks()))),
                      static_cast<VariantId>(rng.below(variants + 1)));
        }
        bool by_blocks = false;
        for (int block = 0; block < size.blocks(); ++block) {
            by_blocks = by_blocks || !contains(board.fitting(block), board.matrix(block));
        }
        ASSERT_EQ(board.has_contact(), by_blocks);
        touching += by_blocks ? 1 : 0;
        const Matrices content = matrices_of(board);
        const Grid grid(size);
        for (int block = 0; block < size.blocks(); ++block) {
            ASSERT_EQ(grid.touched(content, block), board.touched(block));
        }
        ASSERT_EQ(board_of(size, content), board);
    }
    EXPECT_GT(touching, 300);
    EXPECT_LT(touching, 2700);
}

TEST(Restrictions, AreThoseOfTheDocument) {
    EXPECT_TRUE(larger_are_no_more(Counts{{3, 2}}));
    EXPECT_TRUE(larger_are_no_more(Counts{{2, 2}}));
    EXPECT_FALSE(larger_are_no_more(Counts{{2, 3}}));
    EXPECT_TRUE(at_most_half({9, 9}, Counts{{4}}));
    EXPECT_FALSE(at_most_half({9, 9}, Counts{{5}}));
    EXPECT_TRUE(at_most_half({15, 24}, Counts{{20}}));
    EXPECT_FALSE(at_most_half({15, 24}, Counts{{21}}));
    EXPECT_TRUE(has_room({9, 9}, Counts{{9}}));
    EXPECT_FALSE(has_room({9, 9}, Counts{{9, 1}}));
}

TEST(Sizes, AreMultiplesOfThreeWithinBounds) {
    EXPECT_TRUE((Size{9, 9}.is_valid()));
    EXPECT_TRUE((Size{15, 24}.is_valid()));
    for (const Size wrong :
         {Size{6, 9}, Size{9, 6}, Size{18, 9}, Size{9, 27}, Size{10, 9}, Size{9, 10}, Size{0, 0}}) {
        EXPECT_FALSE(wrong.is_valid());
    }
}

} // namespace
} // namespace tabuleiro::wargame
