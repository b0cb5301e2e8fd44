#include "server/tables/table_time.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(TableTime, IsTheHousesUnlessTheTableIsAhead) {
    using house::Moment;
    const TableTime usual(Moment(5'000), Moment(10'000));
    EXPECT_EQ(usual.at(Moment(10'000)), Moment(10'000));
    EXPECT_EQ(usual.at(Moment(12'000)), Moment(12'000));
    const TableTime fresh(Moment(0), Moment(10'000));
    EXPECT_EQ(fresh.at(Moment(12'000)), Moment(12'000));
    // The wall clock is an hour behind: the table's time goes on all the same.
    const TableTime ahead(Moment(3'610'000), Moment(10'000));
    EXPECT_EQ(ahead.at(Moment(10'000)), Moment(3'610'000));
    EXPECT_EQ(ahead.at(Moment(22'000)), Moment(3'622'000));
}

} // namespace
} // namespace tabuleiro::server
