#include "league/player_list/player_list.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::league {
namespace {

using Players = std::vector<ListedPlayer>;

TEST(PlayerList, IsNamesAndRatings) {
    EXPECT_EQ(parse_player_list("Ana,1800\nRui\n\n  Eva , 1650 ,x\r\n"),
              (Players{{"Ana", 1800}, {"Rui", std::nullopt}, {"Eva", 1650}}));
}

TEST(PlayerList, MayHaveSemicolonsQuotesAndAHeading) {
    EXPECT_EQ(
        parse_player_list("\xEF\xBB\xBFnome;rating\n\"Araújo, Ana; Dr.\";1800\n\"a\"\"b\";\n"),
        (Players{{"Araújo, Ana; Dr.", 1800}, {"a\"b", std::nullopt}}));
}

TEST(PlayerList, SaysWhatIsWrongAndWhere) {
    const auto read = parse_player_list("Ana,1800\n,1500\nRui,strong\n\"Eva,1\nIvo,-1\n");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().sentences(),
              (std::vector<std::string>{
                  "Line 2: a player has no name.", "Line 3: 'strong' is no rating.",
                  "Line 4: the quotes are not closed.", "Line 5: '-1' is no rating."}));
    EXPECT_FALSE(parse_player_list("\xFF"));
}

} // namespace
} // namespace tabuleiro::league
