#include "house/tournament/knockout_form.hpp"

#include <gtest/gtest.h>

#include "house/tournament/bracket.hpp"
#include "support/tournament_driver.hpp"

namespace tabuleiro::house::tournament {
namespace {

using nlohmann::json;
using Kind = TournamentCommandKind;
using Phase = TournamentPhase;
using test::TournamentDriver;
using test::usual_settings;

json knockout_settings(int games = 1, bool third_place = false) {
    json settings = usual_settings("knockout");
    settings["games"] = games;
    settings["third_place"] = third_place;
    return settings;
}

// The tournament has begun, and its first round is being played.
void begin(TournamentDriver& driver, int people) {
    driver.enter(people);
    EXPECT_EQ(driver.command(Kind::Start), "");
    driver.wait();
}

void next_round(TournamentDriver& driver) {
    driver.wait(std::chrono::seconds(10));
}

void draw_round(TournamentDriver& driver) {
    const std::vector<Board> boards = driver.state().rounds.back().boards;
    for (const Board& board : boards) {
        driver.finish_table(board.table, Winner::Draw);
    }
}

const Board& board_of(const TournamentDriver& driver, std::size_t index) {
    return driver.state().rounds.back().boards.at(index);
}

std::vector<int> ranks_by_entrant(const TournamentDriver& driver) {
    std::vector<int> ranks(driver.state().entrants.size());
    for (const TournamentStanding& one : standings_of(driver.state())) {
        ranks[static_cast<std::size_t>(one.entrant - 1)] = one.standing.rank;
    }
    return ranks;
}

TEST(KnockoutForm, TheWinnersGoOnUntilOneIsLeft) {
    TournamentDriver driver(knockout_settings());
    begin(driver, 4);
    ASSERT_EQ(driver.state().rounds[0].boards.size(), 2U);
    EXPECT_TRUE(board_of(driver, 0).has(1));
    EXPECT_TRUE(board_of(driver, 0).has(4));
    driver.play_round();
    EXPECT_EQ(ranks_by_entrant(driver), (std::vector<int>{1, 1, 3, 3}));
    next_round(driver);
    ASSERT_EQ(driver.state().rounds[1].boards.size(), 1U);
    EXPECT_TRUE(board_of(driver, 0).has(1));
    EXPECT_TRUE(board_of(driver, 0).has(2));
    driver.play_round();
    next_round(driver);
    EXPECT_EQ(driver.state().phase, Phase::Finished);
    EXPECT_EQ(ranks_by_entrant(driver), (std::vector<int>{1, 2, 3, 3}));
}

TEST(KnockoutForm, TheBestHaveAByeThatIsWorthNothing) {
    TournamentDriver driver(knockout_settings());
    begin(driver, 5);
    EXPECT_EQ(driver.state().rounds[0].boards.size(), 1U);
    EXPECT_EQ(driver.state().rounds[0].byes,
              (std::vector<Bye>{{1, 0, true}, {2, 0, true}, {3, 0, true}}));
    driver.play_round();
    next_round(driver);
    EXPECT_EQ(driver.state().rounds[1].boards.size(), 2U);
    EXPECT_TRUE(driver.state().rounds[1].byes.empty());
}

TEST(KnockoutForm, ADrawIsFollowedByAnotherGameWithOtherColours) {
    TournamentDriver driver(knockout_settings());
    begin(driver, 2);
    const ByPlayer<EntrantId> seats = board_of(driver, 0).seats;
    draw_round(driver);
    EXPECT_EQ(driver.state().phase, Phase::Running);
    next_round(driver);
    ASSERT_EQ(driver.state().round(), 2);
    EXPECT_EQ(board_of(driver, 0).seats, (ByPlayer<EntrantId>{seats.second, seats.first}));
    for (int extra = 1; extra <= 5; ++extra) {
        EXPECT_EQ(driver.state().phase, Phase::Running);
        draw_round(driver);
        next_round(driver);
    }
    EXPECT_EQ(driver.state().phase, Phase::Finished);
    EXPECT_EQ(ranks_by_entrant(driver), (std::vector<int>{1, 2})) << "the better seed goes on";
}

TEST(KnockoutForm, AnEncounterOfSeveralGamesEndsWhenItIsDecided) {
    TournamentDriver driver(knockout_settings(3, true));
    begin(driver, 4);
    driver.play_round();
    next_round(driver);
    EXPECT_EQ(driver.state().rounds[1].boards.size(), 2U);
    driver.finish_table(board_of(driver, 0).table,
                        board_of(driver, 0).seats.first == 1 ? Winner::First : Winner::Second);
    driver.finish_table(board_of(driver, 1).table, Winner::Draw);
    next_round(driver);
    ASSERT_EQ(driver.state().rounds[2].boards.size(), 1U) << "the other one is decided";
    EXPECT_TRUE(board_of(driver, 0).has(2));
    driver.play_round();
    next_round(driver);
    ASSERT_EQ(driver.state().rounds[3].boards.size(), 2U) << "the final, and the third place";
    const json bracket = driver.shown()["bracket"];
    EXPECT_EQ(bracket[0][0]["points"], json::array({2, 0}));
    EXPECT_EQ(bracket[0][1]["points"], json::array({2.5, 0.5}));
    EXPECT_EQ(bracket[0][1]["winner"], 2);
    EXPECT_EQ(bracket[1][0]["winner"], nullptr);
    EXPECT_EQ(bracket[1][1]["third_place"], true);
    while (driver.state().phase == Phase::Running) {
        driver.play_round();
        next_round(driver);
    }
    EXPECT_EQ(ranks_by_entrant(driver), (std::vector<int>{1, 2, 3, 4}));
}

TEST(KnockoutForm, WhoeverWithdrawsLosesTheEncounter) {
    TournamentDriver driver(knockout_settings(2));
    begin(driver, 4);
    EXPECT_EQ(driver.command({.kind = Kind::Withdraw, .entrant = 1}), "");
    driver.play_round();
    next_round(driver);
    ASSERT_EQ(driver.state().rounds[1].boards.size(), 1U);
    driver.play_round();
    // Between two rounds as well; entrant 3 is out already.
    EXPECT_EQ(driver.command({.kind = Kind::Withdraw, .entrant = 3}), "");
    EXPECT_EQ(driver.command({.kind = Kind::Withdraw, .entrant = 2}), "");
    EXPECT_EQ(driver.command({.kind = Kind::Restore, .entrant = 2}), "phase");
    next_round(driver);
    EXPECT_EQ(driver.state().phase, Phase::Finished);
    EXPECT_EQ(ranks_by_entrant(driver), (std::vector<int>{3, 2, 3, 1}));
}

TEST(KnockoutForm, IfBothHaveWithdrawnTheNextOpponentGoesOn) {
    TournamentDriver driver(knockout_settings());
    driver.enter(4);
    driver.command(Kind::Start);
    for (const EntrantId gone : {1, 4}) {
        EXPECT_EQ(driver.command({.kind = Kind::Withdraw, .entrant = gone}), "");
    }
    driver.wait();
    ASSERT_EQ(driver.state().rounds[0].boards.size(), 1U);
    driver.play_round();
    next_round(driver);
    EXPECT_EQ(driver.state().phase, Phase::Finished);
    EXPECT_EQ(ranks_by_entrant(driver), (std::vector<int>{2, 1, 3, 3}));
}

TEST(KnockoutForm, WhatFollowsFromAResultIsUndoneBeforeItIsCorrected) {
    TournamentDriver driver(knockout_settings());
    begin(driver, 4);
    driver.play_round();
    const TournamentCommand correction{
        .kind = Kind::EnterResult, .round = 1, .board = 1, .result = {Winner::Draw}};
    EXPECT_EQ(driver.command(correction), "");
    EXPECT_EQ(driver.command(
                  {.kind = Kind::EnterResult, .round = 1, .board = 1, .result = {Winner::First}}),
              "");
    next_round(driver);
    ASSERT_EQ(driver.state().round(), 2);
    EXPECT_EQ(driver.command(correction), "phase");
    EXPECT_EQ(driver.command(Kind::UndoRound), "");
    EXPECT_EQ(driver.command(correction), "");
    EXPECT_EQ(driver.command({.kind = Kind::Pair, .pairs = {{1, 2}, {3, 4}}}), "phase");
    EXPECT_EQ(driver.command(Kind::PairRound), "");
    ASSERT_TRUE(driver.state().has_proposal());
    EXPECT_EQ(driver.state().rounds[1].boards.size(), 1U) << "the game that was drawn";
    EXPECT_EQ(driver.command(Kind::StartRound), "");
    driver.play_round();
    driver.command(Kind::Resume);
    next_round(driver);
    driver.play_round();
    next_round(driver);
    ASSERT_EQ(driver.state().phase, Phase::Finished);
    EXPECT_EQ(driver.command(
                  {.kind = Kind::EnterResult, .round = 3, .board = 1, .result = {Winner::Draw}}),
              "phase");
    EXPECT_EQ(driver.command({.kind = Kind::Add, .who = {ContestantKind::Level, {}, 1}}), "phase");
}

TEST(KnockoutForm, ItsSettingsAreReadBackAndItHasNoTieBreaks) {
    json given = knockout_settings(4, true);
    given["tie_breaks"] = {"wins"};
    const auto settings = parse_tournament_settings(given);
    ASSERT_TRUE(settings) << settings.error().text();
    EXPECT_EQ(settings->encounter_games, 4);
    EXPECT_TRUE(settings->third_place);
    EXPECT_TRUE(settings->tie_breaks.empty());
    EXPECT_EQ(settings->rounds, std::nullopt);
    EXPECT_EQ(parse_tournament_settings(json::parse(to_text(*settings))), settings);
    for (const json& wrong : {json(0), json(11), json("2"), json(1.5), json()}) {
        given["games"] = wrong;
        EXPECT_FALSE(parse_tournament_settings(given)) << wrong;
    }
    given["games"] = 1;
    given["third_place"] = 1;
    EXPECT_FALSE(parse_tournament_settings(given));
    EXPECT_FALSE(TournamentDriver().shown().contains("bracket"));
}

} // namespace
} // namespace tabuleiro::house::tournament
