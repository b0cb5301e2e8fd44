#include "arena/game/openings.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::arena {
namespace {

TEST(Openings, ReadsPositionsMovesAndGames) {
    const ArenaGame& chess = *find_game("chess");
    const auto positions = parse_openings(
        chess,
        "# a comment\n8/8/8/8/8/5k2/7q/4K3 b - - hmvc 0; id \"x\";\n"
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n\ne4 e5 g1f3 Nc6\n",
        3);
    ASSERT_TRUE(positions) << positions.error().text();
    ASSERT_EQ(positions->size(), 3U);
    EXPECT_EQ((*positions)[0].start, "8/8/8/8/8/5k2/7q/4K3 b - - 0 1");
    EXPECT_EQ((*positions)[1].start,
              "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    EXPECT_EQ((*positions)[2].moves, (std::vector<std::string>{"e2e4", "e7e5", "g1f3"}));
    const auto games = parse_openings(
        chess,
        "[Event \"?\"]\n\n1. e4 {best} e5 2. Nf3 *\n\n[Event \"?\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
        0);
    ASSERT_TRUE(games);
    ASSERT_EQ(games->size(), 1U); // nothing is left to play in the other
    EXPECT_EQ(games->front().moves, (std::vector<std::string>{"e2e4", "e7e5", "g1f3"}));
}

TEST(Openings, ABadLineIsNamed) {
    const ArenaGame& chess = *find_game("chess");
    EXPECT_EQ(parse_openings(chess, "e4\ne4 e4\n", 0).error().text().substr(0, 7), "Line 2:");
    EXPECT_FALSE(parse_openings(chess, "\n# nothing\n", 0));
    EXPECT_FALSE(parse_openings(chess, "8/8/8/8/8/8/8/8 w - -\n", 0));
    EXPECT_FALSE(parse_openings(chess, "f3 e5 g4 Qh4", 0)); // over before it begins
}

TEST(Openings, RandomOnesAreBalancedAndFollowFromTheSeed) {
    for (const std::string_view game : game_names()) {
        const ArenaGame& arena_game = *find_game(game);
        const Opening one = arena_game.random_opening(4, 200, 1);
        EXPECT_EQ(arena_game.random_opening(4, 200, 1), one) << game;
        EXPECT_NE(arena_game.random_opening(4, 200, 2), one) << game;
        EXPECT_TRUE(arena_game.checked(one)) << game;
        EXPECT_EQ(one.moves.size(), game == "wargame" ? 8U : 4U) << game;
    }
}

} // namespace
} // namespace tabuleiro::arena
