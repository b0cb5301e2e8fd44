#include "league/knockout/knockout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace tabuleiro::league {
namespace {

// What happened in a tournament that was played to its end.
struct PlayedOut {
    KnockoutState state;
    std::vector<KnockoutGame> games;
};

// `lead(encounter)` is the result of each game.
template <class Lead>
PlayedOut play_knockout(std::size_t players, const KnockoutRules& rules, Lead lead) {
    PlayedOut all;
    for (;;) {
        all.state = knockout(players, rules, all.games);
        if (all.state.over()) {
            return all;
        }
        for (const KnockoutEncounter& encounter : all.state.rounds.back()) {
            for (int game = 0; game < encounter.open; ++game) {
                all.games.push_back(
                    {encounter.round, encounter.better, *encounter.other, lead(encounter)});
            }
        }
    }
}

const auto better_wins = [](const KnockoutEncounter&) { return 2; };

TEST(Knockout, OfSixteenHasTheUsualBracket) {
    const auto state = knockout(16, {}, {});
    ASSERT_EQ(state.rounds.size(), 1U);
    std::vector<std::pair<PlayerNumber, PlayerNumber>> seeds; // from 1 on
    for (const KnockoutEncounter& encounter : state.rounds.front()) {
        seeds.emplace_back(encounter.better + 1, *encounter.other + 1);
    }
    using Seeds = std::vector<std::pair<PlayerNumber, PlayerNumber>>;
    EXPECT_EQ(seeds,
              (Seeds{{1, 16}, {8, 9}, {4, 13}, {5, 12}, {2, 15}, {7, 10}, {3, 14}, {6, 11}}));
}

TEST(Knockout, ByesOfTheFirstRoundGoToTheBestSeeds) {
    for (std::size_t players = 2; players <= 64; ++players) {
        const auto state = knockout(players, {}, {});
        std::set<PlayerNumber> seen;
        std::vector<PlayerNumber> byes;
        for (const KnockoutEncounter& encounter : state.rounds.front()) {
            EXPECT_TRUE(seen.insert(encounter.better).second);
            if (encounter.other) {
                EXPECT_TRUE(seen.insert(*encounter.other).second);
                EXPECT_EQ(encounter.open, 1);
            } else {
                EXPECT_EQ(encounter.winner, encounter.better);
                byes.push_back(encounter.better);
            }
        }
        EXPECT_EQ(seen.size(), players) << "everybody plays or has a bye";
        std::sort(byes.begin(), byes.end());
        EXPECT_EQ(byes.size(), (std::size_t{1} << knockout_rounds(players)) - players);
        for (std::size_t i = 0; i < byes.size(); ++i) {
            EXPECT_EQ(byes[i], i) << players << " players";
        }
    }
}

TEST(Knockout, WhereTheBetterSeedWinsTheLastRoundsAreAmongTheBest) {
    for (std::size_t players = 2; players <= 64; ++players) {
        const auto [state, games] = play_knockout(players, {}, better_wins);
        for (std::size_t back = 0; back < state.rounds.size(); ++back) {
            const auto& round = state.rounds[state.rounds.size() - 1 - back];
            const std::size_t left = std::size_t{2} << back;
            for (const KnockoutEncounter& encounter : round) {
                EXPECT_LT(encounter.better, left);
                // The best meets the worst of those who are left, and so on.
                if (encounter.other) {
                    EXPECT_EQ(encounter.better + *encounter.other, left - 1);
                }
            }
        }
        EXPECT_EQ(state.places.front(), 0U);
        EXPECT_EQ(state.places[1], 1U);
    }
}

TEST(Knockout, HasOneLoserOfEachEncounterWhoeverWins) {
    std::mt19937 random(3);
    for (std::size_t players = 2; players <= 64; ++players) {
        for (const bool third_place : {false, true}) {
            KnockoutRules rules;
            rules.games = 1 + static_cast<int>(random() % 3);
            rules.extra_games = 1 + static_cast<int>(random() % 2);
            rules.all_games = random() % 2 == 0;
            rules.third_place = third_place;
            const auto [state, games] = play_knockout(players, rules, [&](const auto&) {
                return 2 * (static_cast<int>(random() % 3) - 1);
            });
            EXPECT_EQ(static_cast<int>(state.rounds.size()), knockout_rounds(players));
            std::map<PlayerNumber, int> defeats;
            std::size_t encounters = 0;
            for (const auto& round : state.rounds) {
                for (const KnockoutEncounter& encounter : round) {
                    ASSERT_TRUE(encounter.winner);
                    EXPECT_EQ(encounter.open, 0);
                    if (encounter.better == 0 && encounter.other == PlayerNumber{1}) {
                        EXPECT_EQ(&round, &state.rounds.back()) << "seeds 1 and 2 meet too early";
                    }
                    if (encounter.other && !encounter.for_third_place) {
                        ++defeats[encounter.loser()];
                        ++encounters;
                    }
                }
            }
            EXPECT_EQ(encounters, players - 1);
            EXPECT_EQ(defeats.size(), players - 1) << "each of them once";
            EXPECT_EQ(defeats.count(state.places.front()), 0U);
            const std::set<PlayerNumber> best(state.places.begin(), state.places.end());
            EXPECT_EQ(best.size(), state.places.size());
            EXPECT_EQ(state.places.size(), players == 2   ? 2U
                                           : players == 3 ? 3U
                                           : third_place  ? 4U
                                                          : 2U);
        }
    }
}

TEST(Knockout, TheLosersOfTheSemiFinalsMeetForTheThirdPlace) {
    KnockoutRules rules;
    rules.third_place = true;
    const auto [state, games] = play_knockout(8, rules, better_wins);
    EXPECT_EQ(state.places, (std::vector<PlayerNumber>{0, 1, 2, 3}));
    EXPECT_EQ(games.size(), 8U);
    ASSERT_EQ(state.rounds.back().size(), 2U);
    EXPECT_TRUE(state.rounds.back()[1].for_third_place);
    EXPECT_EQ(state.rounds.back()[1].better, 2U);
    EXPECT_EQ(state.rounds.back()[1].other, PlayerNumber{3});
}

TEST(Knockout, IsNotOverBeforeTheThirdPlaceIsDecided) {
    KnockoutRules rules;
    rules.third_place = true;
    std::vector<KnockoutGame> games{{0, 0, 3, 2}, {0, 1, 2, 2}, {1, 0, 1, -2}};
    const auto state = knockout(4, rules, games);
    EXPECT_EQ(state.places, (std::vector<PlayerNumber>{1, 0}));
    EXPECT_FALSE(state.over());
    games.push_back({1, 2, 3, -2});
    EXPECT_EQ(knockout(4, rules, games).places, (std::vector<PlayerNumber>{1, 0, 3, 2}));
    EXPECT_TRUE(knockout(4, rules, games).over());
}

TEST(Knockout, ATieIsExtendedAndAtLastTheBetterSeedGoesOn) {
    KnockoutRules rules;
    rules.games = 2;
    rules.extra_games = 2;
    rules.most_extensions = 2;
    std::vector<KnockoutGame> games;
    for (int game = 0; game < 6; ++game) {
        const auto state = knockout(2, rules, games);
        EXPECT_FALSE(state.over());
        EXPECT_EQ(state.rounds[0][0].open, 2 - game % 2);
        games.push_back({0, 0, 1, game % 2 == 0 ? -2 : 2});
    }
    EXPECT_EQ(knockout(2, rules, games).places, (std::vector<PlayerNumber>{0, 1}));
    games.back().lead = 0;
    EXPECT_EQ(knockout(2, rules, games).places, (std::vector<PlayerNumber>{1, 0}));
}

TEST(Knockout, AnEncounterEndsEarlyWhereTheRulesSaySo) {
    KnockoutRules rules;
    rules.games = 4;
    const std::vector<KnockoutGame> games{{0, 0, 1, 2}, {0, 0, 1, 2}, {0, 0, 1, 2}};
    EXPECT_FALSE(knockout(2, rules, games).over());
    rules.all_games = false;
    EXPECT_TRUE(knockout(2, rules, games).over());
    EXPECT_EQ(knockout(2, rules, {games[0], games[1]}).rounds[0][0].open, 2) << "may be tied";
}

TEST(Knockout, AnAwardDecidesAnEncounter) {
    const std::vector<KnockoutAward> awards{{0, 3}, {1, 2}};
    const auto state = knockout(4, {}, {{0, 1, 2, -2}}, awards);
    EXPECT_EQ(state.rounds[0][0].winner, PlayerNumber{3});
    EXPECT_EQ(state.places, (std::vector<PlayerNumber>{2, 3}));
}

TEST(Knockout, ColoursAlternate) {
    const auto state = knockout(4, {}, {});
    const auto& [first, second] = std::tie(state.rounds[0][0], state.rounds[0][1]);
    EXPECT_NE(colour_of_better(first, 0), colour_of_better(first, 1));
    EXPECT_NE(colour_of_better(first, 0), colour_of_better(second, 0));
}

TEST(Knockout, TwoPlayersMeetInOneRoundAlone) {
    // 0 7 3 4 1 6 2 5
    EXPECT_EQ(meeting_round(8, 0, 7), 0);
    EXPECT_EQ(meeting_round(8, 4, 3), 0);
    EXPECT_EQ(meeting_round(8, 0, 3), 1);
    EXPECT_EQ(meeting_round(8, 0, 1), 2);
    EXPECT_EQ(meeting_round(8, 3, 2), 2) << "also for the third place";
    EXPECT_EQ(meeting_round(5, 0, 3), 1);
}

TEST(Knockout, RanksGoByHowFarSomebodyHasCome) {
    KnockoutRules rules;
    rules.third_place = true;
    std::vector<KnockoutGame> games{{0, 0, 7, 2}, {0, 3, 4, -2}};
    EXPECT_EQ(knockout_ranks(8, knockout(8, rules, games)),
              (std::vector<int>{1, 1, 1, 7, 1, 1, 1, 7}));
    games.insert(games.end(), {{0, 1, 6, 2}, {0, 2, 5, 2}, {1, 0, 4, 2}, {1, 1, 2, 2}});
    EXPECT_EQ(knockout_ranks(8, knockout(8, rules, games)),
              (std::vector<int>{1, 1, 3, 5, 3, 5, 5, 5}));
    games.insert(games.end(), {{2, 0, 1, -2}, {2, 2, 4, -2}});
    EXPECT_EQ(knockout_ranks(8, knockout(8, rules, games)),
              (std::vector<int>{2, 1, 4, 5, 3, 5, 5, 5}));
    EXPECT_EQ(knockout_ranks(3, knockout(3, {}, {{0, 1, 2, 2}})), (std::vector<int>{1, 1, 3}));
}

TEST(Knockout, OfOnePlayerIsOver) {
    EXPECT_TRUE(knockout(1, {}, {}).over());
    EXPECT_EQ(knockout(1, {}, {}).places, std::vector<PlayerNumber>{0});
}

} // namespace
} // namespace tabuleiro::league
