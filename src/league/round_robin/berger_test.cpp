#include "league/round_robin/berger.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace tabuleiro::league {
namespace {

// Boards as the tables print them: players from 1 on.
std::vector<std::vector<std::pair<int, int>>> printed(std::size_t players) {
    std::vector<std::vector<std::pair<int, int>>> rounds;
    for (const auto& boards : berger_table(players)) {
        auto& round = rounds.emplace_back();
        for (const auto& [first, second] : boards) {
            round.emplace_back(static_cast<int>(first) + 1, static_cast<int>(second) + 1);
        }
    }
    return rounds;
}

TEST(BergerTable, OfFourAndSixPlayersIsAsFidePrintsIt) {
    using Rounds = std::vector<std::vector<std::pair<int, int>>>;
    EXPECT_EQ(printed(4), (Rounds{{{1, 4}, {2, 3}}, {{4, 3}, {1, 2}}, {{2, 4}, {3, 1}}}));
    EXPECT_EQ(printed(6), (Rounds{{{1, 6}, {2, 5}, {3, 4}},
                                  {{6, 4}, {5, 3}, {1, 2}},
                                  {{2, 6}, {3, 1}, {4, 5}},
                                  {{6, 5}, {1, 4}, {2, 3}},
                                  {{3, 6}, {4, 2}, {5, 1}}}));
}

TEST(BergerTable, LetsEverybodyMeetEverybodyOnce) {
    for (std::size_t players = 2; players <= 17; ++players) {
        std::set<std::pair<PlayerNumber, PlayerNumber>> met;
        std::map<PlayerNumber, int> firsts;
        for (const auto& boards : berger_table(players)) {
            std::set<PlayerNumber> busy;
            for (const auto& [first, second] : boards) {
                EXPECT_TRUE(met.insert(std::minmax(first, second)).second);
                EXPECT_TRUE(busy.insert(first).second);
                EXPECT_TRUE(busy.insert(second).second);
                ++firsts[first];
            }
        }
        EXPECT_EQ(met.size(), players * (players - 1) / 2);
        for (PlayerNumber player = 0; player < players; ++player) {
            const int games = static_cast<int>(players) - 1;
            EXPECT_LE(std::abs(2 * firsts[player] - games), 1) << players << " players";
        }
    }
}

TEST(BergerTable, NeverGivesTheSameColourThreeTimesInADoubleRoundRobin) {
    for (std::size_t players = 4; players <= 16; players += 2) {
        std::map<PlayerNumber, std::string> colours;
        for (const auto& boards : double_berger_table(players)) {
            for (const auto& [first, second] : boards) {
                colours[first] += 'w';
                colours[second] += 'b';
            }
        }
        for (const auto& [player, all] : colours) {
            EXPECT_EQ(all.find("www"), std::string::npos) << players << " players: " << all;
            EXPECT_EQ(all.find("bbb"), std::string::npos) << players << " players: " << all;
        }
    }
}

TEST(BergerTable, OfOnePlayerHasNoRounds) {
    EXPECT_TRUE(berger_table(0).empty());
    EXPECT_TRUE(berger_table(1).empty());
}

} // namespace
} // namespace tabuleiro::league
