#include "arena/game/adjudicator.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::arena {
namespace {

Thought score(int centipawns) {
    return {centipawns, std::nullopt, 1, 1};
}

TEST(Adjudicator, WithoutTermsNothingIsJudged) {
    Adjudicator judge({});
    for (int move = 0; move < 1000; ++move) {
        judge.note(Player::First, score(0));
        judge.note(Player::Second, score(0));
    }
    EXPECT_EQ(judge.verdict(), std::nullopt);
}

TEST(Adjudicator, ADrawNeedsBothForLongEnoughAndLateEnough) {
    Adjudication terms;
    terms.draw = {10, 3, 15};
    Adjudicator judge(terms);
    for (int move = 1; move <= 9; ++move) {
        judge.note(Player::First, score(15));
        judge.note(Player::Second, score(-15));
        EXPECT_EQ(judge.verdict(), std::nullopt) << move;
    }
    judge.note(Player::First, score(16));
    judge.note(Player::Second, score(0));
    EXPECT_EQ(judge.verdict(), std::nullopt);
    for (int move = 0; move < 3; ++move) {
        EXPECT_EQ(judge.verdict(), std::nullopt);
        judge.note(Player::First, score(0));
        judge.note(Player::Second, score(0));
    }
    EXPECT_EQ(judge.verdict(), (GameEnd{std::nullopt, Reason::Score, "both see a draw"}));
}

TEST(Adjudicator, AWinNeedsTheLosersAgreement) {
    Adjudication terms;
    terms.resign = {2, 500};
    Adjudicator judge(terms);
    for (int move = 0; move < 5; ++move) {
        judge.note(Player::First, score(900));
        judge.note(Player::Second, score(-400));
    }
    EXPECT_EQ(judge.verdict(), std::nullopt);
    judge.note(Player::Second, score(-500));
    judge.note(Player::Second, {std::nullopt, -4, 1, 1});
    EXPECT_EQ(judge.verdict(), (GameEnd{Player::First, Reason::Score, "both see a win"}));
}

TEST(Adjudicator, ASilentEngineIsNotJudgedByItsScore) {
    Adjudication terms;
    terms.resign = {1, 500};
    terms.draw = {0, 1, 10};
    Adjudicator judge(terms);
    judge.note(Player::First, {});
    judge.note(Player::Second, score(0));
    EXPECT_EQ(judge.verdict(), std::nullopt);
}

TEST(Adjudicator, AfterTheLastMoveOfEachSideItIsADraw) {
    Adjudication terms;
    terms.most_moves = 2;
    Adjudicator judge(terms);
    judge.note(Player::First, {});
    judge.note(Player::Second, {});
    judge.note(Player::First, {});
    EXPECT_EQ(judge.verdict(), std::nullopt);
    judge.note(Player::Second, {});
    EXPECT_EQ(judge.verdict(), (GameEnd{std::nullopt, Reason::Length, ""}));
}

} // namespace
} // namespace tabuleiro::arena
