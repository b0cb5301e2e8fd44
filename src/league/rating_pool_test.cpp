#include "league/rating_pool.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "support/rating_simulation.hpp"

namespace tabuleiro::league {
namespace {

const std::vector<LevelRating> three_levels{{1, 600}, {2, 1200}, {3, 1800}};
constexpr std::int64_t week = 7 * 24 * 3'600'000LL;

RatedGame won_by(const Contestant& winner, const Contestant& loser, std::int64_t sequence,
                 std::int64_t finished = 0) {
    return {sequence, finished, {winner, loser}, 1};
}

TEST(RatingPool, NewcomersAreTakenForTheLevelInTheMiddle) {
    const RatingPool pool(three_levels);
    const auto rating = pool.rating("ana", 0);
    ASSERT_TRUE(rating);
    EXPECT_EQ(rating->strength, (PlayerStrength{1200, 500, 0.08}));
    EXPECT_EQ(rating->games, 0U);
    EXPECT_TRUE(rating->is_provisional());
    EXPECT_EQ(RatingPool({{1, 600}, {2, 700}}).rating("ana", 0)->strength.rating, 600);
}

TEST(RatingPool, LevelsNeverChange) {
    RatingPool pool(three_levels);
    for (int i = 1; i <= 50; ++i) {
        ASSERT_TRUE(pool.rate(won_by("ana", Level{3}, i, i * week)));
    }
    EXPECT_EQ(pool.rating(Level{3}, 100 * week)->strength, (PlayerStrength{1800, 0, 0}));
    EXPECT_FALSE(pool.rating(Level{3}, 0)->is_provisional());
    EXPECT_FALSE(pool.rating(Level{4}, 0));
    EXPECT_GT(pool.rating("ana", 50 * week)->strength.rating, 1900);
    EXPECT_EQ(pool.rating("ana", 50 * week)->games, 50U);
}

TEST(RatingPool, BothAreRatedByWhatWasKnownBeforeTheGame) {
    RatingPool pool(three_levels);
    ASSERT_TRUE(pool.rate(won_by("ana", "rui", 1)));
    const PlayerStrength winner = pool.rating("ana", 0)->strength;
    const PlayerStrength loser = pool.rating("rui", 0)->strength;
    EXPECT_NEAR(winner.rating - 1200, 1200 - loser.rating, 1e-9);
    EXPECT_EQ(winner.deviation, loser.deviation);
    EXPECT_GT(winner.rating, 1300);
    // The second player's view of the same result.
    RatingPool other(three_levels);
    ASSERT_TRUE(other.rate({1, 0, {"rui", "ana"}, 0}));
    EXPECT_EQ(other.rating("ana", 0)->strength, winner);
    EXPECT_EQ(other.rating("rui", 0)->strength, loser);
}

TEST(RatingPool, WhatCannotBeRatedChangesNothing) {
    RatingPool pool(three_levels);
    ASSERT_TRUE(pool.rate(won_by("ana", "rui", 5)));
    const PlayerStrength before = pool.rating("ana", 0)->strength;
    EXPECT_FALSE(pool.rate(won_by("ana", "rui", 5)));
    EXPECT_FALSE(pool.rate(won_by("ana", "rui", 4)));
    EXPECT_FALSE(pool.rate(won_by("ana", "ana", 6)));
    EXPECT_FALSE(pool.rate(won_by(Level{1}, Level{2}, 6)));
    EXPECT_FALSE(pool.rate(won_by("ana", Level{9}, 6)));
    EXPECT_EQ(pool.rating("ana", 0)->strength, before);
    EXPECT_EQ(pool.last_sequence(), 5);
    EXPECT_TRUE(pool.rate(won_by("ana", "rui", 6)));
}

TEST(RatingPool, TheDeviationGrowsWithTimeUpToThatOfNewcomers) {
    RatingPool pool(three_levels);
    for (int i = 1; i <= 60; ++i) {
        ASSERT_TRUE(pool.rate({i, i, {"ana", Level{2}}, i % 2 == 0 ? 1.0 : 0.0}));
    }
    const auto now = pool.rating("ana", 60);
    const auto later = pool.rating("ana", 60 + 52 * week);
    EXPECT_FALSE(now->is_provisional());
    EXPECT_NEAR(later->strength.deviation,
                std::hypot(now->strength.deviation, 173.7178 * 0.08 * std::sqrt(52.0)), 0.01);
    EXPECT_EQ(later->strength.rating, now->strength.rating);
    EXPECT_NEAR(pool.rating("ana", 50'000 * week)->strength.deviation, 500, 1e-9);
    EXPECT_TRUE(pool.rating("ana", 50'000 * week)->is_provisional());
    EXPECT_NEAR(now->margin(), 1.96 * now->strength.deviation, 1e-12);
}

TEST(RatingPool, AClockThatIsBehindCountsAsNoTime) {
    RatingPool pool(three_levels);
    RatingPool other(three_levels);
    for (int i = 1; i <= 2; ++i) {
        ASSERT_TRUE(pool.rate(won_by("ana", Level{2}, i, i == 1 ? week : week - 5000)));
        ASSERT_TRUE(other.rate(won_by("ana", Level{2}, i, week)));
    }
    EXPECT_EQ(pool.rating("ana", week)->strength, other.rating("ana", week)->strength);
}

TEST(RatingPool, OffersTheOpponentWithTheMostEvenScore) {
    RatingPool pool(three_levels);
    const std::vector<Contestant> levels{Level{1}, Level{2}, Level{3}, Level{7}};
    EXPECT_EQ(pool.most_even_opponent("ana", levels, 0), Contestant(Level{2}));
    for (int i = 1; i <= 30; ++i) {
        ASSERT_TRUE(pool.rate(won_by("ana", Level{2}, 2 * i)));
        ASSERT_TRUE(pool.rate(won_by("rui", "ana", 2 * i + 1)));
    }
    const std::vector<Contestant> all{Level{1}, "ana", Level{3}, "eva"};
    EXPECT_EQ(pool.most_even_opponent("rui", all, 0), Contestant(Level{3}));
    EXPECT_EQ(pool.most_even_opponent("ana", std::vector<Contestant>{"ana"}, 0), std::nullopt);
    EXPECT_NEAR(*pool.expected_score("eva", Level{2}, 0), 0.5, 1e-12);
    EXPECT_FALSE(pool.expected_score("eva", Level{9}, 0));
}

std::vector<RatedGame> random_games(int count) {
    Rng rng(20);
    std::vector<RatedGame> games;
    std::int64_t now = 0;
    const auto person = [&] { return "person " + std::to_string(rng.below(40)); };
    for (int i = 1; i <= count; ++i) {
        now += static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(week) / 10));
        const Contestant opponent = rng.below(3) == 0
                                        ? Contestant(Level{static_cast<int>(rng.below(3)) + 1})
                                        : Contestant(person());
        games.push_back({i, now, {person(), opponent}, static_cast<double>(rng.below(3)) / 2});
    }
    return games;
}

// The bits of all ratings, in one number.
std::uint64_t digest(const RatingPool& pool) {
    std::uint64_t state = 0;
    for (int i = 0; i < 40; ++i) {
        const PlayerStrength strength = pool.rating("person " + std::to_string(i), 0)->strength;
        for (const double number : {strength.rating, strength.deviation, strength.volatility}) {
            state ^= std::bit_cast<std::uint64_t>(number);
            state = split_mix(state);
        }
    }
    return state;
}

TEST(RatingPool, RecomputingGivesTheSameBits) {
    auto games = random_games(3000);
    RatingPool as_they_ended(three_levels);
    for (const RatedGame& game : games) {
        as_they_ended.rate(game);
    }
    Rng rng(1);
    rng.shuffle(games); // as a store may list them
    std::sort(games.begin(), games.end(),
              [](const RatedGame& a, const RatedGame& b) { return a.sequence < b.sequence; });
    RatingPool again(three_levels);
    for (const RatedGame& game : games) {
        again.rate(game);
    }
    EXPECT_EQ(digest(again), digest(as_they_ended));
    // Any change shows: one result among 3,000.
    games[1500].score = games[1500].score == 1 ? 0 : 1;
    RatingPool changed(three_levels);
    for (const RatedGame& game : games) {
        changed.rate(game);
    }
    EXPECT_NE(digest(changed), digest(again));
}

TEST(RatingPool, EveryBuildAndMachineGivesTheseBits) {
    RatingPool pool(three_levels);
    for (const RatedGame& game : random_games(3000)) {
        pool.rate(game);
    }
    EXPECT_EQ(digest(pool), 1498036571129724138U);
}

// A small version of bench/rating_coverage.
TEST(RatingPool, IntervalsHoldTheTruthAsOftenAsTheySay) {
    test::RatingSimulation plan;
    plan.people = 600;
    plan.games = 60;
    plan.true_volatility = RatingPool::first_volatility;
    for (const test::RatingFigures& figures : test::RatingSimulator(plan).play({10, 30, 60})) {
        SCOPED_TRACE(figures.games);
        EXPECT_GT(figures.held, 0.91);
        EXPECT_LT(figures.held, 0.97);
        EXPECT_NEAR(figures.error / figures.deviation, 1, 0.12);
        EXPECT_LT(std::fabs(figures.bias), 15);
    }
}

TEST(RatingPool, TheFiguresShowABrokenUpdate) {
    test::RatingSimulation plan;
    plan.people = 200;
    plan.games = 30;
    plan.scores_are_swapped = true;
    EXPECT_LT(test::RatingSimulator(plan).play({30}).front().held, 0.5);
}

// One that goes on where another ended gives the same bits.
TEST(RatingPool, GoesOnFromWhatIsKnown) {
    const std::vector<LevelRating> levels{{1, 1000}, {2, 1500}, {3, 1900}};
    RatingPool whole(levels);
    std::optional<KnownRating> ana;
    std::optional<KnownRating> bob;
    for (int n = 1; n <= 40; ++n) {
        const RatedGame game{n, n * 100'000'000LL,
                             n % 3 == 0 ? ByPlayer<Contestant>{"ana", Level{n % 2 + 1}}
                                        : ByPlayer<Contestant>{"ana", "bob"},
                             n % 4 == 0 ? 0.5 : n % 2};
        ASSERT_TRUE(whole.rate(game));
        RatingPool part(levels);
        if (ana) {
            part.set_known("ana", *ana);
        }
        if (bob) {
            part.set_known("bob", *bob);
        }
        ASSERT_TRUE(part.rate(game));
        ana = part.known("ana");
        bob = part.known("bob");
        EXPECT_EQ(ana->rating.strength.rating, whole.known("ana")->rating.strength.rating);
        EXPECT_EQ(bob.has_value(), whole.known("bob").has_value());
    }
    EXPECT_EQ(bob->rating.strength.deviation, whole.known("bob")->rating.strength.deviation);
    EXPECT_EQ(bob->rating.games, whole.known("bob")->rating.games);
    EXPECT_FALSE(whole.known("eva"));
}

} // namespace
} // namespace tabuleiro::league
