#include "server/records/history_query.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(HistoryQuery, ReadsEveryFilter) {
    const auto query =
        parse_history_query("game=chess&opponent=level-3&result=won&speed=blitz&from=1000&to=2000");
    ASSERT_TRUE(query);
    EXPECT_EQ(query->filter.game, "chess");
    EXPECT_EQ(query->filter.opponent, "level-3");
    EXPECT_EQ(query->filter.result, "won");
    EXPECT_EQ(query->filter.speed, "blitz");
    EXPECT_EQ(query->filter.from, 1000);
    EXPECT_EQ(query->after, (store::HistoryPlace{2000, 0}));
    ASSERT_TRUE(parse_history_query(""));
    EXPECT_EQ(parse_history_query("")->after, store::HistoryPlace{});
}

TEST(HistoryQuery, APageBeginsAtTheEarlierOfTwoPlaces) {
    EXPECT_EQ(parse_history_query("before=1500.7&to=2000")->after, (store::HistoryPlace{1500, 7}));
    EXPECT_EQ(parse_history_query("before=2500.7&to=2000")->after, (store::HistoryPlace{2000, 0}));
    const store::HistoryPlace place{1700000000000, 12};
    EXPECT_EQ(parse_history_query("before=" + to_text(place))->after, place);
}

TEST(HistoryQuery, RefusesWhatIsNoFilter) {
    for (const char* const query : {"game=bridge", "result=winning", "speed=slow", "from=yesterday",
                                    "to=1e9", "before=7", "before=a.b", "before=1.", "opponent=%00",
                                    "opponent=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}) {
        EXPECT_FALSE(parse_history_query(query)) << query;
    }
}

} // namespace
} // namespace tabuleiro::server
