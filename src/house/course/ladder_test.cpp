#include "house/course/ladder.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/rng.hpp"

namespace tabuleiro::house::course {
namespace {

using Pair = std::pair<VersionId, VersionId>;

LadderGames one(const VersionId& first, const VersionId& second,
                std::optional<LadderWinner> winner = LadderWinner::First) {
    return {{first, second}, winner, std::nullopt, 1};
}

// Plays so many games that are decided by this function, as a ladder would.
template <class Decide>
std::vector<LadderGames> played(const std::vector<LadderVersion>& versions, int number,
                                Decide decide) {
    std::vector<LadderGames> games;
    for (int i = 0; i < number; ++i) {
        const auto pairing = next_pairing(versions, games);
        if (!pairing) {
            break;
        }
        games.push_back({*pairing, decide(*pairing), std::nullopt, 1});
    }
    return games;
}

LadderWinner first_wins(const ByPlayer<VersionId>&) {
    return LadderWinner::First;
}

std::map<Pair, int> seats_in(const std::vector<LadderGames>& games) {
    std::map<Pair, int> seats;
    for (const LadderGames& some : games) {
        seats[{some.seats.first, some.seats.second}] += some.count;
    }
    return seats;
}

TEST(Ladder, NobodyPlaysAlone) {
    EXPECT_FALSE(next_pairing({}, {}));
    EXPECT_FALSE(next_pairing({{"a", ""}}, {}));
    EXPECT_TRUE(standings_of({}, {}).standings.empty());
}

TEST(Ladder, EverybodyMeetsEverybodyWithBothSides) {
    const std::vector<LadderVersion> versions{{"d", ""}, {"c", ""}, {"b", ""}, {"a", ""}};
    const auto seats = seats_in(played(versions, 12, first_wins));
    EXPECT_EQ(seats.size(), 12U);
    for (const auto& [pair, count] : seats) {
        EXPECT_EQ(count, 1) << pair.first << pair.second;
    }
    for (const auto& [pair, count] : seats_in(played(versions, 120, first_wins))) {
        EXPECT_EQ(count, 10) << pair.first << pair.second;
    }
}

TEST(Ladder, ANewVersionPlaysFirstAndMeetsTheOneBefore) {
    std::vector<LadderVersion> versions{{"c1", ""}, {"b1", ""}, {"a1", ""}};
    std::vector<LadderGames> games = played(versions, 30, first_wins);
    versions = {{"b2", "b1"}, {"c1", ""}, {"a1", ""}};
    std::set<Pair> next;
    for (int i = 0; i < 6; ++i) {
        const auto pairing = next_pairing(versions, games);
        ASSERT_TRUE(pairing);
        next.emplace(pairing->first, pairing->second);
        games.push_back({*pairing, std::nullopt, std::nullopt, 1}); // it is being played
    }
    EXPECT_EQ(
        next,
        (std::set<Pair>{
            {"b2", "c1"}, {"c1", "b2"}, {"b2", "a1"}, {"a1", "b2"}, {"b2", "b1"}, {"b1", "b2"}}));
}

TEST(Ladder, ItWaitsWhenEverythingIsKnown) {
    const std::vector<LadderVersion> versions{{"b", "b0"}, {"a", ""}};
    const auto games = played(versions, 10'000, first_wins);
    EXPECT_EQ(games.size(), static_cast<std::size_t>(2 * most_games_of_a_pair));
    EXPECT_FALSE(next_pairing(versions, games));
    EXPECT_TRUE(next_pairing({{"c", ""}, {"b", "b0"}, {"a", ""}}, games));
}

TEST(Ladder, AVersionThatWasJudgedMeetsItsPredecessorNoMore) {
    const std::vector<LadderVersion> versions{{"b", "b0", true}, {"a", ""}};
    const auto seats = seats_in(played(versions, 10'000, first_wins));
    EXPECT_EQ(seats, (std::map<Pair, int>{{{"a", "b"}, most_games_of_a_pair / 2},
                                          {{"b", "a"}, most_games_of_a_pair / 2}}));
}

TEST(Ladder, BothGamesOfAPairHaveTheSameOpening) {
    EXPECT_EQ(opening_seed({"a", "b"}, 3), opening_seed({"b", "a"}, 3));
    std::set<std::uint64_t> seeds;
    for (int n = 0; n < 100; ++n) {
        seeds.insert(opening_seed({"a", "b"}, n));
        seeds.insert(opening_seed({"a", "c"}, n));
    }
    EXPECT_EQ(seeds.size(), 200U);
    // It must not change: a game that is opened again after a crash has the same opening.
    EXPECT_EQ(opening_seed({"bcdfghjkmnpq", "bcdfghjkmnpr"}, 0), 16654287846999936095U);
}

TEST(Ladder, StandingsHaveTheKnownOrder) {
    // Each beats those behind it in three games of four.
    const std::vector<LadderVersion> versions{{"d1", ""}, {"d3", ""}, {"d4", ""}, {"d2", ""}};
    Rng rng(5);
    const auto games = played(versions, 2000, [&](const ByPlayer<VersionId>& seats) {
        const bool upset = rng.below(4) == 0;
        return (seats.first > seats.second) != upset ? LadderWinner::First : LadderWinner::Second;
    });
    const LadderStandings found = standings_of(versions, games);
    ASSERT_EQ(found.standings.size(), 4U);
    EXPECT_EQ(found.games, 2000);
    EXPECT_TRUE(found.bounded);
    double sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const LadderStanding& standing = found.standings[i];
        EXPECT_EQ(standing.version, "d" + std::to_string(4 - i));
        EXPECT_EQ(standing.rank, static_cast<int>(i) + 1);
        EXPECT_EQ(standing.games(), 1000);
        EXPECT_GT(standing.error95, 0);
        EXPECT_LT(standing.error95, 40);
        sum += *standing.elo;
    }
    EXPECT_NEAR(sum, 0, 1e-6);
}

TEST(Ladder, ResultsAndFailuresAreCountedForBothSeats) {
    std::vector<LadderGames> games{one("a", "b"), one("b", "a", LadderWinner::Draw),
                                   one("b", "a", std::nullopt)};
    games[0].failed = Player::Second;
    const LadderStandings found = standings_of({{"b", ""}, {"a", ""}, {"c", ""}}, games);
    EXPECT_EQ(found.games, 2);
    const LadderStanding& best = found.standings[0];
    EXPECT_EQ(best.version, "a");
    EXPECT_EQ(best.won, 1);
    EXPECT_EQ(best.drawn, 1);
    EXPECT_EQ(best.failures, 0);
    EXPECT_EQ(found.standings[1].lost, 1);
    EXPECT_EQ(found.standings[1].failures, 1);
    EXPECT_EQ(found.standings[2].version, "c");
    EXPECT_FALSE(found.standings[2].elo);
}

TEST(Ladder, AVersionIsComparedWithTheOneBeforeAlone) {
    std::vector<LadderGames> games;
    for (int i = 0; i < 3; ++i) {
        games.push_back(one("b2", "b1"));
        games.push_back(one("b1", "b2", LadderWinner::Second));
    }
    const LadderStandings found = standings_of({{"b2", "b1"}, {"a", ""}}, games);
    EXPECT_EQ(found.games, 0);
    EXPECT_FALSE(found.standings[0].elo);
    ASSERT_TRUE(found.standings[0].predecessor);
    EXPECT_EQ(found.standings[0].predecessor->games, 6);
    EXPECT_DOUBLE_EQ(found.standings[0].predecessor->score, 1);
    // As if one of seven had been lost.
    EXPECT_NEAR(found.standings[0].predecessor->error95, 1.96 * std::sqrt(6.0 / 49 / 7), 1e-9);
    games.push_back(one("b1", "b2"));
    games.push_back(one("b1", "b2"));
    const auto compared = standings_of({{"b2", "b1"}, {"a", ""}}, games).standings[0].predecessor;
    EXPECT_DOUBLE_EQ(compared->score, 0.75);
    EXPECT_NEAR(compared->error95, 1.96 * std::sqrt(0.1875 / 8), 1e-9);
}

} // namespace
} // namespace tabuleiro::house::course
