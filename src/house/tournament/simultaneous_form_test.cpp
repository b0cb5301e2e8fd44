#include "house/tournament/simultaneous_form.hpp"

#include <gtest/gtest.h>

#include "league/trf/trf.hpp"
#include "support/tournament_driver.hpp"

namespace tabuleiro::house::tournament {
namespace {

using nlohmann::json;
using Kind = TournamentCommandKind;
using Phase = TournamentPhase;
using test::TournamentDriver;
using test::usual_settings;

json display_settings(const std::string& side = "first") {
    json settings = usual_settings("simultaneous");
    settings["host_side"] = side;
    return settings;
}

// The display has begun, and all boards are being played.
void begin_display(TournamentDriver& driver, int opponents) {
    driver.enter(opponents);
    EXPECT_EQ(driver.command(Kind::Start), "");
    driver.wait();
}

std::vector<Board> boards_of(const TournamentDriver& driver) {
    return driver.state().rounds.at(0).boards;
}

Winner winner_for(const Board& board, EntrantId entrant) {
    return board.seats.first == entrant ? Winner::First : Winner::Second;
}

TEST(SimultaneousForm, TheDirectorIsTheHostAndMeetsEverybody) {
    TournamentDriver driver(display_settings());
    EXPECT_EQ(host_in(driver.state()), 1);
    EXPECT_EQ(driver.state().find(1)->who.person, "director");
    EXPECT_EQ(driver.shown()["rounds"], 1);
    EXPECT_EQ(driver.command(Kind::Start), "phase") << "nobody to meet";
    begin_display(driver, 3);
    const auto boards = boards_of(driver);
    ASSERT_EQ(boards.size(), 3U);
    std::vector<std::string> tables;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        EXPECT_EQ(boards[i].seats, (ByPlayer<EntrantId>{1, static_cast<int>(i) + 2}));
        tables.push_back(boards[i].table);
    }
    EXPECT_EQ(tables, (std::vector<std::string>{"table-1", "table-2", "table-3"}));
    EXPECT_TRUE(driver.state().rounds[0].byes.empty());
    const json host = driver.shown({.person = "director", .director = true});
    EXPECT_EQ(host["host"], 1);
    EXPECT_EQ(host["you"]["entrant"], 1);
    EXPECT_EQ(host["you"]["table"], nullptr) << "there is not one of them";
    EXPECT_EQ(driver.shown({.person = "person-1"})["you"]["table"], "table-1");
}

TEST(SimultaneousForm, OtherFormsHaveNoHost) {
    for (const Form* const form : forms()) {
        TournamentDriver driver(usual_settings(std::string(form->name())));
        EXPECT_EQ(driver.shown().contains("host"), form->has_host()) << form->name();
        EXPECT_EQ(driver.state().entrants.size(), form->has_host() ? 1U : 0U) << form->name();
    }
}

TEST(SimultaneousForm, TheHostHasTheChosenSides) {
    const auto sides = [](const std::string& side) {
        TournamentDriver driver(display_settings(side));
        begin_display(driver, 3);
        std::string sides;
        for (const Board& board : boards_of(driver)) {
            sides += board.seats.first == 1 ? '1' : '2';
        }
        return sides;
    };
    EXPECT_EQ(sides("first"), "111");
    EXPECT_EQ(sides("second"), "222");
    EXPECT_EQ(sides("alternating"), "121");
}

TEST(SimultaneousForm, OpponentsAreRankedByTheirResultAgainstTheHost) {
    TournamentDriver driver(display_settings("alternating"));
    begin_display(driver, 4);
    const auto boards = boards_of(driver);
    driver.finish_table(boards[0].table, winner_for(boards[0], 1));
    driver.finish_table(boards[1].table, Winner::Draw);
    driver.finish_table(boards[2].table, winner_for(boards[2], 4));
    EXPECT_EQ(driver.state().phase, Phase::Running);
    driver.finish_table(boards[3].table, winner_for(boards[3], 1));
    driver.wait();
    EXPECT_EQ(driver.state().phase, Phase::Finished);
    const json shown = driver.shown();
    json rows = json::array();
    for (const json& one : shown["standings"]) {
        rows.push_back(
            {one["rank"], one["entrant"], one["points"], one["won"], one["drawn"], one["lost"]});
    }
    EXPECT_EQ(rows, json({{nullptr, 1, 2.5, 2, 1, 1},
                          {1, 4, 1.0, 1, 0, 0},
                          {2, 3, 0.5, 0, 1, 0},
                          {3, 2, 0.0, 0, 0, 1},
                          {3, 5, 0.0, 0, 0, 1}}));
    const std::string csv = TournamentView(driver.tournament, {}).standings_csv();
    EXPECT_NE(csv.find("\r\n,\"\",person,,2.5,2,1,1,"), std::string::npos) << csv;
}

TEST(SimultaneousForm, TheHostIsInItFromTheBeginning) {
    TournamentDriver driver(display_settings());
    driver.enter(2);
    EXPECT_EQ(driver.tournament.leave("director", "director", driver.now).error().code, "phase");
    EXPECT_EQ(driver.command({.kind = Kind::Remove, .entrant = 1}), "phase");
    EXPECT_EQ(driver.command({.kind = Kind::Remove, .entrant = 2}), "");
    EXPECT_EQ(
        driver.tournament.enter({ContestantKind::Person, "director"}, "director", "K1", driver.now)
            .error()
            .code,
        "entered");
    EXPECT_EQ(driver.command(Kind::Start), "");
    driver.wait();
    EXPECT_EQ(boards_of(driver).size(), 1U);
    EXPECT_EQ(driver.tournament.enter({ContestantKind::Person, "late"}, "late", "K1", driver.now)
                  .error()
                  .code,
              "phase");
}

TEST(SimultaneousForm, AHostWhoLeavesLosesAllGames) {
    TournamentDriver driver(display_settings());
    begin_display(driver, 3);
    driver.finish_table("table-1", Winner::First);
    driver.apply(driver.tournament.leave("director", "director", driver.now).value());
    const json shown = driver.shown();
    EXPECT_EQ(shown["played"][0]["state"], "complete");
    EXPECT_EQ(shown["standings"][0]["won"], 1);
    EXPECT_EQ(shown["standings"][0]["lost"], 2);
}

TEST(SimultaneousForm, TheHostIsNeverAbsent) {
    TournamentDriver driver(display_settings());
    begin_display(driver, 2);
    EXPECT_EQ(driver.command({.kind = Kind::ForfeitAbsent, .absent = {1}}), "phase");
    EXPECT_EQ(driver.command({.kind = Kind::ForfeitAbsent, .absent = {1, 3}}), "");
    EXPECT_FALSE(boards_of(driver)[0].result);
    EXPECT_EQ(boards_of(driver)[1].result, (BoardResult{Winner::First, true, false}));
}

TEST(SimultaneousForm, NobodyPairsByHand) {
    json settings = display_settings();
    settings["rounds_start"] = "director";
    TournamentDriver driver(settings);
    driver.enter(3);
    EXPECT_EQ(driver.command(Kind::Start), "");
    EXPECT_EQ(driver.command({.kind = Kind::Pair, .pairs = {{2, 3}, {1, 4}}}), "phase");
    EXPECT_EQ(driver.command(Kind::PairRound), "");
    EXPECT_EQ(driver.command({.kind = Kind::Withdraw, .entrant = 3}), "");
    EXPECT_EQ(driver.command(Kind::StartRound), "");
    EXPECT_EQ(boards_of(driver)[1].result, (BoardResult{Winner::First, true, false}));
    EXPECT_TRUE(boards_of(driver)[1].table.empty());
}

TEST(SimultaneousForm, FollowsFromItsEventsAlone) {
    TournamentDriver driver(display_settings("alternating"));
    begin_display(driver, 3);
    driver.finish_table("table-2", Winner::Draw);
    Tournament again("t");
    for (const TournamentEvent& event : driver.log) {
        const auto change = parse_change(to_text(event.change));
        ASSERT_TRUE(change) << change.error().text();
        ASSERT_TRUE(again.apply({event.number, event.at, event.by, event.command_id, *change}));
    }
    EXPECT_EQ(TournamentView(again, {}).state({}), TournamentView(driver.tournament, {}).state({}));
}

TEST(SimultaneousForm, EachGameIsARoundOfTheReport) {
    TournamentDriver driver(display_settings("alternating"));
    begin_display(driver, 3);
    driver.finish_table("table-1", Winner::First);
    driver.finish_table("table-2", Winner::Draw);
    driver.finish_table("table-3", Winner::Second);
    driver.wait();
    const ShownPeople people{{"director", {"Carla", {}}},
                             {"person-1", {"Ana", {}}},
                             {"person-2", {"Rui", {}}},
                             {"person-3", {"Eva", {}}}};
    const auto report = TournamentView(driver.tournament, people).report().value();
    EXPECT_EQ(report.rounds, 3);
    ASSERT_EQ(report.players.size(), 4U);
    EXPECT_EQ(report.players[0].name, "Carla");
    EXPECT_EQ(report.players[0].rounds.size(), 3U);
    EXPECT_EQ(report.players[0].half_points, 3);
    EXPECT_EQ(report.players[0].rank, 1);
    EXPECT_EQ(report.players[3].rank, 2) << "has won";
    const auto read = league::parse_trf(league::to_trf(report));
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(*read, report);
}

TEST(SimultaneousForm, SettingsAreChecked) {
    const auto faults = [](json settings) {
        const auto parsed = parse_tournament_settings(settings);
        return parsed ? std::string() : parsed.error().text();
    };
    json settings = display_settings("third");
    EXPECT_EQ(faults(settings), "The field host_side is one of first, second, alternating.");
    settings = display_settings();
    settings["host_clock"] = 1;
    EXPECT_EQ(faults(settings), "The field host_clock is true or false.");
    settings["host_clock"] = false;
    settings["table"]["rated"] = true;
    EXPECT_EQ(faults(settings), "") << "nobody has a clock";
    settings["table"]["time"] = {{"first", "300+3"}, {"second", "300+3"}};
    EXPECT_EQ(faults(settings), "In a rated game both players have the same time.");
    settings["table"]["rated"] = false;
    EXPECT_EQ(faults(settings), "");
    settings["table"]["time"] = {{"days", 2}};
    EXPECT_EQ(faults(settings), "Days per move are for both players.");
    settings["host_clock"] = true;
    EXPECT_EQ(faults(settings), "");
    const auto parsed = parse_tournament_settings(settings).value();
    EXPECT_EQ(parse_tournament_settings(json::parse(to_text(parsed))).value(), parsed);
}

} // namespace
} // namespace tabuleiro::house::tournament
