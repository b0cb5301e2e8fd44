#include "league/arena_form/arena_form.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <set>

namespace tabuleiro::league {
namespace {

// The games of player 0, as letters: W, D, L; each against another opponent.
ArenaScore score_of(std::string_view letters) {
    std::vector<ArenaResult> ended;
    for (const char letter : letters) {
        const PlayerNumber other = ended.size() + 1;
        ended.push_back({0, other,
                         letter == 'D'   ? std::nullopt
                         : letter == 'W' ? std::optional(Player::First)
                                         : std::optional(Player::Second)});
    }
    return arena_scores(letters.size() + 1, ended).front();
}

TEST(ArenaForm, AVictoryCountsTwoAndADrawOne) {
    EXPECT_EQ(score_of("W").points, 2);
    EXPECT_EQ(score_of("D").points, 1);
    EXPECT_EQ(score_of("L").points, 0);
    EXPECT_EQ(score_of("").points, 0);
}

TEST(ArenaForm, AfterTwoVictoriesGamesCountTwiceUntilOneIsNotWon) {
    EXPECT_EQ(score_of("WWD").games, (std::vector<int>{2, 2, 2}));
    EXPECT_EQ(score_of("WWWW").games, (std::vector<int>{2, 2, 4, 4}));
    EXPECT_EQ(score_of("WWDWWW").games, (std::vector<int>{2, 2, 2, 2, 2, 4}));
    EXPECT_EQ(score_of("WWLDWDWWW").games, (std::vector<int>{2, 2, 0, 1, 2, 1, 2, 2, 4}));
    EXPECT_TRUE(score_of("LWW").on_streak());
    EXPECT_FALSE(score_of("WWD").on_streak());
    EXPECT_FALSE(score_of("WDW").on_streak());
}

TEST(ArenaForm, RanksByPointsAndThenByVictories) {
    // 0 wins once; 1 draws twice, with 2 and 3.
    const auto scores =
        arena_scores(5, {{0, 4, Player::First}, {1, 2, std::nullopt}, {3, 1, std::nullopt}});
    EXPECT_EQ(arena_ranking(scores), (std::vector<PlayerNumber>{0, 1, 2, 3, 4}));
    const auto turned =
        arena_scores(5, {{4, 0, Player::First}, {1, 2, std::nullopt}, {3, 1, std::nullopt}});
    EXPECT_EQ(arena_ranking(turned), (std::vector<PlayerNumber>{4, 1, 2, 3, 0}));
}

TEST(ArenaForm, PairsNeighboursInRank) {
    std::vector<ArenaScore> scores(6);
    for (std::size_t player = 0; player < 6; ++player) {
        scores[player].points = static_cast<int>(player); // 5 is the best
    }
    const auto boards = pair_arena(scores, {0, 1, 2, 3, 4, 5});
    std::set<std::set<PlayerNumber>> pairs;
    for (const SwissBoard& board : boards) {
        pairs.insert({board.first, board.second});
    }
    EXPECT_EQ(pairs, (std::set<std::set<PlayerNumber>>{{0, 1}, {2, 3}, {4, 5}}));
}

TEST(ArenaForm, TwoWhoHaveJustMetWaitForOthers) {
    const auto scores = arena_scores(4, {{0, 1, Player::First}});
    EXPECT_TRUE(pair_arena(scores, {0, 1}).empty());
    EXPECT_EQ(pair_arena(scores, {0, 1}, Rematch::Allow).size(), 1U);
    // With one more, the one who came last has an opponent although the number is odd.
    EXPECT_EQ(pair_arena(scores, {0, 1, 2}).size(), 1U);
    for (const SwissBoard& board : pair_arena(scores, {0, 1, 2, 3})) {
        EXPECT_NE(std::minmax(board.first, board.second),
                  std::minmax(PlayerNumber{0}, PlayerNumber{1}));
    }
    EXPECT_EQ(pair_arena(scores, {0, 1, 2, 3}, Rematch::Allow).size(), 2U);
}

TEST(ArenaForm, TheLastWhoCameGoesOnWaiting) {
    const std::vector<ArenaScore> scores(3);
    const auto boards = pair_arena(scores, {2, 0, 1});
    ASSERT_EQ(boards.size(), 1U);
    EXPECT_NE(boards[0].first, 1U);
    EXPECT_NE(boards[0].second, 1U);
}

TEST(ArenaForm, TheFirstColourGoesToWhoeverHadItLess) {
    const auto scores = arena_scores(4, {{0, 2, Player::First}, {3, 1, std::nullopt}});
    EXPECT_EQ(pair_arena(scores, {0, 1}), (std::vector<SwissBoard>{{1, 0}}));
}

// Many games one after another: nobody meets the same opponent twice in a row, nobody waits for
// long, and colours stay balanced.
TEST(ArenaForm, ATournamentKeepsItsPromises) {
    for (const std::size_t players : {3U, 4U, 9U, 40U, 150U}) {
        std::mt19937 random(static_cast<unsigned>(players));
        std::vector<ArenaResult> ended;
        std::vector<SwissBoard> running;
        std::vector<PlayerNumber> waiting;
        for (PlayerNumber player = 0; player < players; ++player) {
            waiting.push_back(player);
        }
        for (int turn = 0; turn < 60; ++turn) {
            const auto scores = arena_scores(players, ended);
            const auto boards = pair_arena(scores, waiting);
            EXPECT_LE(2 * boards.size(), waiting.size());
            if (waiting.size() > 3) {
                EXPECT_GE(2 * boards.size() + 1, waiting.size() - 1) << players << " players";
            }
            for (const SwissBoard& board : boards) {
                EXPECT_NE(scores[board.first].last_opponent, board.second);
                EXPECT_NE(scores[board.second].last_opponent, board.first);
                for (const PlayerNumber player : {board.first, board.second}) {
                    const auto found = std::find(waiting.begin(), waiting.end(), player);
                    ASSERT_NE(found, waiting.end()) << "paired twice";
                    waiting.erase(found);
                }
                running.push_back(board);
            }
            // Some of the games end.
            for (std::size_t i = 0; i < running.size();) {
                if (random() % 3 != 0) {
                    ++i;
                    continue;
                }
                const auto [first, second] = running[i];
                const auto result = random() % 3;
                ended.push_back({first, second,
                                 result == 0   ? std::nullopt
                                 : result == 1 ? std::optional(Player::First)
                                               : std::optional(Player::Second)});
                waiting.insert(waiting.end(), {first, second});
                running.erase(running.begin() + static_cast<std::ptrdiff_t>(i));
            }
        }
        EXPECT_GT(ended.size(), 15U) << players << " players";
        for (const ArenaScore& score : arena_scores(players, ended)) {
            EXPECT_LE(std::abs(score.colour_difference), 3) << players << " players";
        }
    }
}

} // namespace
} // namespace tabuleiro::league
