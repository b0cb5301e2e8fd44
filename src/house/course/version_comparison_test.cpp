#include "house/course/version_comparison.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"

namespace tabuleiro::house::course {
namespace {

using league::SprtVerdict;

ComparedGame won(Player seat) {
    return {seat, seat == Player::First ? LadderWinner::First : LadderWinner::Second, true};
}
ComparedGame lost(Player seat) {
    return {seat, seat == Player::First ? LadderWinner::Second : LadderWinner::First, true};
}
ComparedGame drawn(Player seat) {
    return {seat, LadderWinner::Draw, true};
}

// So many pairs of a version that wins each game with this probability, as a ladder orders them.
std::vector<ComparedGame> random_games(std::uint64_t permille, int pairs, Rng& rng) {
    std::vector<ComparedGame> games;
    for (int i = 0; i < pairs; ++i) {
        for (const Player seat : players) {
            games.push_back(rng.below(1000) < permille ? won(seat) : lost(seat));
        }
    }
    return games;
}

TEST(VersionTest, IsUndecidedAtFirst) {
    const VersionTest none = test_of({});
    EXPECT_EQ(none.pairs, 0);
    EXPECT_FALSE(none.is_decided());
    EXPECT_NEAR(none.state.upper, 2.944, 1e-3);
    EXPECT_NEAR(none.state.lower, -2.944, 1e-3);
}

TEST(VersionTest, WhoeverWinsEverythingIsBetter) {
    Rng rng(1);
    const VersionTest better = test_of(random_games(1000, 200, rng));
    EXPECT_EQ(better.state.verdict(), SprtVerdict::AcceptH1);
    EXPECT_LT(better.pairs, 200); // no more games are needed
    EXPECT_EQ(test_of(random_games(0, 200, rng)).state.verdict(), SprtVerdict::AcceptH0);
    EXPECT_EQ(test_of(random_games(500, 200, rng)).state.verdict(), SprtVerdict::AcceptH0);
}

// alpha and beta are 5 %: of a hundred versions of each kind a few are judged wrongly.
TEST(VersionTest, IsSeldomWrong) {
    Rng rng(2);
    int called_better = 0;
    int called_not_better = 0;
    for (int i = 0; i < 100; ++i) {
        called_better +=
            test_of(random_games(500, 200, rng)).state.verdict() == SprtVerdict::AcceptH1 ? 1 : 0;
        called_not_better += test_of(random_games(571, 200, rng)).state.verdict() == // 50 Elo
                                     SprtVerdict::AcceptH0
                                 ? 1
                                 : 0;
    }
    EXPECT_LT(called_better, 14);
    EXPECT_LT(called_not_better, 14);
}

TEST(VersionTest, GamesOfAnOpeningAreOnePair) {
    // It always wins with the first side and loses with the second: what decides is the side.
    std::vector<ComparedGame> games;
    for (int i = 0; i < 5; ++i) {
        games.push_back(won(Player::First));
        games.push_back(lost(Player::Second));
    }
    const VersionTest found = test_of(games);
    EXPECT_EQ(found.pairs, 5);
    EXPECT_LT(found.state.llr, 0);
}

TEST(VersionTest, PairsCountInTheirOrder) {
    std::vector<ComparedGame> games{won(Player::First), won(Player::Second), won(Player::First),
                                    drawn(Player::Second)};
    const VersionTest all = test_of(games);
    EXPECT_EQ(all.pairs, 2);
    games[1] = {Player::Second, std::nullopt, false}; // it is being played
    EXPECT_EQ(test_of(games).pairs, 0);
    games[1].over = true; // its table was closed
    EXPECT_EQ(test_of(games).pairs, 1);
    // Whichever of the two of a pair began first.
    games = {won(Player::Second), drawn(Player::Second), won(Player::First), won(Player::First)};
    EXPECT_EQ(test_of(games).pairs, 2);
    EXPECT_DOUBLE_EQ(test_of(games).state.llr, all.state.llr);
    games.push_back(won(Player::First)); // alone
    EXPECT_EQ(test_of(games).pairs, 2);
}

TEST(VersionTest, WhatComesAfterTheDecisionDoesNotCount) {
    Rng rng(3);
    std::vector<ComparedGame> games = random_games(1000, 30, rng);
    const VersionTest decided = test_of(games);
    ASSERT_TRUE(decided.is_decided());
    const auto worse = random_games(0, 100, rng);
    games.insert(games.end(), worse.begin(), worse.end());
    EXPECT_EQ(test_of(games).pairs, decided.pairs);
    EXPECT_EQ(test_of(games).state.verdict(), SprtVerdict::AcceptH1);
}

} // namespace
} // namespace tabuleiro::house::course
