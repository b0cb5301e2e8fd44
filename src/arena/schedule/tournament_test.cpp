#include "arena/schedule/tournament.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::arena {
namespace {

Plan match_of(int pairs) {
    Plan plan;
    plan.pairs = pairs;
    plan.players.resize(2);
    return plan;
}

GameRecord game(int id, ByPlayer<int> seats, std::optional<Player> winner) {
    GameRecord record;
    record.job.id = id;
    record.job.pair = id / 2;
    record.job.seats = seats;
    record.end = {winner, Reason::Rule, "checkmate"};
    return record;
}

TEST(Tournament, GivesEveryGameOnceWithColoursSwapped) {
    const Plan plan = match_of(2);
    Tournament tournament(plan);
    for (int id = 0; id < 4; ++id) {
        const auto taken = tournament.take();
        ASSERT_TRUE(taken);
        EXPECT_EQ(taken->id, id);
        EXPECT_EQ(taken->seats, (id % 2 == 0 ? ByPlayer<int>{0, 1} : ByPlayer<int>{1, 0}));
    }
    EXPECT_FALSE(tournament.take());
    EXPECT_FALSE(tournament.over());
    for (const int id : {3, 1, 0, 2}) {
        tournament.add(id, 2); // the first to move wins
    }
    EXPECT_TRUE(tournament.over());
    EXPECT_EQ(tournament.pairs_of_first(), (league::Pentanomial{{0, 0, 2, 0, 0}}));
}

TEST(Tournament, ABrokenOffGameIsGivenAgain) {
    const Plan plan = match_of(1);
    Tournament tournament(plan);
    ASSERT_EQ(tournament.take()->id, 0);
    ASSERT_EQ(tournament.take()->id, 1);
    tournament.give_back(0);
    EXPECT_EQ(tournament.take()->id, 0);
    EXPECT_FALSE(tournament.take());
}

TEST(Tournament, ARestoredGameIsNotGivenAgain) {
    const Plan plan = match_of(2);
    Tournament tournament(plan);
    ASSERT_TRUE(
        tournament.restore({game(2, {0, 1}, Player::First), game(0, {0, 1}, Player::First)}));
    EXPECT_EQ(tournament.played(), 2);
    EXPECT_EQ(tournament.take()->id, 1);
    EXPECT_EQ(tournament.take()->id, 3);
    EXPECT_FALSE(tournament.take());
}

TEST(Tournament, GamesOfAnotherPlanAreRefused) {
    const Plan plan = match_of(1);
    EXPECT_FALSE(Tournament(plan).restore({game(0, {1, 0}, Player::First)}));
    EXPECT_FALSE(Tournament(plan).restore({game(2, {0, 1}, Player::First)}));
    EXPECT_FALSE(Tournament(plan).restore({game(-1, {0, 1}, Player::First)}));
}

TEST(Tournament, ASwissRestoresItsLaterRounds) {
    Plan plan;
    plan.format = Format::Swiss;
    plan.players.resize(4);
    plan.rounds = 2;
    Tournament one(plan);
    std::vector<GameRecord> games;
    while (const auto taken = one.take()) {
        games.push_back(game(taken->id, taken->seats, Player::First));
        one.add(taken->id, 2);
    }
    EXPECT_TRUE(one.over());
    EXPECT_EQ(games.size(), 8U);
    Tournament other(plan);
    games.pop_back();
    ASSERT_TRUE(other.restore(games));
    EXPECT_EQ(other.take()->id, 7);
}

// Earlier versions paired the second round of a Swiss tournament otherwise.
TEST(Tournament, AWholeRoundOfASwissStaysAsItWasPaired) {
    Plan plan;
    plan.format = Format::Swiss;
    plan.players.resize(4);
    plan.rounds = 3;
    std::vector<GameRecord> games;
    // 0 and 1 have won, and meet; then the others, in another order than today.
    const std::vector<std::pair<int, int>> pairs{{0, 2}, {1, 3}, {3, 2}, {1, 0}};
    for (const auto& [a, b] : pairs) {
        games.push_back(game(static_cast<int>(games.size()), {a, b}, Player::First));
        games.push_back(game(static_cast<int>(games.size()), {b, a}, std::nullopt));
    }
    Tournament whole(plan);
    ASSERT_TRUE(whole.restore(games));
    EXPECT_EQ(whole.played(), 8);
    EXPECT_EQ(whole.whole_pairs()[2].fixture, (Fixture{1, 3, 2, 1}));
    EXPECT_EQ(whole.take()->fixture, (Fixture{2, 1, 2, 2})) << "who have not met";
    games.pop_back();
    EXPECT_FALSE(Tournament(plan).restore(games)) << "a round that is not complete";
    games.push_back(game(7, {0, 3}, std::nullopt));
    EXPECT_FALSE(Tournament(plan).restore(games)) << "nobody plays twice in a round";
}

TEST(Tournament, TheSprtStopsAtTheSamePairWhateverTheOrderOfGames) {
    Plan plan = match_of(200);
    plan.sprt = league::SprtTerms{0, 200, 0.05, 0.05};
    const auto points = [](int id) { return id % 2 == 0 ? 2 : id % 3; }; // some order of results
    std::optional<int> decided;                                          // pairs
    for (const int at_once : {1, 2, 7}) {
        Tournament tournament(plan);
        std::vector<int> running;
        while (!tournament.over()) {
            while (static_cast<int>(running.size()) < at_once) {
                const auto taken = tournament.take();
                if (!taken) {
                    break;
                }
                running.push_back(taken->id);
            }
            const int id = running.back(); // the last one started ends first
            running.pop_back();
            tournament.add(id, points(id));
        }
        ASSERT_TRUE(tournament.decided());
        const int counted = static_cast<int>(tournament.pairs_of_first().count());
        EXPECT_EQ(decided.value_or(counted), counted);
        decided = counted;
        EXPECT_TRUE(tournament.counts(2 * counted - 1));
        EXPECT_FALSE(tournament.counts(2 * counted));
    }
}

} // namespace
} // namespace tabuleiro::arena
