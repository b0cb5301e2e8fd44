#include "house/tournament/arena_form.hpp"

#include <gtest/gtest.h>

#include <set>

#include "league/trf/trf.hpp"
#include "support/tournament_driver.hpp"

namespace tabuleiro::house::tournament {
namespace {

using nlohmann::json;
using Kind = TournamentCommandKind;
using Phase = TournamentPhase;
using test::TournamentDriver;

json arena_settings(int minutes = 10) {
    json settings = test::usual_settings("arena");
    settings["minutes"] = minutes;
    return settings;
}

void begin_arena(TournamentDriver& driver, int people) {
    driver.enter(people);
    EXPECT_EQ(driver.command(Kind::Start), "");
    driver.wait();
}

std::vector<Board> open_games(const TournamentDriver& driver) {
    std::vector<Board> open;
    for (const Round& round : driver.state().rounds) {
        for (const Board& board : round.boards) {
            if (!board.result && !board.stopped) {
                open.push_back(board);
            }
        }
    }
    return open;
}

// This entrant wins the game that they are playing.
void win(TournamentDriver& driver, EntrantId entrant) {
    for (const Board& board : open_games(driver)) {
        if (board.has(entrant)) {
            driver.finish_table(board.table,
                                board.seats.first == entrant ? Winner::First : Winner::Second);
        }
    }
}

json standing_of(const TournamentDriver& driver, EntrantId entrant) {
    const json standings = driver.shown()["standings"];
    for (const json& one : standings) {
        if (one["entrant"] == entrant) {
            return one;
        }
    }
    return nullptr;
}

std::string leave(TournamentDriver& driver, const std::string& person, const std::string& by) {
    const auto event = driver.tournament.leave(person, by, driver.now);
    if (!event) {
        return event.error().code;
    }
    driver.apply(*event);
    return {};
}

TEST(ArenaForm, WhoeverIsFreeMeetsAnotherOpponentAtOnce) {
    TournamentDriver driver(arena_settings());
    begin_arena(driver, 4);
    ASSERT_EQ(open_games(driver).size(), 2U);
    const Board first = open_games(driver)[0];
    driver.finish_table(first.table, Winner::First);
    driver.wait();
    EXPECT_EQ(open_games(driver).size(), 1U) << "they have just met, and the others are playing";
    driver.finish_table(open_games(driver)[0].table, Winner::Draw);
    driver.wait();
    ASSERT_EQ(open_games(driver).size(), 2U);
    for (const Board& board : open_games(driver)) {
        EXPECT_FALSE(board.has(first.seats.first) && board.has(first.seats.second));
    }
    std::set<std::string> tables;
    for (const Board& board : driver.state().rounds.at(0).boards) {
        tables.insert(board.table);
    }
    EXPECT_EQ(tables.size(), 4U);
}

TEST(ArenaForm, TwoAloneMeetAgain) {
    TournamentDriver driver(arena_settings());
    begin_arena(driver, 2);
    for (int game = 0; game < 3; ++game) {
        ASSERT_EQ(open_games(driver).size(), 1U);
        win(driver, 1);
        driver.wait();
    }
    // The third victory in a row counts twice, and so would the fourth.
    const json best = standing_of(driver, 1);
    EXPECT_EQ(best["points"], 2 + 2 + 4);
    EXPECT_EQ(best["games"], json({2, 2, 4}));
    EXPECT_EQ(best["on_streak"], true);
    EXPECT_EQ(best["rank"], 1);
    EXPECT_EQ(best["won"], 3);
    EXPECT_EQ(standing_of(driver, 2)["games"], json({0, 0, 0}));
}

TEST(ArenaForm, OnlyThoseWhoAreThereArePaired) {
    TournamentDriver driver(arena_settings());
    driver.absent = {"person-1", "person-2"};
    begin_arena(driver, 4);
    ASSERT_EQ(open_games(driver).size(), 1U);
    EXPECT_TRUE(open_games(driver)[0].has(1));
    EXPECT_TRUE(open_games(driver)[0].has(4));
    driver.absent.clear();
    driver.wait();
    EXPECT_EQ(open_games(driver).size(), 2U);
}

TEST(ArenaForm, ABreakIsForAWhileAndCostsNoGame) {
    TournamentDriver driver(arena_settings());
    begin_arena(driver, 2);
    EXPECT_EQ(leave(driver, "person-0", "person-0"), "");
    EXPECT_EQ(driver.shown()["entrants"][0]["state"], "resting");
    EXPECT_EQ(leave(driver, "person-0", "person-0"), "phase");
    ASSERT_EQ(open_games(driver).size(), 1U) << "the game goes on";
    win(driver, 1);
    driver.wait();
    EXPECT_TRUE(open_games(driver).empty());
    const Contestant back{ContestantKind::Person, "person-0"};
    driver.apply(driver.tournament.enter(back, "person-0", "K1", driver.now).value());
    driver.wait();
    EXPECT_EQ(open_games(driver).size(), 1U);
    EXPECT_EQ(driver.tournament.enter(back, "person-0", "K1", driver.now).error().code, "entered");
    EXPECT_EQ(leave(driver, "person-0", ""), "") << "removed from the house";
    EXPECT_TRUE(driver.state().find(1)->withdrawn);
    EXPECT_TRUE(open_games(driver).empty());
}

TEST(ArenaForm, LevelsMeetPeopleAndNotEachOther) {
    TournamentDriver driver(arena_settings());
    for (int level = 1; level <= 3; ++level) {
        EXPECT_EQ(driver.command({.kind = Kind::Add, .who = {ContestantKind::Level, {}, level}}),
                  "");
    }
    begin_arena(driver, 0);
    EXPECT_TRUE(open_games(driver).empty());
    driver.enter(1);
    driver.wait();
    ASSERT_EQ(open_games(driver).size(), 1U);
    EXPECT_TRUE(open_games(driver)[0].has(4)) << "somebody may come at any time";
    const Board last = open_games(driver)[0];
    win(driver, 4);
    driver.wait();
    ASSERT_EQ(open_games(driver).size(), 1U);
    EXPECT_NE(open_games(driver)[0].seats, last.seats);
}

TEST(ArenaForm, GamesThatAreBeingPlayedAtTheEndDoNotCount) {
    TournamentDriver driver(arena_settings(1));
    begin_arena(driver, 4);
    EXPECT_EQ(driver.tournament.next_alarm(), driver.state().ends);
    win(driver, 1);
    EXPECT_EQ(driver.command(Kind::Pause), "");
    driver.wait(std::chrono::seconds(59));
    EXPECT_EQ(driver.state().phase, Phase::Paused);
    const auto late = open_games(driver);
    ASSERT_EQ(late.size(), 1U) << "nobody is paired in a pause";
    driver.wait(std::chrono::seconds(1));
    EXPECT_EQ(driver.state().phase, Phase::Finished);
    EXPECT_FALSE(driver.tournament.played(late[0].table, Winner::First, driver.now));
    EXPECT_EQ(standing_of(driver, late[0].seats.first)["points"], 0);
    EXPECT_EQ(standing_of(driver, 1)["points"], 2);
    EXPECT_TRUE(open_games(driver).empty());
    EXPECT_EQ(driver.shown()["played"][0]["state"], "complete");
}

TEST(ArenaForm, ADirectorMayEndItButHasNoRounds) {
    TournamentDriver driver(arena_settings());
    begin_arena(driver, 3);
    for (const Kind kind : {Kind::PairRound, Kind::StartRound, Kind::UndoRound}) {
        EXPECT_EQ(driver.command(kind), "phase");
    }
    EXPECT_EQ(driver.command({.kind = Kind::GiveBye, .entrant = 3, .half_points = 1}), "phase");
    EXPECT_EQ(driver.command({.kind = Kind::Pair, .pairs = {{1, 2}}}), "phase");
    EXPECT_EQ(driver.command({.kind = Kind::Withdraw, .entrant = 3}), "");
    EXPECT_EQ(driver.command({.kind = Kind::Restore, .entrant = 3}), "");
    EXPECT_EQ(driver.command(Kind::Finish), "");
    EXPECT_EQ(driver.state().phase, Phase::Finished);
}

TEST(ArenaForm, ACorrectedResultKeepsItsPlaceInTheOrderOfGames) {
    TournamentDriver driver(arena_settings());
    begin_arena(driver, 2);
    for (int game = 0; game < 3; ++game) {
        win(driver, 1);
        driver.wait();
    }
    EXPECT_EQ(driver.command({.kind = Kind::EnterResult,
                              .round = 1,
                              .board = 1,
                              .result = {Winner::Draw, false, false}}),
              "");
    EXPECT_EQ(standing_of(driver, 1)["games"], json({1, 2, 2}));
}

TEST(ArenaForm, EverythingFollowsFromTheEventsAsTheyAreStored) {
    TournamentDriver driver(arena_settings());
    begin_arena(driver, 5);
    win(driver, 1);
    EXPECT_EQ(leave(driver, "person-2", "person-2"), "");
    driver.wait();
    Tournament again("t");
    for (TournamentEvent event : driver.log) {
        event.change = parse_change(to_text(event.change)).value();
        ASSERT_TRUE(again.apply(event));
    }
    EXPECT_EQ(again.state().rounds, driver.state().rounds);
    EXPECT_EQ(again.state().entrants, driver.state().entrants);
    EXPECT_EQ(again.state().ends, driver.state().ends);
}

TEST(ArenaForm, AReportHasEachGameOnce) {
    TournamentDriver driver(arena_settings());
    begin_arena(driver, 4);
    for (int game = 0; game < 6; ++game) {
        win(driver, game % 4 + 1);
        driver.wait();
    }
    ShownPeople people;
    for (const Entrant& entrant : driver.state().entrants) {
        people[entrant.who.person] = {"Name of " + entrant.who.person, std::nullopt};
    }
    const auto report = TournamentView(driver.tournament, people).report();
    ASSERT_TRUE(report);
    int games = 0;
    for (const league::ReportedPlayer& player : report->players) {
        for (const league::ReportedRound& round : player.rounds) {
            games += round.opponent ? 1 : 0;
        }
    }
    const auto& boards = driver.state().rounds[0].boards;
    EXPECT_EQ(games, 2 * std::count_if(boards.begin(), boards.end(),
                                       [](const Board& one) { return one.result.has_value(); }));
    EXPECT_EQ(league::parse_trf(league::to_trf(*report)), *report);
}

TEST(ArenaForm, SettingsHaveMinutesAndClocks) {
    json settings = arena_settings();
    for (const json& minutes : {json(0), json(721), json("1"), json(1.5)}) {
        settings["minutes"] = minutes;
        EXPECT_FALSE(parse_tournament_settings(settings)) << minutes;
    }
    settings.erase("minutes");
    EXPECT_EQ(parse_tournament_settings(settings)->minutes, 60);
    settings["table"].erase("time");
    EXPECT_FALSE(parse_tournament_settings(settings));
}

} // namespace
} // namespace tabuleiro::house::tournament
