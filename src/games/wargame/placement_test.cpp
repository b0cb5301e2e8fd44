#include "games/wargame/placement.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "games/wargame/worlds.hpp"

namespace tabuleiro::wargame {
namespace {

TEST(PlacementP1, ObeysRestriction1AndFillsNearlyEveryBlock) {
    Rng rng(1);
    int empty = 0;
    for (int i = 0; i < 500; ++i) {
        const Board board = place_p1({15, 24}, rng);
        ASSERT_FALSE(board.has_contact());
        empty += board.size().blocks() - board.counts().pieces();
    }
    EXPECT_GT(empty, 0);
    EXPECT_LT(empty, 500 * 40 / 5);
}

TEST(PlacementP1, DrawsTheFirstBlockUniformlyAmong43Matrices) {
    Rng rng(2);
    std::map<VariantId, int> drawn;
    for (int i = 0; i < 43 * 200; ++i) {
        ++drawn[place_p1({9, 9}, rng).matrix(0)];
    }
    EXPECT_EQ(drawn.size(), 43U);
    for (const auto& [id, count] : drawn) {
        EXPECT_NEAR(count, 200, 75) << int{id};
    }
}

TEST(PlacementP2, HasExactlyThePiecesAskedFor) {
    Rng rng(3);
    const Counts counts{{3, 3, 3, 3, 2, 2, 2, 2}};
    for (int i = 0; i < 300; ++i) {
        const auto board = place_p2({15, 24}, counts, rng);
        ASSERT_TRUE(board);
        ASSERT_EQ(board->counts(), counts);
        ASSERT_FALSE(board->has_contact());
    }
}

TEST(PlacementP2, SaysWhenNothingCanBePlaced) {
    Rng rng(4);
    // Nine rings fill nine blocks, and touch.
    EXPECT_FALSE(place_p2({9, 9}, Counts{{0, 0, 0, 0, 0, 0, 0, 9}}, rng));
}

// Every board of a small game, with its probability by the weights.
std::map<Matrices, double> shares(Size size, const Counts& counts, Placement placement) {
    const Grid grid(size);
    const PlacementWeights weights(placement, grid);
    std::map<Matrices, double> all;
    double total = 0;
    list_worlds(grid, Openings{Knowledge(size, counts)}, ~std::uint64_t{0}, [&](const Matrices& w) {
        EXPECT_TRUE(all.emplace(w, weights.of(w)).second) << "a board is listed twice";
        total += all[w];
        return true;
    });
    for (auto& [board, share] : all) {
        share /= total;
    }
    return all;
}

// Pearson's statistic over its degrees of freedom: near 1 if the draws follow the shares.
template <class Draw>
double misfit(const std::map<Matrices, double>& shares, int draws, Draw&& draw) {
    std::map<Matrices, int> seen;
    for (int i = 0; i < draws; ++i) {
        ++seen[draw()];
    }
    double sum = 0;
    for (const auto& [board, share] : shares) {
        const double expected = share * draws;
        const double off = (seen.count(board) != 0 ? seen[board] : 0) - expected;
        sum += off * off / expected;
    }
    for (const auto& [board, count] : seen) {
        EXPECT_TRUE(shares.count(board) != 0) << "a board that is not listed was drawn";
    }
    return sum / static_cast<double>(shares.size() - 1);
}

TEST(PlacementWeights, AreTheSharesInWhichP2PlacesBoards) {
    const Counts counts{{0, 0, 0, 0, 0, 0, 1, 1}}; // 108 legal boards and many contacts
    const auto expected = shares({9, 9}, counts, Placement::P2);
    Rng rng(5);
    EXPECT_LT(misfit(expected, 40'000,
                     [&] {
                         return matrices_of(*place_p2({9, 9}, counts, rng));
                     }),
              1.5);
    const auto uniform = shares({9, 9}, counts, Placement::Uniform);
    EXPECT_GT(misfit(uniform, 40'000,
                     [&] {
                         return matrices_of(*place_p2({9, 9}, counts, rng));
                     }),
              10);
}

TEST(PlacementWeights, CountTheVariantsThatP2TriesInOrder) {
    const Counts counts{{0, 0, 0, 2}}; // two squares: 36 pairs of blocks, up to 16 ways each
    const auto expected = shares({9, 9}, counts, Placement::P2);
    Rng rng(6);
    EXPECT_LT(misfit(expected, 60'000,
                     [&] {
                         return matrices_of(*place_p2({9, 9}, counts, rng));
                     }),
              1.3);
}

TEST(PlacementWeights, AreTheSharesInWhichP1PlacesBoards) {
    // Random boards: compares the ratio of two that differ in one block.
    Rng rng(7);
    const Grid grid({9, 9});
    const PlacementWeights weights(Placement::P1, grid);
    std::map<std::pair<VariantId, VariantId>, double> expected;
    std::map<std::pair<VariantId, VariantId>, int> seen;
    constexpr int draws = 120'000;
    double total = 0;
    for (VariantId left : {VariantId{27}, VariantId{42}}) { // both touch the block to the right
        for (VariantId right = 0; right <= variants; ++right) {
            Matrices board{};
            board[0] = left;
            board[1] = right;
            if (contains(variants_clear_of[grid.touched_by_earlier(board, 1)], right)) {
                expected[{left, right}] = weights.product(board, 0, 1);
                total += expected[{left, right}];
            }
        }
    }
    int counted = 0;
    for (int i = 0; i < draws; ++i) {
        const Board board = place_p1({9, 9}, rng);
        const std::pair pair{board.matrix(0), board.matrix(1)};
        if (pair.first == 27 || pair.first == 42) {
            ASSERT_TRUE(expected.count(pair) != 0);
            ++seen[pair];
            ++counted;
        }
    }
    for (const auto& [pair, weight] : expected) {
        const double wanted = counted * weight / total;
        EXPECT_NEAR(seen[pair], wanted, 5 * std::sqrt(wanted)) << int{pair.second};
    }
}

// Random exchanges and redraws of two blocks, some of them kept.
TEST(ChangingP2Weight, FollowsTheWeightOfTheWholeBoard) {
    const Size size{15, 24};
    const Counts counts{{3, 3, 3, 3, 2, 2, 2, 2}};
    const Grid& grid = grid_of(size);
    const PlacementWeights weights(Placement::P2, grid);
    Rng rng(11);
    int compared = 0;
    for (int game = 0; game < 20; ++game) {
        Matrices board = matrices_of(*place_p2(size, counts, rng));
        ChangingP2Weight changing(grid, board);
        for (int i = 0; i < 200; ++i) {
            const auto a = static_cast<std::size_t>(rng.below(40));
            const auto b = static_cast<std::size_t>(rng.below(40));
            Matrices changed = board;
            changed[a] = changed[b] = empty_matrix;
            const bool exchange = a != b && rng.below(2) == 0;
            const auto fill = [&](std::size_t block, VariantId like) {
                const VariantSet choices = grid.fitting(changed, static_cast<int>(block)) &
                                           variants_of_type[type_of(like)];
                changed[block] = first_of(choices);
                return choices != 0;
            };
            if (!fill(a, board[exchange ? b : a]) ||
                (a != b && !fill(b, board[exchange ? a : b]))) {
                continue;
            }
            const double factor =
                changing.factor_of(changed, static_cast<int>(a), static_cast<int>(b));
            ASSERT_NEAR(factor / (weights.of(changed) / weights.of(board)), 1, 1e-9);
            ++compared;
            if (rng.below(2) == 0) {
                board = changed;
                changing.keep_change();
            }
        }
    }
    EXPECT_GT(compared, 1000);
}

TEST(PlaceUniformly, MakesEveryBoardAsLikely) {
    const Counts counts{{0, 0, 0, 0, 0, 0, 1, 1}};
    const auto expected = shares({9, 9}, counts, Placement::Uniform);
    Rng rng(8);
    EXPECT_LT(misfit(expected, 40'000,
                     [&] {
                         return matrices_of(*place_uniformly({9, 9}, counts, rng));
                     }),
              1.5);
}

TEST(WorldWalk, MeetsWorldsAsOftenAsTheirPlacementMakesThem) {
    const Counts counts{{0, 0, 0, 0, 0, 0, 1, 1}};
    const Grid grid({9, 9});
    const Openings openings{Knowledge({9, 9}, counts)};
    Rng rng(9);
    for (const Placement placement : {Placement::Uniform, Placement::P1, Placement::P2}) {
        const auto expected = shares({9, 9}, counts, placement);
        const WorldWalk walk(grid, openings, placement);
        Matrices world = *find_world(grid, openings, 1'000'000, rng);
        EXPECT_LT(misfit(expected, 20'000,
                         [&] {
                             walk.walk(world, 60, rng);
                             return world;
                         }),
                  1.5);
    }
}

TEST(WorldWalk, KeepsToTheAnswers) {
    const Size size{9, 9};
    Knowledge knowledge(size, Counts{{1, 1, 1, 1}});
    knowledge.learn({4, 4}, 3);
    knowledge.learn({1, 1}, 0);
    knowledge.learn({7, 7}, 2);
    const Grid grid(size);
    const Openings openings(knowledge);
    std::map<Matrices, double> expected;
    list_worlds(grid, openings, ~std::uint64_t{0}, [&](const Matrices& world) {
        expected[world] = 1;
        return true;
    });
    ASSERT_GT(expected.size(), 1000U);
    Rng rng(10);
    const WorldWalk walk(grid, openings, Placement::Uniform);
    Matrices world = *find_world(grid, openings, 1'000'000, rng);
    std::map<int, int> where; // of the type 4
    std::map<int, double> should;
    const auto block_of_four = [](const Matrices& w) {
        int block = 0;
        while (type_of(w[static_cast<std::size_t>(block)]) != 4) {
            ++block;
        }
        return block;
    };
    for (const auto& [each, one] : expected) {
        should[block_of_four(each)] += one / static_cast<double>(expected.size());
    }
    constexpr int draws = 20'000;
    for (int i = 0; i < draws; ++i) {
        walk.walk(world, 20, rng);
        ASSERT_TRUE(expected.count(world) != 0);
        ++where[block_of_four(world)];
    }
    for (const auto& [block, share] : should) {
        EXPECT_NEAR(where[block], share * draws, 6 * std::sqrt(share * draws) + 5) << block;
    }
}

} // namespace
} // namespace tabuleiro::wargame
