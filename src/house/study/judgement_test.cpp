#include "house/study/judgement.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::house {
namespace {

constexpr Player white = Player::First;
constexpr Player black = Player::Second;

TEST(Judgement, GoesByTheLossOfExpectedScore) {
    EXPECT_EQ(judgement_of(0.0499), std::nullopt);
    EXPECT_EQ(judgement_of(0.05), Judgement::Inaccuracy);
    EXPECT_EQ(judgement_of(0.0999), Judgement::Inaccuracy);
    EXPECT_EQ(judgement_of(0.10), Judgement::Mistake);
    EXPECT_EQ(judgement_of(0.1499), Judgement::Mistake);
    EXPECT_EQ(judgement_of(0.15), Judgement::Blunder);
    EXPECT_EQ(judgement_of(1), Judgement::Blunder);
    EXPECT_EQ(name(Judgement::Mistake), "mistake");
}

TEST(Judgement, AMoveThatGainsOrThatTheEngineWouldPlayLosesNothing) {
    EXPECT_DOUBLE_EQ(loss_of({.before = 0.6, .after = 0.4}), 0.6 - 0.4);
    EXPECT_DOUBLE_EQ(loss_of({.before = 0.4, .after = 0.6}), 0);
    EXPECT_DOUBLE_EQ(loss_of({.before = 0.6, .after = 0.4, .was_best = true}), 0);
}

TEST(Judgement, AccuracyHalvesWithEveryBlundersWorth) {
    EXPECT_DOUBLE_EQ(accuracy_of(0), 100);
    EXPECT_DOUBLE_EQ(accuracy_of(0.15), 50);
    EXPECT_DOUBLE_EQ(accuracy_of(0.30), 25);
    EXPECT_LT(accuracy_of(1), 1);
}

TEST(Judgement, EachPlayerHasAnAccuracyOfTheirOwnMoves) {
    const EvaluatedMove good{.by = white, .before = 0.5, .after = 0.5};
    const EvaluatedMove bad{.by = black, .before = 0.5, .after = 0.35};
    EXPECT_EQ(accuracy_of(std::vector{good}, white), 100);
    EXPECT_EQ(accuracy_of(std::vector{good}, black), std::nullopt);
    EXPECT_EQ(accuracy_of(std::vector{good, bad, good}, white), 100);
    EXPECT_NEAR(*accuracy_of(std::vector{good, bad, good}, black), 50, 1e-9);
}

TEST(Judgement, MovesCountForAsMuchAsWasAtStake) {
    const EvaluatedMove slip{.by = white, .before = 0.6, .after = 0.5};
    const EvaluatedMove when_won{.by = white, .before = 1, .after = 1};
    const EvaluatedMove when_even{.by = white, .before = 0.5, .after = 0.5};
    const double among_won = *accuracy_of(std::vector{slip, when_won, when_won}, white);
    const double among_even = *accuracy_of(std::vector{slip, when_even, when_even}, white);
    EXPECT_LT(among_won, among_even) << "what is easy does not make up for a slip";
    // To throw away a won game counts in full, although it was decided before.
    const EvaluatedMove thrown{.by = white, .before = 1, .after = 0.5};
    EXPECT_LT(*accuracy_of(std::vector{thrown, when_even}, white), 60);
}

} // namespace
} // namespace tabuleiro::house
