#include "league/standings/standings.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::league {
namespace {

using Kind = SwissRound::Kind;

// A round robin from its crosstable: one row per player, '1', '=', '0' and 'x' for oneself.
std::vector<SwissPlayer> from_crosstable(const std::vector<std::string>& rows) {
    std::vector<SwissPlayer> players(rows.size());
    for (std::size_t a = 0; a < rows.size(); ++a) {
        for (std::size_t b = 0; b < rows.size(); ++b) {
            if (a != b) {
                const int half_points = rows[a][b] == '1' ? 2 : rows[a][b] == '=' ? 1 : 0;
                players[a].rounds.push_back({Kind::Played, b, Player::First, half_points});
            }
        }
    }
    return players;
}

std::vector<PlayerNumber> order(const std::vector<Standing>& standings) {
    std::vector<PlayerNumber> numbers;
    for (const Standing& standing : standings) {
        numbers.push_back(standing.player);
    }
    return numbers;
}

// Computed by hand: 0 beat 2 and 3, lost to 1; 1 beat 0, drew with 2 and 3; and so on.
const std::vector<std::string> four{"x011", "1x==", "0=x1", "0=0x"};

TEST(Standings, AreByPointsAndThenByTheTieBreaksInTheirOrder) {
    const auto found = standings(from_crosstable(four), {TieBreak::SonnebornBerger});
    ASSERT_EQ(order(found), (std::vector<PlayerNumber>{1, 0, 2, 3}));
    // 1: beat 0 (2 points), drew with 2 (1.5) and 3 (0.5). 0: beat 2 and 3.
    EXPECT_EQ(found[0].tie_breaks, std::vector<double>{3.0});
    EXPECT_EQ(found[1].tie_breaks, std::vector<double>{2.0});
    EXPECT_EQ(found[0].rank, 1);
    EXPECT_EQ(found[3].rank, 4);
}

TEST(Standings, ByDirectEncounterPutTheWinnerFirst) {
    const auto found = standings(from_crosstable(four), {TieBreak::DirectEncounter});
    EXPECT_EQ(order(found), (std::vector<PlayerNumber>{1, 0, 2, 3}));
    EXPECT_EQ(found[0].tie_breaks, std::vector<double>{1.0});
    EXPECT_EQ(found[1].tie_breaks, std::vector<double>{0.0});
}

TEST(Standings, ByWinsAndProgress) {
    const auto found = standings(from_crosstable(four), {TieBreak::Wins, TieBreak::Progressive});
    EXPECT_EQ(order(found), (std::vector<PlayerNumber>{0, 1, 2, 3}));
    EXPECT_EQ(found[0].tie_breaks, (std::vector<double>{2, 0 + 1 + 2}));
    EXPECT_EQ(found[1].tie_breaks, (std::vector<double>{1, 1 + 1.5 + 2}));
}

TEST(Standings, WithoutTieBreaksShareARank) {
    const auto found = standings(from_crosstable(four), {});
    EXPECT_EQ(found[0].rank, 1);
    EXPECT_EQ(found[1].rank, 1);
    EXPECT_EQ(found[2].rank, 3);
}

// In a round robin everybody's Buchholz is the sum of all points less one's own.
TEST(Standings, BuchholzOfARoundRobinIsWhatTheOthersHave) {
    const auto found =
        standings(from_crosstable(four), {TieBreak::Buchholz, TieBreak::BuchholzCut1});
    for (const Standing& standing : found) {
        EXPECT_EQ(standing.tie_breaks[0], 6 - standing.half_points / 2.0);
    }
    EXPECT_EQ(found[0].tie_breaks[1], 4 - 0.5);
}

TEST(Standings, NobodyIsBeatenByABye) {
    std::vector<SwissPlayer> players(3);
    // Round 1: 0 beats 1, 2 has the bye. Round 2: 2 beats 0, 1 has the bye.
    players[0].rounds = {{Kind::Played, PlayerNumber{1}, Player::First, 2},
                         {Kind::Played, PlayerNumber{2}, Player::Second, 0}};
    players[1].rounds = {{Kind::Played, PlayerNumber{0}, Player::Second, 0},
                         {Kind::PairingBye, std::nullopt, Player::First, 2}};
    players[2].rounds = {{Kind::PairingBye, std::nullopt, Player::First, 2},
                         {Kind::Played, PlayerNumber{0}, Player::First, 2}};
    const auto found = standings(players, {TieBreak::Buchholz, TieBreak::Wins});
    ASSERT_EQ(found[0].player, 2U);
    // The imaginary opponent of round 1 lost that game and drew the next one: half a point. The
    // player of round 2 has one point.
    EXPECT_EQ(found[0].tie_breaks, (std::vector<double>{1.5, 1}));
    // 0 met 1, whose bye counts half, and 2, whose bye counts half.
    ASSERT_EQ(found[1].player, 0U);
    EXPECT_EQ(found[1].tie_breaks, (std::vector<double>{0.5 + 1.5, 1}));
}

} // namespace
} // namespace tabuleiro::league
