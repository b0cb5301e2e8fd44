#include "house/tournament/tournament.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/tournament_driver.hpp"

namespace tabuleiro::house::tournament {
namespace {

using nlohmann::json;
using Kind = TournamentCommandKind;
using Phase = TournamentPhase;

using Driver = test::TournamentDriver;
using test::usual_settings;

TEST(Tournament, ASwissRunsByItselfFromTheStartToTheEnd) {
    Driver driver;
    driver.enter(4);
    EXPECT_EQ(driver.command(Kind::Start), "");
    driver.wait();
    ASSERT_EQ(driver.state().round(), 1);
    EXPECT_EQ(driver.state().rounds[0].boards.size(), 2U);
    for (int round = 1; round <= 3; ++round) {
        EXPECT_EQ(driver.state().round(), round);
        driver.play_round();
        EXPECT_TRUE(driver.state().rounds.back().complete());
        driver.wait(std::chrono::seconds(9));
        EXPECT_EQ(driver.state().phase, round == 3 ? Phase::Finished : Phase::Running);
        EXPECT_EQ(driver.state().round(), round); // the break is not over
        driver.wait(std::chrono::seconds(1));
    }
    EXPECT_EQ(driver.state().phase, Phase::Finished);
    const auto standings = standings_of(driver.state());
    EXPECT_EQ(standings.front().entrant, 1);
    EXPECT_EQ(standings.front().standing.half_points, 6);
    EXPECT_EQ(standings.front().won, 3);
    EXPECT_EQ(standings.back().standing.half_points, 0);
}

TEST(Tournament, FollowsFromItsEventsAsTheStoreKeepsThem) {
    for (const Form* const form : forms()) {
        Driver driver(usual_settings(std::string(form->name())));
        driver.enter(5);
        driver.command({.kind = Kind::Add, .who = {ContestantKind::Level, {}, 3}});
        driver.command({.kind = Kind::Start, .id = "c1"});
        driver.wait();
        driver.play_round();
        driver.command({.kind = Kind::Withdraw, .entrant = 2});
        driver.command({.kind = Kind::GiveBye, .entrant = 3, .half_points = 1});
        driver.wait(std::chrono::seconds(10));
        driver.command(
            {.kind = Kind::EnterResult, .round = 2, .board = 1, .result = {Winner::Second, true}});
        driver.command(Kind::Pause);
        Tournament again("t");
        for (const TournamentEvent& event : driver.log) {
            TournamentEvent read = event;
            read.change = parse_change(to_text(event.change)).value();
            EXPECT_EQ(read, event);
            ASSERT_TRUE(again.apply(read));
        }
        EXPECT_EQ(TournamentView(again, {}).state({}),
                  TournamentView(driver.tournament, {}).state({}));
        EXPECT_EQ(again.accepted("director", "c1"), driver.tournament.accepted("director", "c1"));
        EXPECT_NE(again.accepted("director", "c1"), std::nullopt);
        EXPECT_EQ(again.accepted("somebody", "c1"), std::nullopt);
    }
}

// Whoever knows any version, and hears the change since, knows the state.
void expect_changes_lead_to_the_state(const Driver& driver) {
    const json wanted = driver.shown();
    for (std::size_t known = 1; known <= driver.log.size(); ++known) {
        Tournament then("t");
        for (std::size_t i = 0; i < known; ++i) {
            ASSERT_TRUE(then.apply(driver.log[i]));
        }
        json merged = json::parse(TournamentView(then, {}).state({}));
        const json change =
            json::parse(TournamentView(driver.tournament, {}).change(static_cast<int>(known)));
        for (const char* field : {"version", "phase", "round", "rounds", "next_round_at"}) {
            merged[field] = change[field];
        }
        if (change.contains("ends_at")) {
            merged["ends_at"] = change["ends_at"];
        }
        const auto replace = [&](const char* list, const char* key, const json& one) {
            for (json& old : merged[list]) {
                if (old[key] == one[key]) {
                    old = one;
                    return;
                }
            }
            merged[list].push_back(one);
        };
        const auto remove = [&](const char* list, const char* key, const json& number) {
            json kept = json::array();
            for (const json& one : merged[list]) {
                if (one[key] != number) {
                    kept.push_back(one);
                }
            }
            merged[list] = kept;
        };
        for (const json& round : change.value("undone", json::array())) {
            remove("played", "round", round);
        }
        for (const json& round : change.value("played", json::array())) {
            replace("played", "round", round);
        }
        for (const json& entrant : change.value("entrants", json::array())) {
            replace("entrants", "entrant", entrant);
        }
        for (const json& entrant : change.value("removed", json::array())) {
            remove("entrants", "entrant", entrant);
        }
        for (json board : change["boards"]) {
            for (json& round : merged["played"]) {
                if (round["round"] == board["round"]) {
                    board.erase("round");
                    round["boards"][board["board"].get<std::size_t>() - 1] = board;
                    break;
                }
            }
        }
        for (const char* whole : {"standings", "bracket", "teams"}) {
            if (change.contains(whole)) {
                merged[whole] = change[whole];
            }
        }
        merged["you"] = wanted["you"];
        EXPECT_EQ(merged, wanted) << driver.state().settings.form->name() << " from version "
                                  << known;
    }
}

TEST(Tournament, ChangesLeadFromAnyVersionToTheState) {
    for (const Form* const form : forms()) {
        Driver driver(usual_settings(std::string(form->name())));
        driver.enter(5);
        driver.command({.kind = Kind::Remove, .entrant = 5});
        driver.command(Kind::Start);
        driver.wait();
        driver.play_round();
        driver.wait(std::chrono::seconds(10));
        driver.command(Kind::UndoRound);
        expect_changes_lead_to_the_state(driver);
        driver.command({.kind = Kind::Withdraw, .entrant = 1}); // between two rounds
        expect_changes_lead_to_the_state(driver);
    }
}

TEST(Tournament, OnlyTheDirectorAndAdministratorsDirect) {
    Driver driver;
    driver.enter(2);
    for (const Actor& actor : {Actor{"person-0"}, Actor{""}, Actor{"somebody"}}) {
        EXPECT_EQ(driver.command({.kind = Kind::Start}, actor), "director");
        EXPECT_EQ(driver.command({.kind = Kind::Withdraw, .entrant = 2}, actor), "director");
    }
    EXPECT_EQ(driver.command({.kind = Kind::Start}, {"somebody", true}), "");
    driver.wait();
    EXPECT_EQ(driver.command(
                  {.kind = Kind::EnterResult, .round = 1, .board = 1, .result = {Winner::First}},
                  {"person-0"}),
              "director");
}

TEST(Tournament, IsEnteredOnceAndByItsCode) {
    json settings = usual_settings();
    settings["entry"] = {{"kind", "code"}};
    Driver driver(settings);
    const Contestant ana{ContestantKind::Person, "ana"};
    EXPECT_EQ(driver.tournament.enter(ana, "ana", "", driver.now).error().code, "entry");
    EXPECT_EQ(driver.tournament.enter(ana, "ana", "K2", driver.now).error().code, "entry");
    driver.apply(driver.tournament.enter(ana, "ana", "K1", driver.now).value());
    EXPECT_EQ(driver.tournament.enter(ana, "ana", "K1", driver.now).error().code, "entered");
    EXPECT_EQ(driver.command(Kind::Start), "phase"); // alone
    driver.enter(1);
    EXPECT_EQ(driver.command(Kind::Start), "");
    const Contestant eva{ContestantKind::Person, "eva"};
    EXPECT_EQ(driver.tournament.enter(eva, "eva", "", driver.now).error().code, "entry");
    driver.apply(driver.tournament.enter(eva, "eva", "K1", driver.now).value());
    EXPECT_EQ(driver.state().order.size(), 3U);
    EXPECT_EQ(driver.state().find(3)->number, 3);
}

TEST(Tournament, NumbersGoByRating) {
    Driver driver;
    driver.enter(1);
    driver.command({.kind = Kind::Add, .who = {ContestantKind::Level, {}, 2}});
    driver.command({.kind = Kind::Add, .who = {ContestantKind::Level, {}, 7}});
    driver.command(Kind::Start);
    EXPECT_EQ(driver.state().order, (std::vector<EntrantId>{3, 2, 1}));
    EXPECT_EQ(driver.state().find(3)->rating, 700);
    EXPECT_EQ(driver.state().find(1)->rating, std::nullopt);
}

TEST(Tournament, AResultCountsOnce) {
    Driver driver;
    driver.enter(4);
    driver.command(Kind::Start);
    driver.wait();
    const std::string table = driver.state().rounds[0].boards[0].table;
    driver.finish_table(table, Winner::Second);
    const int version = driver.tournament.version();
    driver.finish_table(table, Winner::Second);
    driver.finish_table(table, Winner::First);
    driver.finish_table(table, std::nullopt);
    driver.finish_table("another", Winner::First);
    EXPECT_EQ(driver.tournament.version(), version);
    EXPECT_EQ(driver.state().rounds[0].boards[0].result,
              (BoardResult{Winner::Second, false, true}));
}

TEST(Tournament, ATableThatWasClosedWaitsForTheDirector) {
    Driver driver;
    driver.enter(2);
    driver.command(Kind::Start);
    driver.wait();
    driver.finish_table(driver.state().rounds[0].boards[0].table, std::nullopt);
    EXPECT_TRUE(driver.state().rounds[0].boards[0].stopped);
    EXPECT_FALSE(driver.state().rounds[0].complete());
    EXPECT_EQ(driver.command(
                  {.kind = Kind::EnterResult, .round = 1, .board = 1, .result = {Winner::Draw}}),
              "");
    EXPECT_TRUE(driver.state().rounds[0].complete());
    EXPECT_EQ(driver.command(
                  {.kind = Kind::EnterResult, .round = 1, .board = 2, .result = {Winner::Draw}}),
              "no-board");
}

TEST(Tournament, TheDirectorPairsByHand) {
    json settings = usual_settings();
    settings["rounds_start"] = "director";
    Driver driver(settings);
    driver.enter(5);
    driver.command(Kind::Start);
    driver.wait(std::chrono::seconds(100));
    EXPECT_EQ(driver.state().round(), 0);
    const TournamentCommand wrong[]{
        {.kind = Kind::Pair, .pairs = {{1, 2}, {3, 4}}},                 // 5 has no place
        {.kind = Kind::Pair, .pairs = {{1, 2}, {3, 2}}, .byes = {4, 5}}, // 2 has two
        {.kind = Kind::Pair, .pairs = {{1, 2}, {3, 4}}, .byes = {6}},
        {.kind = Kind::Pair, .byes = {1, 2, 3, 4, 5}},
    };
    for (const TournamentCommand& command : wrong) {
        EXPECT_EQ(driver.command(command), "pairs");
    }
    EXPECT_EQ(driver.command(Kind::PairRound), "");
    EXPECT_TRUE(driver.state().has_proposal());
    EXPECT_TRUE(driver.state().rounds[0].boards[0].table.empty());
    EXPECT_EQ(driver.command({.kind = Kind::Pair, .pairs = {{5, 1}, {3, 4}}, .byes = {2}}), "");
    EXPECT_EQ(driver.state().round(), 1); // instead of the other proposal
    EXPECT_EQ(driver.command(Kind::StartRound), "");
    EXPECT_EQ(driver.state().rounds[0].boards[0].seats, (ByPlayer<EntrantId>{5, 1}));
    EXPECT_FALSE(driver.state().rounds[0].boards[0].table.empty());
    EXPECT_EQ(driver.command(Kind::StartRound), "phase");
    EXPECT_EQ(driver.command(Kind::Finish), "phase");
    driver.play_round();
    EXPECT_EQ(standings_of(driver.state()).front().standing.half_points, 2);
    EXPECT_EQ(driver.command(Kind::StartRound), "");
    EXPECT_EQ(driver.state().round(), 2);
}

TEST(Tournament, WhoWithdrawsLosesTheGameAndIsNotPairedAnyMore) {
    Driver driver;
    driver.enter(4);
    driver.command(Kind::Start);
    driver.wait();
    driver.apply(driver.tournament.leave("person-0", "person-0", driver.now).value());
    EXPECT_EQ(driver.tournament.leave("person-0", "person-0", driver.now).error().code,
              "no-entrant");
    const Board& board = driver.state().rounds[0].boards[0];
    ASSERT_TRUE(board.has(1));
    ASSERT_TRUE(board.result);
    EXPECT_TRUE(board.result->forfeit);
    EXPECT_EQ(board.result->winner, board.seats.first == 1 ? Winner::Second : Winner::First);
    driver.play_round();
    driver.wait(std::chrono::seconds(10));
    ASSERT_EQ(driver.state().round(), 2);
    EXPECT_EQ(driver.state().rounds[1].boards.size(), 1U);
    EXPECT_EQ(driver.state().rounds[1].byes.size(), 1U);
    EXPECT_FALSE(driver.state().rounds[1].boards[0].has(1));
    EXPECT_EQ(driver.command({.kind = Kind::Restore, .entrant = 1}), "");
    driver.play_round();
    driver.wait(std::chrono::seconds(10));
    EXPECT_EQ(driver.state().rounds[2].boards.size(), 2U);
}

TEST(Tournament, AbsentPlayersLoseByForfeit) {
    Driver driver;
    driver.enter(4);
    driver.command(Kind::Start);
    EXPECT_EQ(driver.command({.kind = Kind::ForfeitAbsent, .absent = {1}}), "phase");
    driver.wait();
    const auto boards = driver.state().rounds[0].boards;
    EXPECT_EQ(driver.command(Kind::ForfeitAbsent), "phase"); // nobody is
    EXPECT_EQ(driver.command({.kind = Kind::ForfeitAbsent,
                              .absent = {boards[0].seats.first, boards[1].seats.first,
                                         boards[1].seats.second}}),
              "");
    EXPECT_EQ(driver.state().rounds[0].boards[0].result, (BoardResult{Winner::Second, true}));
    EXPECT_EQ(driver.state().rounds[0].boards[1].result, (BoardResult{Winner::None, true}));
    EXPECT_TRUE(driver.state().rounds[0].complete());
}

TEST(Tournament, AByeIsForTheNextRound) {
    Driver driver;
    driver.enter(5);
    driver.command(Kind::Start);
    driver.wait();
    EXPECT_EQ(driver.command({.kind = Kind::GiveBye, .entrant = 1, .half_points = 1}), "");
    driver.play_round();
    driver.wait(std::chrono::seconds(10));
    EXPECT_EQ(driver.state().rounds[1].byes, (std::vector<Bye>{{1, 1, false}}));
    EXPECT_EQ(driver.state().rounds[1].boards.size(), 2U);
    driver.play_round();
    driver.wait(std::chrono::seconds(10));
    EXPECT_EQ(driver.state().rounds[2].byes.size(), 1U);
    EXPECT_NE(driver.state().rounds[2].byes.front().entrant, 1);
}

TEST(Tournament, ARoundIsUndoneAndTheTournamentWaits) {
    Driver driver;
    driver.enter(4);
    EXPECT_EQ(driver.command(Kind::UndoRound), "phase");
    driver.command(Kind::Start);
    driver.wait();
    driver.play_round();
    driver.wait(std::chrono::seconds(10));
    driver.play_round();
    const int points = standings_of(driver.state()).front().standing.half_points;
    EXPECT_EQ(points, 4);
    EXPECT_EQ(driver.command(Kind::UndoRound), "");
    EXPECT_EQ(driver.state().phase, Phase::Paused);
    EXPECT_EQ(driver.state().round(), 1);
    EXPECT_EQ(driver.state().abandoned.size(), 2U);
    EXPECT_EQ(standings_of(driver.state()).front().standing.half_points, 2);
    driver.wait(std::chrono::seconds(100));
    EXPECT_EQ(driver.state().round(), 1);
    EXPECT_EQ(driver.command(Kind::Resume), "");
    driver.wait(std::chrono::seconds(10));
    EXPECT_EQ(driver.state().round(), 2);
}

TEST(Tournament, AFinishedOneGoesOnAfterAnUndoneRound) {
    Driver driver(usual_settings("round-robin"));
    driver.enter(2);
    driver.command(Kind::Start);
    driver.wait();
    driver.play_round();
    driver.wait(std::chrono::seconds(10));
    EXPECT_EQ(driver.state().phase, Phase::Finished);
    EXPECT_EQ(driver.command(Kind::Pause), "phase");
    EXPECT_EQ(driver.command(Kind::UndoRound), "");
    driver.command(Kind::Resume);
    driver.wait(std::chrono::seconds(10));
    EXPECT_EQ(driver.state().round(), 1);
    EXPECT_EQ(driver.state().phase, Phase::Running);
}

TEST(Tournament, InARoundRobinEverybodyMeetsAndNobodyComesLater) {
    Driver driver(usual_settings("double-round-robin"));
    driver.enter(3);
    driver.command(Kind::Start);
    EXPECT_EQ(driver.state().rounds_planned, 6);
    EXPECT_EQ(driver.command({.kind = Kind::Add, .who = {ContestantKind::Level, {}, 1}}), "phase");
    std::map<std::pair<EntrantId, EntrantId>, int> met;
    while (driver.state().phase == Phase::Running) {
        driver.wait(std::chrono::seconds(10));
        if (driver.state().playing() != nullptr) {
            EXPECT_EQ(driver.state().rounds.back().boards.size(), 1U);
            EXPECT_EQ(driver.state().rounds.back().byes.size(), 1U);
            const Board& board = driver.state().rounds.back().boards[0];
            ++met[{board.seats.first, board.seats.second}];
            driver.play_round();
        }
    }
    EXPECT_EQ(met.size(), 6U);
    EXPECT_EQ(standings_of(driver.state()).front().standing.half_points, 8); // byes are worth 0
}

TEST(Tournament, InARoundRobinWhoeverMeetsSomebodyWhoHasWithdrawnWins) {
    Driver driver(usual_settings("round-robin"));
    driver.enter(4);
    driver.command(Kind::Start);
    driver.wait();
    driver.play_round();
    driver.command({.kind = Kind::Withdraw, .entrant = 4});
    EXPECT_EQ(driver.command({.kind = Kind::Restore, .entrant = 4}), "phase");
    driver.wait(std::chrono::seconds(10));
    int forfeits = 0;
    for (const Board& board : driver.state().rounds[1].boards) {
        forfeits += board.result && board.result->forfeit && board.table.empty() ? 1 : 0;
    }
    EXPECT_EQ(forfeits, 1);
    EXPECT_FALSE(driver.state().rounds[1].complete());
}

TEST(Tournament, ASwissWithMoreRoundsThanOpponentsEnds) {
    Driver driver;
    driver.enter(2);
    driver.command(Kind::Start);
    driver.wait();
    driver.play_round();
    driver.wait(std::chrono::seconds(10));
    EXPECT_EQ(driver.state().phase, Phase::Finished);
    EXPECT_EQ(driver.state().round(), 1);
}

TEST(Tournament, ACommandThatComesTooLateIsRefused) {
    Driver driver;
    driver.enter(2);
    const int seen = driver.tournament.version();
    driver.enter(1);
    EXPECT_EQ(driver.command({.kind = Kind::Start, .version = seen}), "too-late");
    EXPECT_EQ(driver.command({.kind = Kind::Start, .version = seen + 1}), "");
}

TEST(Tournament, EventsOfAnotherNumberAreRefused) {
    Driver driver;
    const auto one = driver.tournament.enter({ContestantKind::Person, "a"}, "a", "", driver.now);
    const auto other = driver.tournament.enter({ContestantKind::Person, "b"}, "b", "", driver.now);
    EXPECT_TRUE(driver.tournament.apply(*one));
    EXPECT_FALSE(driver.tournament.apply(*other));
}

TEST(TournamentSettings, AreReadBackAsTheyWereWritten) {
    json given = usual_settings();
    given["tie_breaks"] = {"wins", "progressive"};
    given["table"] = {
        {"game", "chess"}, {"rated", true}, {"time", {{"first", "300+3"}, {"second", "300+3"}}}};
    given["entry"] = {{"kind", "group"}, {"group", "g"}};
    given["rounds_start"] = "director";
    const auto settings = parse_tournament_settings(given);
    ASSERT_TRUE(settings) << settings.error().text();
    EXPECT_EQ(parse_tournament_settings(json::parse(to_text(*settings))), settings);
    EXPECT_FALSE(settings->table.takebacks);
}

TEST(TournamentSettings, AllThatIsWrongIsSaid) {
    const auto settings = parse_tournament_settings({{"name", " "},
                                                     {"form", "lottery"},
                                                     {"tie_breaks", {"luck"}},
                                                     {"table", {{"game", "ludo"}}},
                                                     {"entry", {{"kind", "group"}}},
                                                     {"rounds_start", 7},
                                                     {"break_seconds", -1}});
    ASSERT_FALSE(settings);
    EXPECT_EQ(settings.error().reasons().size(), 7U) << settings.error().text();
    EXPECT_FALSE(parse_tournament_settings(json::array()));
}

TEST(TournamentCommand, IsReadOrRefused) {
    const auto result = parse_tournament_command(
        R"({"command": "result", "id": "c", "round": 2, "board": 3, "winner": "first"})");
    ASSERT_TRUE(result);
    EXPECT_EQ(result->board, 3);
    EXPECT_EQ(result->result.winner, Winner::First);
    EXPECT_EQ(
        parse_tournament_command(R"({"command": "bye", "entrant": 1, "points": 0.5})")->half_points,
        1);
    for (const char* const wrong :
         {"", "[]", "{}", R"({"command": "abolish"})", R"({"command": "withdraw"})",
          R"({"command": "withdraw", "entrant": "1"})", R"({"command": "withdraw", "entrant": -1})",
          R"({"command": "result", "round": 1, "board": 1})",
          R"({"command": "result", "round": 1, "board": 1, "winner": "draw", "forfeit": true})",
          R"({"command": "bye", "entrant": 1, "points": 2})",
          R"({"command": "add", "level": 1, "person": "x"})", R"({"command": "add"})",
          R"({"command": "pair", "pairs": [[1]]})", R"({"command": "start", "id": ""})"}) {
        EXPECT_FALSE(parse_tournament_command(wrong)) << wrong;
    }
}

TEST(TournamentView, NamesWhatThePlayersAre) {
    Driver driver;
    driver.enter(1);
    driver.command({.kind = Kind::Add, .who = {ContestantKind::Level, {}, 8}});
    driver.command({.kind = Kind::Add, .who = {ContestantKind::Program, "bot"}});
    const ShownPeople people{{"person-0", {"=Ana", {}}}, {"bot", {"Bot", "Rui"}}};
    const TournamentView view(driver.tournament, people);
    const json entrants = json::parse(view.state({}))["entrants"];
    EXPECT_EQ(entrants[0]["name"], "=Ana");
    EXPECT_EQ(entrants[0]["kind"], "person");
    EXPECT_EQ(entrants[1]["level"], 8);
    EXPECT_EQ(entrants[1]["name"], "master");
    EXPECT_EQ(entrants[2]["author"], "Rui");
    EXPECT_NE(view.standings_csv().find("\"'=Ana\""), std::string::npos) << view.standings_csv();
    EXPECT_EQ(driver.shown()["entrants"][0]["name"], nullptr); // removed from the house
    EXPECT_EQ(driver.shown()["entrants"][0]["person"], nullptr);
}

TEST(TournamentView, OnlyTheDirectorSeesTheCode) {
    Driver driver;
    EXPECT_FALSE(driver.shown().contains("code"));
    EXPECT_EQ(driver.shown({"director", true})["code"], "K1");
}

} // namespace
} // namespace tabuleiro::house::tournament
