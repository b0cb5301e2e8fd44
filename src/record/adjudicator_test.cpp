#include "record/adjudicator.hpp"

#include <gtest/gtest.h>

namespace tabuleiro {
namespace {

TEST(Adjudicator, WithoutTermsNothingIsJudged) {
    Adjudicator judge({});
    for (int move = 0; move < 1000; ++move) {
        judge.note(Player::First, 0);
        judge.note(Player::Second, 0);
    }
    EXPECT_EQ(judge.verdict(), std::nullopt);
}

TEST(Adjudicator, ADrawNeedsBothForLongEnoughAndLateEnough) {
    Adjudication terms;
    terms.draw = {10, 3, 15};
    Adjudicator judge(terms);
    for (int move = 1; move <= 9; ++move) {
        judge.note(Player::First, 15);
        judge.note(Player::Second, -15);
        EXPECT_EQ(judge.verdict(), std::nullopt) << move;
    }
    judge.note(Player::First, 16);
    judge.note(Player::Second, 0);
    EXPECT_EQ(judge.verdict(), std::nullopt);
    for (int move = 0; move < 3; ++move) {
        EXPECT_EQ(judge.verdict(), std::nullopt);
        judge.note(Player::First, 0);
        judge.note(Player::Second, 0);
    }
    EXPECT_EQ(judge.verdict(), (Verdict{std::nullopt, Verdict::Why::Score}));
}

TEST(Adjudicator, AWinNeedsTheLosersAgreement) {
    Adjudication terms;
    terms.resign = {2, 500};
    Adjudicator judge(terms);
    for (int move = 0; move < 5; ++move) {
        judge.note(Player::First, 900);
        judge.note(Player::Second, -400);
    }
    EXPECT_EQ(judge.verdict(), std::nullopt);
    judge.note(Player::Second, -500);
    judge.note(Player::Second, -30'000);
    EXPECT_EQ(judge.verdict(), (Verdict{Player::First, Verdict::Why::Score}));
}

TEST(Adjudicator, ASilentEngineIsNotJudgedByItsScore) {
    Adjudication terms;
    terms.resign = {1, 500};
    terms.draw = {0, 1, 10};
    Adjudicator judge(terms);
    judge.note(Player::First, std::nullopt);
    judge.note(Player::Second, 0);
    EXPECT_EQ(judge.verdict(), std::nullopt);
}

TEST(Adjudicator, AfterTheLastMoveOfEachSideItIsADraw) {
    Adjudication terms;
    terms.max_moves = 2;
    Adjudicator judge(terms);
    judge.note(Player::First, std::nullopt);
    judge.note(Player::Second, std::nullopt);
    judge.note(Player::First, std::nullopt);
    EXPECT_EQ(judge.verdict(), std::nullopt);
    judge.note(Player::Second, std::nullopt);
    EXPECT_EQ(judge.verdict(), (Verdict{std::nullopt, Verdict::Why::Length}));
}

} // namespace
} // namespace tabuleiro
