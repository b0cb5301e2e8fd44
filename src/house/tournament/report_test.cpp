#include <gtest/gtest.h>

#include "league/trf/trf.hpp"
#include "support/tournament_driver.hpp"

namespace tabuleiro::house::tournament {
namespace {

using Kind = TournamentCommandKind;
using test::TournamentDriver;
using test::usual_settings;

league::TournamentReport report_of(const TournamentDriver& driver) {
    ShownPeople people{{"director", {"Dona Teresa", {}}}};
    for (const Entrant& entrant : driver.state().entrants) {
        people[entrant.who.person] = {"Ștefan " + std::to_string(entrant.id), {}};
    }
    return TournamentView(driver.tournament, people).report().value();
}

TEST(TournamentViewReport, IsReadBackAsItWasWritten) {
    for (const Form* const form : forms()) {
        if (form->has_host()) {
            continue; // simultaneous_form_test.cpp
        }
        TournamentDriver driver(usual_settings(std::string(form->name())));
        driver.enter(5);
        driver.command({.kind = Kind::Add, .who = {ContestantKind::Level, {}, 3}});
        driver.command(Kind::Start);
        driver.wait();
        driver.play_round();
        driver.command({.kind = Kind::Withdraw, .entrant = 2});
        driver.command({.kind = Kind::GiveBye, .entrant = 3, .half_points = 1});
        driver.wait(std::chrono::seconds(10));
        driver.play_round();
        const league::TournamentReport report = report_of(driver);
        EXPECT_EQ(report.players.size(), 6U);
        // By rating the level has the first number; in a team match numbers go by board.
        EXPECT_EQ(report.players[form->has_teams() ? 5 : 0].rating, 300);
        EXPECT_EQ(report.players[form->has_teams() ? 0 : 1].name, "Ștefan 1");
        EXPECT_EQ(report.players[1].rounds.size(), 2U);
        EXPECT_EQ(report.chief_arbiter, "Dona Teresa");
        EXPECT_EQ(report.start_date, "1970/01/01");
        EXPECT_EQ(report.end_date, "");
        const auto read = league::parse_trf(league::to_trf(report));
        ASSERT_TRUE(read) << form->name() << ": " << read.error().text();
        EXPECT_EQ(*read, report) << form->name();
    }
}

TEST(TournamentViewReport, HasTheRoundsThatAreComplete) {
    TournamentDriver driver;
    driver.enter(4);
    EXPECT_EQ(report_of(driver).players.back().number, 4) << "before the start as they came";
    EXPECT_TRUE(report_of(driver).players.back().rounds.empty());
    driver.command(Kind::Start);
    driver.wait();
    const std::string table = driver.state().rounds[0].boards[0].table;
    driver.finish_table(table, Winner::First);
    for (const league::ReportedPlayer& player : report_of(driver).players) {
        EXPECT_TRUE(player.rounds.empty());
        EXPECT_EQ(player.half_points, 0);
    }
    driver.play_round();
    EXPECT_EQ(report_of(driver).players.front().rounds.size(), 1U);
    EXPECT_EQ(report_of(driver).rounds, 3);
    while (driver.state().phase != TournamentPhase::Finished) {
        driver.wait(std::chrono::seconds(10));
        driver.play_round();
    }
    EXPECT_EQ(report_of(driver).end_date, "1970/01/01");
}

TEST(TournamentViewReport, LeavesOutRatingsThatDoNotFit) {
    TournamentDriver driver;
    driver.enter(2);
    driver.apply(
        {driver.tournament.version() + 1, driver.now, {}, {}, Started{{{1, 12000}, {2, -5}}}});
    for (const league::ReportedPlayer& player : report_of(driver).players) {
        EXPECT_EQ(player.rating, std::nullopt);
    }
}

} // namespace
} // namespace tabuleiro::house::tournament
