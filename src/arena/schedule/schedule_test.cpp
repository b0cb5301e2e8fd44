#include "arena/schedule/schedule.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "arena/schedule/knockout.hpp"
#include "arena/schedule/swiss.hpp"
#include "core/rng.hpp"

namespace tabuleiro::arena {
namespace {

Plan plan_of(Format format, int players, int pairs = 1) {
    Plan plan;
    plan.format = format;
    plan.pairs = pairs;
    for (int i = 0; i < players; ++i) {
        PlayerSpec player;
        player.name = std::to_string(i);
        plan.players.push_back(player);
    }
    return plan;
}

// Plays everything; the stronger (the lower number) wins, with upsets from a seed.
std::vector<Played> play_out(const Plan& plan, std::uint64_t seed) {
    Rng rng(seed);
    std::vector<Played> played;
    for (auto next = next_fixtures(plan, played); !next.empty();
         next = next_fixtures(plan, played)) {
        for (const Fixture& fixture : next) {
            const int luck = static_cast<int>(rng.below(3));
            played.push_back({fixture, fixture.a < fixture.b ? 4 - luck : luck});
        }
    }
    return played;
}

TEST(Schedule, AMatchIsPairsOfOpenings) {
    const auto fixtures = next_fixtures(plan_of(Format::Match, 2, 3), {});
    EXPECT_EQ(fixtures, (std::vector<Fixture>{{0, 0, 1, 0}, {1, 0, 1, 1}, {2, 0, 1, 2}}));
}

TEST(Schedule, InAGauntletTheFirstMeetsAllOthers) {
    const auto fixtures = next_fixtures(plan_of(Format::Gauntlet, 4, 2), {});
    ASSERT_EQ(fixtures.size(), 6U);
    for (const Fixture& fixture : fixtures) {
        EXPECT_EQ(fixture.a, 0);
    }
}

TEST(Schedule, InARoundRobinEverybodyMeetsEverybodyAndNobodyTwiceInARound) {
    for (int players = 2; players <= 9; ++players) {
        const Plan plan = plan_of(Format::RoundRobin, players, 2);
        const auto fixtures = next_fixtures(plan, {});
        EXPECT_EQ(static_cast<int>(fixtures.size()), *total_fixtures(plan));
        std::map<std::pair<int, int>, int> met;
        std::set<std::pair<int, int>> busy; // round, player
        for (const Fixture& fixture : fixtures) {
            ++met[std::minmax(fixture.a, fixture.b)];
            EXPECT_TRUE(busy.emplace(fixture.round, fixture.a).second);
            EXPECT_TRUE(busy.emplace(fixture.round, fixture.b).second);
        }
        EXPECT_EQ(static_cast<int>(met.size()), players * (players - 1) / 2);
        for (const auto& [who, times] : met) {
            EXPECT_EQ(times, 2);
        }
    }
}

// Results files number games by their place in this order.
TEST(Schedule, ARoundRobinKeepsItsOrder) {
    EXPECT_EQ(
        next_fixtures(plan_of(Format::RoundRobin, 4), {}),
        (std::vector<Fixture>{
            {0, 0, 3, 0}, {0, 1, 2, 0}, {1, 0, 1, 0}, {1, 2, 3, 0}, {2, 0, 2, 0}, {2, 3, 1, 0}}));
    EXPECT_EQ(next_fixtures(plan_of(Format::RoundRobin, 5), {}),
              (std::vector<Fixture>{{0, 1, 4, 0},
                                    {0, 2, 3, 0},
                                    {1, 0, 1, 0},
                                    {1, 3, 4, 0},
                                    {2, 0, 2, 0},
                                    {2, 3, 1, 0},
                                    {3, 0, 3, 0},
                                    {3, 4, 2, 0},
                                    {4, 0, 4, 0},
                                    {4, 1, 2, 0}}));
}

TEST(Schedule, ASwissWithMoreRoundsThanOpponentsRepeatsTheOldestEncounters) {
    Plan plan = plan_of(Format::Swiss, 4);
    plan.rounds = 7;
    const auto played = play_out(plan, 2);
    ASSERT_EQ(static_cast<int>(played.size()), *total_fixtures(plan));
    const auto met_in = [&](int round) {
        std::set<std::pair<int, int>> pairs;
        for (const Played& pair : played) {
            if (pair.fixture.round == round) {
                pairs.insert(std::minmax(pair.fixture.a, pair.fixture.b));
            }
        }
        return pairs;
    };
    for (int round = 3; round < 7; ++round) {
        EXPECT_EQ(met_in(round), met_in(round - 3));
    }
}

TEST(Schedule, ASwissIsPairedByTheDutchSystem) {
    const Plan plan = plan_of(Format::Swiss, 8);
    std::vector<Played> played;
    for (const Fixture& fixture : next_fixtures(plan, {})) {
        played.push_back({fixture, 4});
    }
    // 0 to 3 have won: the upper half of each score group meets the lower half.
    EXPECT_EQ(next_fixtures(plan, played),
              (std::vector<Fixture>{{1, 0, 2, 1}, {1, 1, 3, 1}, {1, 4, 6, 1}, {1, 5, 7, 1}}));
}

TEST(Schedule, ATeamMatchIsPlayedBoardByBoard) {
    const Plan plan = plan_of(Format::TeamMatch, 4, 2);
    const auto fixtures = next_fixtures(plan, {});
    EXPECT_EQ(fixtures,
              (std::vector<Fixture>{{0, 0, 2, 0}, {0, 3, 1, 0}, {1, 2, 0, 1}, {1, 1, 3, 1}}));
    EXPECT_EQ(static_cast<int>(fixtures.size()), *total_fixtures(plan));
    EXPECT_TRUE(next_fixtures(plan, {{fixtures[0], 2}}).empty());
}

TEST(Schedule, ASwissPairsNobodyTwiceAndGivesByesInTurn) {
    for (const int players : {2, 3, 5, 8, 11, 16}) {
        const Plan plan = plan_of(Format::Swiss, players);
        const auto played = play_out(plan, 5);
        EXPECT_EQ(static_cast<int>(played.size()), *total_fixtures(plan)) << players;
        std::set<std::pair<int, int>> met;
        for (const Played& pair : played) {
            EXPECT_TRUE(met.insert(std::minmax(pair.fixture.a, pair.fixture.b)).second) << players;
        }
        const auto scores = swiss_scores(plan, played);
        int sum = 0;
        for (const int score : scores) {
            sum += score;
        }
        const int rounds = usual_rounds(players);
        EXPECT_EQ(sum, 4 * rounds * (players / 2 + players % 2));
    }
}

TEST(Schedule, TheBestOfASwissMeetTheBest) {
    const Plan plan = plan_of(Format::Swiss, 8);
    std::vector<Played> played;
    for (auto next = next_fixtures(plan, played); !next.empty();
         next = next_fixtures(plan, played)) {
        for (const Fixture& fixture : next) {
            played.push_back({fixture, fixture.a < fixture.b ? 4 : 0});
        }
    }
    const auto scores = swiss_scores(plan, played);
    EXPECT_EQ(std::max_element(scores.begin(), scores.end()) - scores.begin(), 0);
    const auto last = played.back().fixture.round;
    for (const Played& pair : played) {
        if (pair.fixture.round == 2) { // the two with two victories
            EXPECT_TRUE(pair.fixture.a != 0 || pair.fixture.b <= 3);
        }
    }
    EXPECT_EQ(last, usual_rounds(8) - 1);
}

TEST(Schedule, AKnockoutHasOneWinnerAndOneEncounterForEachLoser) {
    for (int players = 2; players <= 9; ++players) {
        const Plan plan = plan_of(Format::Knockout, players);
        const auto played = play_out(plan, static_cast<std::uint64_t>(players));
        ASSERT_TRUE(knockout_winner(plan, played));
        std::set<std::pair<int, int>> encounters;
        for (const Played& pair : played) {
            encounters.insert(std::minmax(pair.fixture.a, pair.fixture.b));
        }
        EXPECT_EQ(static_cast<int>(encounters.size()), players - 1);
    }
}

TEST(Schedule, TheBestTwoOfAKnockoutMeetInTheFinalOnly) {
    const Plan plan = plan_of(Format::Knockout, 8);
    const auto first = next_fixtures(plan, {});
    EXPECT_EQ(first,
              (std::vector<Fixture>{{0, 0, 7, 0}, {0, 3, 4, 0}, {0, 1, 6, 0}, {0, 2, 5, 0}}));
}

TEST(Schedule, TheThirdPlaceIsPlayedForWhereItWasAskedFor) {
    Plan plan = plan_of(Format::Knockout, 4);
    for (const bool third_place : {false, true}) {
        plan.third_place = third_place;
        std::vector<Played> played;
        for (auto next = next_fixtures(plan, played); !next.empty();
             next = next_fixtures(plan, played)) {
            EXPECT_TRUE(knockout_places(plan, played).empty());
            for (const Fixture& fixture : next) {
                played.push_back({fixture, 4});
            }
        }
        EXPECT_EQ(played.size(), third_place ? 4U : 3U);
        EXPECT_EQ(knockout_places(plan, played),
                  third_place ? (std::vector<int>{0, 1, 2, 3}) : (std::vector<int>{0, 1}));
    }
}

TEST(Schedule, ATieIsPlayedOnAndAtLastTheBetterSeedGoesThrough) {
    const Plan plan = plan_of(Format::Knockout, 2);
    std::vector<Played> played;
    for (int pair = 0; pair <= max_extra_pairs; ++pair) {
        const auto next = next_fixtures(plan, played);
        ASSERT_EQ(next, (std::vector<Fixture>{{0, 0, 1, pair}}));
        EXPECT_EQ(knockout_winner(plan, played), std::nullopt);
        played.push_back({next.front(), 2});
    }
    EXPECT_TRUE(next_fixtures(plan, played).empty());
    EXPECT_EQ(knockout_winner(plan, played), 0);
    played.back().half_points = 1;
    EXPECT_EQ(knockout_winner(plan, played), 1);
}

} // namespace
} // namespace tabuleiro::arena
