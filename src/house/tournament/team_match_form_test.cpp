#include "house/tournament/team_match_form.hpp"

#include <gtest/gtest.h>

#include "league/trf/trf.hpp"
#include "support/tournament_driver.hpp"

namespace tabuleiro::house::tournament {
namespace {

using league::Team;
using nlohmann::json;
using Kind = TournamentCommandKind;
using test::TournamentDriver;
using test::usual_settings;

json team_settings(int rounds = 2) {
    json settings = usual_settings("team-match");
    settings["teams"] = {"Lions", "Tigers"};
    settings["rounds"] = rounds;
    return settings;
}

std::string enter(TournamentDriver& driver, const std::string& person,
                  std::optional<Team> team = std::nullopt) {
    const auto event =
        driver.tournament.enter({ContestantKind::Person, person}, person, "K1", driver.now, team);
    if (!event) {
        return event.error().code;
    }
    driver.apply(*event);
    return {};
}

// Entrants of the home team by board, and those of the guests.
std::vector<std::vector<int>> line_ups(const TournamentDriver& driver) {
    return {driver.state().line_ups[0], driver.state().line_ups[1]};
}

std::vector<std::pair<int, int>> pairs_of(const TournamentDriver& driver) {
    std::vector<std::pair<int, int>> pairs;
    for (const Board& board : driver.state().rounds.back().boards) {
        pairs.emplace_back(board.seats.first, board.seats.second);
    }
    return pairs;
}

TEST(TeamMatchForm, WhoeverNamesNoTeamJoinsTheSmallerOne) {
    TournamentDriver driver(team_settings());
    EXPECT_EQ(enter(driver, "a"), "");
    EXPECT_EQ(enter(driver, "b"), "");
    EXPECT_EQ(enter(driver, "c", Team::Guest), "");
    EXPECT_EQ(enter(driver, "d"), "");
    EXPECT_EQ(line_ups(driver), (std::vector<std::vector<int>>{{1, 4}, {2, 3}}));
    const json shown = driver.shown();
    EXPECT_EQ(shown["entrants"][2]["team"], "guest");
    EXPECT_EQ(shown["entrants"][2]["board"], 2);
    EXPECT_EQ(shown["teams"][1]["name"], "Tigers");
    TournamentDriver swiss;
    EXPECT_EQ(enter(swiss, "a", Team::Home), "phase") << "there are no teams";
    EXPECT_FALSE(swiss.shown().contains("teams"));
}

TEST(TeamMatchForm, TheDirectorDecidesAboutTeamsAndBoards) {
    TournamentDriver driver(team_settings());
    driver.enter(4); // 1 and 3 are home, 2 and 4 guests
    const auto place = [&](EntrantId entrant, Team team, int board) {
        return driver.command(
            {.kind = Kind::Place, .board = board, .entrant = entrant, .team = team});
    };
    EXPECT_EQ(place(4, Team::Home, 1), "");
    EXPECT_EQ(line_ups(driver), (std::vector<std::vector<int>>{{4, 1, 3}, {2}}));
    EXPECT_EQ(place(1, Team::Home, 3), "") << "within a team";
    EXPECT_EQ(line_ups(driver), (std::vector<std::vector<int>>{{4, 3, 1}, {2}}));
    EXPECT_EQ(place(1, Team::Home, 4), "no-board");
    EXPECT_EQ(place(1, Team::Guest, 0), "no-board");
    EXPECT_EQ(place(9, Team::Guest, 1), "no-entrant");
    EXPECT_EQ(driver.command(Kind::Start), "phase") << "three against one";
    EXPECT_EQ(place(1, Team::Guest, 2), "");
    EXPECT_EQ(driver.command({.kind = Kind::Remove, .entrant = 4}), "");
    EXPECT_EQ(driver.command({.kind = Kind::Remove, .entrant = 1}), "");
    EXPECT_EQ(line_ups(driver), (std::vector<std::vector<int>>{{3}, {2}}));
    EXPECT_EQ(driver.command(Kind::Start), "");
    EXPECT_EQ(place(3, Team::Guest, 1), "phase");
    // All of it follows from the events as they are stored.
    Tournament again("t");
    for (TournamentEvent event : driver.log) {
        event.change = parse_change(to_text(event.change)).value();
        ASSERT_TRUE(again.apply(event));
    }
    EXPECT_EQ(again.state().line_ups, driver.state().line_ups);
    EXPECT_EQ(again.state().order, (std::vector<EntrantId>{3, 2}));
}

TEST(TeamMatchForm, BoardsMeetWithAlternatingColoursAndEachRoundIsAMatch) {
    TournamentDriver driver(team_settings());
    driver.enter(6); // home 1 3 5, guests 2 4 6
    EXPECT_EQ(driver.command(Kind::Start), "");
    driver.wait();
    EXPECT_EQ(pairs_of(driver), (std::vector<std::pair<int, int>>{{1, 2}, {4, 3}, {5, 6}}));
    EXPECT_EQ(driver.command({.kind = Kind::Pair, .pairs = {{1, 4}}}), "phase");
    driver.finish_table("table-1", Winner::First); // 1 : 0
    driver.finish_table("table-2", Winner::Draw);  // 1.5 : 0.5
    const json open = driver.shown()["teams"];
    EXPECT_EQ(open[0]["board_points"], 1.5);
    EXPECT_EQ(open[0]["match_points"], 0) << "a match that is not over";
    driver.finish_table("table-3", Winner::Second);
    driver.wait(std::chrono::seconds(10));
    EXPECT_EQ(pairs_of(driver), (std::vector<std::pair<int, int>>{{2, 1}, {3, 4}, {6, 5}}));
    driver.finish_table("table-4", Winner::First);
    driver.finish_table("table-5", Winner::Draw);
    driver.finish_table("table-6", Winner::First);
    driver.wait();
    EXPECT_EQ(driver.state().phase, TournamentPhase::Finished);
    EXPECT_EQ(driver.shown()["teams"], json({{{"team", "home"},
                                              {"name", "Lions"},
                                              {"board_points", 2},
                                              {"match_points", 1},
                                              {"rounds", {1.5, 0.5}}},
                                             {{"team", "guest"},
                                              {"name", "Tigers"},
                                              {"board_points", 4},
                                              {"match_points", 3},
                                              {"rounds", {1.5, 2.5}}}}));
    EXPECT_EQ(driver.shown()["standings"][0]["entrant"], 6);
}

TEST(TeamMatchForm, WhoeverWithdrawsGivesTheirBoardAway) {
    TournamentDriver driver(team_settings());
    driver.enter(4);
    EXPECT_EQ(driver.command(Kind::Start), "");
    driver.wait();
    EXPECT_EQ(driver.command({.kind = Kind::Withdraw, .entrant = 1}), "");
    EXPECT_EQ(driver.command({.kind = Kind::Withdraw, .entrant = 2}), "");
    driver.finish_table("table-2", Winner::Draw);
    driver.wait(std::chrono::seconds(10));
    const auto& boards = driver.state().rounds.back().boards;
    ASSERT_EQ(boards.size(), 2U);
    EXPECT_EQ(boards[0].result, (BoardResult{Winner::None, true, false}));
    EXPECT_TRUE(boards[0].table.empty());
    EXPECT_EQ(driver.shown()["teams"][0]["board_points"], 0.5);
    EXPECT_EQ(driver.shown()["teams"][1]["board_points"], 1.5);
    EXPECT_EQ(enter(driver, "late"), "phase");
}

TEST(TeamMatchForm, SettingsNameTwoTeams) {
    json settings = team_settings();
    const std::vector<json> wrong{
        json::array({"A"}),         {"A", "A"}, {"A", ""}, {"A", 3}, "A", {"A", "B", "C"},
        {"A", std::string(41, 'x')}};
    for (const json& teams : wrong) {
        settings["teams"] = teams;
        EXPECT_FALSE(parse_tournament_settings(settings)) << teams;
    }
    settings.erase("teams");
    settings.erase("rounds");
    const auto usual = parse_tournament_settings(settings);
    ASSERT_TRUE(usual);
    EXPECT_EQ(usual->teams, (std::array<std::string, 2>{"A", "B"}));
    EXPECT_EQ(usual->rounds, 2);
    EXPECT_EQ(parse_tournament_settings(json::parse(to_text(*usual))), usual);
}

TEST(TeamMatchForm, AReportHasTheTeams) {
    TournamentDriver driver(team_settings(1));
    driver.enter(4);
    EXPECT_EQ(driver.command(Kind::Start), "");
    driver.wait();
    driver.play_round();
    ShownPeople people;
    for (const Entrant& entrant : driver.state().entrants) {
        people[entrant.who.person] = {"Name of " + entrant.who.person, std::nullopt};
    }
    const auto report = TournamentView(driver.tournament, people).report();
    ASSERT_TRUE(report);
    ASSERT_EQ(report->teams.size(), 2U);
    EXPECT_EQ(report->teams[0], (league::ReportedTeam{"Lions", {1, 3}}));
    EXPECT_EQ(report->teams[1], (league::ReportedTeam{"Tigers", {2, 4}}));
    EXPECT_EQ(league::parse_trf(league::to_trf(*report)), *report);
}

} // namespace
} // namespace tabuleiro::house::tournament
