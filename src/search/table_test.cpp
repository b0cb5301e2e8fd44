#include "search/table.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"

namespace tabuleiro::search {
namespace {

TEST(Table, GivesBackWhatWasStored) {
    Table table(1 << 8);
    const Found found{-win_score + 3, 17, Bound::Upper, 0xABCD};
    EXPECT_FALSE(table.find(42));
    table.store(42, found);
    EXPECT_EQ(table.find(42), found);
    EXPECT_FALSE(table.find(42 + (std::uint64_t{1} << 40)));
    table.clear();
    EXPECT_FALSE(table.find(42));
}

TEST(Table, ANewerStoreOfTheSameKeyWins) {
    Table table(4);
    table.store(1, {10, 9, Bound::Exact, 1});
    table.store(1, {20, 2, Bound::Lower, 2});
    EXPECT_EQ(table.find(1), (Found{20, 2, Bound::Lower, 2}));
}

TEST(Table, ReplacesOldAndShallowEntriesFirst) {
    Table table(4); // one cluster
    table.store(1, {0, 9, Bound::Exact, 1});
    table.store(2, {0, 3, Bound::Exact, 1});
    table.store(3, {0, 5, Bound::Exact, 1});
    table.store(4, {0, 7, Bound::Exact, 1});
    table.store(5, {0, 1, Bound::Exact, 1});
    EXPECT_FALSE(table.find(2));
    table.age();
    table.store(1, {0, 2, Bound::Exact, 1}); // belongs to this search now
    table.store(6, {0, 1, Bound::Exact, 1});
    EXPECT_FALSE(table.find(5));
    table.store(7, {0, 1, Bound::Exact, 1});
    EXPECT_TRUE(table.find(7));
}

TEST(Table, NeverAnswersForAKeyThatWasNotStored) {
    Table table(64);
    Rng rng(1);
    for (int i = 0; i < 1000; ++i) {
        table.store(rng() | 1, {i, i % 60, Bound::Exact, 1});
    }
    for (int i = 0; i < 1000; ++i) {
        EXPECT_FALSE(table.find(rng() & ~std::uint64_t{1}));
    }
}

} // namespace
} // namespace tabuleiro::search
