#include "league/league.hpp"

#include <gtest/gtest.h>

namespace tabuleiro {
namespace {

std::string ranking_text(const League& league) {
    std::string text;
    for (const League::Member member : league.ranking()) {
        text += league.name(member) + " ";
    }
    return text;
}

TEST(League, ANameEntersOnce) {
    League league;
    const auto ana = league.enter("Ana");
    ASSERT_TRUE(ana);
    EXPECT_FALSE(league.enter("Ana"));
    EXPECT_TRUE(league.enter("ana"));
    EXPECT_EQ(league.find("Ana"), ana);
    EXPECT_FALSE(league.find("Rui"));
    EXPECT_EQ(league.size(), 2U);
}

TEST(League, GamesAreCountedForBoth) {
    League league;
    const auto ana = *league.enter("Ana");
    const auto rui = *league.enter("Rui");
    league.record_victory(rui, ana);
    league.record_draw(ana, rui);
    EXPECT_EQ(league.counts(ana), (GameCounts{.victories = 0, .draws = 1, .defeats = 1}));
    EXPECT_EQ(league.counts(rui), (GameCounts{.victories = 1, .draws = 1, .defeats = 0}));
    EXPECT_EQ(league.counts(rui).games(), 2U);
}

TEST(League, WhoPlaysAgainstThemselvesHasPlayedTwoGames) {
    League league;
    const auto ana = *league.enter("Ana");
    league.record_victory(ana, ana);
    EXPECT_EQ(league.counts(ana), (GameCounts{.victories = 1, .draws = 0, .defeats = 1}));
    league.record_draw(ana, ana);
    EXPECT_EQ(league.counts(ana).games(), 4U);
}

TEST(League, RankingIsByVictoriesThenByTheBytesOfTheNames) {
    League league;
    for (const std::string_view name :
         {"b", "\xC3\x81gata", "a", "B", "abcdefgh2", "abcdefgh1", "abcdefgh", "zz"}) {
        league.enter(name);
    }
    league.enter(std::string_view("a\0", 2)); // after "a", though its first bytes look the same
    EXPECT_EQ(ranking_text(league),
              "B a " + std::string("a\0 ", 3) + "abcdefgh abcdefgh1 abcdefgh2 b zz \xC3\x81gata ");
    const std::string long_start(40, 'm'); // longer than what is compared at once
    league.enter(long_start + "2");
    league.enter(long_start + "1");
    league.enter(long_start);
    EXPECT_NE(ranking_text(league).find(" b " + long_start + " " + long_start + "1 " + long_start +
                                        "2 zz "),
              std::string::npos);
    league.record_victory(*league.find("zz"), *league.find("a"));
    EXPECT_EQ(ranking_text(league).substr(0, 5), "zz B ");
}

} // namespace
} // namespace tabuleiro
