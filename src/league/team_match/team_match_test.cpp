#include "league/team_match/team_match.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::league {
namespace {

TEST(TeamMatch, ColoursAlternateFromBoardToBoardAndFromRoundToRound) {
    for (int round = 0; round < 3; ++round) {
        const auto boards = team_boards(5, round);
        ASSERT_EQ(boards.size(), 5U);
        for (std::size_t i = 0; i < boards.size(); ++i) {
            EXPECT_EQ(boards[i].board, i);
            if (i > 0) {
                EXPECT_EQ(boards[i].first, other(boards[i - 1].first));
            }
            EXPECT_EQ(team_boards(5, round + 1)[i].first, other(boards[i].first));
        }
    }
    EXPECT_EQ(team_boards(1, 0)[0].first, Team::Home);
}

TEST(TeamMatch, BothTeamsHaveTheSameColoursAfterTwoRounds) {
    int home = 0;
    for (int round = 0; round < 2; ++round) {
        for (const TeamBoard& board : team_boards(3, round)) {
            home += board.first == Team::Home ? 1 : 0;
        }
    }
    EXPECT_EQ(home, 3);
}

TEST(TeamMatch, TheTeamWithMoreBoardPointsWins) {
    // A victory, two draws and a defeat: 2 : 2, then 2.5 : 1.5 and 1.5 : 2.5.
    EXPECT_EQ(board_points({2, 1, 1, 0}), (TeamMatchScore{4, 4}));
    EXPECT_EQ(match_points(board_points({2, 1, 1, 0})), (TeamMatchScore{1, 1}));
    EXPECT_EQ(match_points(board_points({2, 1, 1, 1})), (TeamMatchScore{2, 0}));
    EXPECT_EQ(match_points(board_points({2, 1, 0, 0})), (TeamMatchScore{0, 2}));
}

TEST(TeamMatch, IsDecidedWhenTheRestCannotTurnIt) {
    EXPECT_FALSE(is_decided(board_points({2, 2}), 2));
    EXPECT_TRUE(is_decided(board_points({2, 2, 1}), 1));
    EXPECT_FALSE(is_decided(board_points({2, 1}), 2));
    EXPECT_TRUE(is_decided(board_points({1, 1}), 0));
}

} // namespace
} // namespace tabuleiro::league
