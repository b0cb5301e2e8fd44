#include "engines/chess/search/table.hpp"

#include <gtest/gtest.h>

#include <unistd.h>

namespace tabuleiro::roque {
namespace {

TEST(TranspositionTable, GivesBackWhatWasStored) {
    TranspositionTable table(1);
    const TableEntry entry{Move(Square::E2, Square::E4), -123, 45, 7, Bound::Lower, true};
    table.store(0x123456789ABCDEF0, 3, entry);
    const auto found = table.probe(0x123456789ABCDEF0, 3);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->move, entry.move);
    EXPECT_EQ(found->score, -123);
    EXPECT_EQ(found->evaluation, 45);
    EXPECT_EQ(found->depth, 7);
    EXPECT_EQ(found->bound, Bound::Lower);
    EXPECT_TRUE(found->was_pv);
    EXPECT_FALSE(table.probe(0x123456789ABCDEF1, 3));
}

TEST(TranspositionTable, CountsMatesFromTheNodeThatAsks) {
    TranspositionTable table(1);
    table.store(42, 4, {Move(), mate_in(9), std::nullopt, 5, Bound::Exact, false});
    EXPECT_EQ(table.probe(42, 4)->score, mate_in(9));
    EXPECT_EQ(table.probe(42, 2)->score, mate_in(7));
    EXPECT_FALSE(table.probe(42, 2)->evaluation);
    table.store(43, 4, {Move(), mated_in(8), std::nullopt, 5, Bound::Exact, false});
    EXPECT_EQ(table.probe(43, 6)->score, mated_in(10));
}

TEST(TranspositionTable, KeepsTheMoveWhenTheNewEntryHasNone) {
    TranspositionTable table(1);
    const Move move(Square::G1, Square::F3);
    table.store(7, 0, {move, 10, 10, 3, Bound::Lower, false});
    table.store(7, 0, {Move(), -10, 10, 4, Bound::Upper, false});
    EXPECT_EQ(table.probe(7, 0)->move, move);
    EXPECT_EQ(table.probe(7, 0)->score, -10);
}

TEST(TranspositionTable, ReplacesTheShallowestOfACluster) {
    TranspositionTable table(1);
    // The high bits choose the cluster: these five keys share one.
    for (std::uint64_t key = 1; key <= 5; ++key) {
        table.store(key, 0,
                    {Move(), 0, 0, static_cast<int>(key == 3 ? 1 : 10), Bound::Exact, false});
    }
    EXPECT_FALSE(table.probe(3, 0));
    EXPECT_TRUE(table.probe(1, 0) && table.probe(2, 0) && table.probe(4, 0) && table.probe(5, 0));
}

TEST(TranspositionTable, OldEntriesMakeRoomBeforeShallowNewOnes) {
    TranspositionTable table(1);
    table.store(1, 0, {Move(), 0, 0, 12, Bound::Exact, false});
    table.next_search();
    table.next_search();
    for (std::uint64_t key = 2; key <= 5; ++key) {
        table.store(key, 0, {Move(), 0, 0, 2, Bound::Exact, false});
    }
    EXPECT_FALSE(table.probe(1, 0));
    EXPECT_TRUE(table.probe(2, 0));
}

TEST(TranspositionTable, ForgetsAllWhenCleared) {
    TranspositionTable table(1);
    table.store(9, 0, {Move(), 1, 1, 1, Bound::Exact, false});
    EXPECT_EQ(table.permille_used(), 1);
    table.clear();
    EXPECT_FALSE(table.probe(9, 0));
    EXPECT_EQ(table.permille_used(), 0);
}

TEST(TranspositionTable, CanKeepToAPartOfItself) {
    TranspositionTable table(8);
    constexpr std::uint64_t key = 0xF000'0000'0000'0000;
    table.store(key, 0, {Move(), 5, 1, 1, Bound::Exact, false});
    table.narrow(1);
    EXPECT_FALSE(table.probe(key, 0));
    table.store(key, 0, {Move(), 6, 1, 1, Bound::Exact, false});
    EXPECT_EQ(table.probe(key, 0)->score, 6);
    table.narrow(1);
    EXPECT_FALSE(table.probe(key, 0));
    table.widen();
    EXPECT_EQ(table.probe(key, 0)->score, 5);
    EXPECT_EQ(table.megabytes(), 8U);
}

TEST(TranspositionTable, KeepsItsSizeIfThereIsNoMemory) {
    const auto memory = static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) *
                        static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    if (memory >> 20 >= TranspositionTable::max_megabytes) {
        GTEST_SKIP() << "a machine with memory for everything";
    }
    TranspositionTable table(2);
    EXPECT_FALSE(table.resize(TranspositionTable::max_megabytes));
    EXPECT_EQ(table.megabytes(), 2U);
    table.store(9, 0, {Move(), 1, 1, 1, Bound::Exact, false});
    EXPECT_TRUE(table.resize(2));
    EXPECT_FALSE(table.probe(9, 0)) << "emptied, as by any other size";
    EXPECT_TRUE(table.resize(3));
    EXPECT_EQ(table.megabytes(), 3U);
}

} // namespace
} // namespace tabuleiro::roque
