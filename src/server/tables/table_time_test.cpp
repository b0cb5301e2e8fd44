#include "server/tables/table_time.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(TableTime, IsTheHousesUnlessTheTableIsAhead) {
    using house::WallTime;
    const TableTime usual(WallTime(5'000), WallTime(10'000));
    EXPECT_EQ(usual.at(WallTime(10'000)), WallTime(10'000));
    EXPECT_EQ(usual.at(WallTime(12'000)), WallTime(12'000));
    const TableTime fresh(WallTime(0), WallTime(10'000));
    EXPECT_EQ(fresh.at(WallTime(12'000)), WallTime(12'000));
    // The wall clock is an hour behind: the table's time goes on all the same.
    const TableTime ahead(WallTime(3'610'000), WallTime(10'000));
    EXPECT_EQ(ahead.at(WallTime(10'000)), WallTime(3'610'000));
    EXPECT_EQ(ahead.at(WallTime(22'000)), WallTime(3'622'000));
}

} // namespace
} // namespace tabuleiro::server
