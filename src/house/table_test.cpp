#include "house/table.hpp"

#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using namespace std::chrono_literals;
using test::json;
using test::TableDriver;

constexpr const char* five_minutes = R"("time":{"first":"300","second":"300"})";

TEST(Table, TwoPeopleAtOneScreenPlayInTurn) {
    TableDriver driver("chess", "here", "here");
    EXPECT_EQ(driver.state(Viewer::Both)["turn"], "first");
    driver.moves(Viewer::Both, {"e2e4", "e7e5", "Nf3"});
    const json state = driver.state(Viewer::Both);
    EXPECT_EQ(state["version"], 3);
    EXPECT_EQ(state["turn"], "second");
    EXPECT_EQ(state["history"]["moves"][2]["note"], "Nf3");
    EXPECT_EQ(state["history"]["moves"][2]["text"], "g1f3");
    EXPECT_EQ(state["clocks"], nullptr);
    EXPECT_EQ(driver.state(Viewer::Watcher)["choices"], json::array());
}

TEST(Table, ARefusedDeedChangesNothing) {
    TableDriver driver("chess", "here", "c1");
    const std::string before = TableView(driver.table(), Viewer::First).state(driver.now);
    EXPECT_EQ(driver.play(Viewer::First, "e2e5"), "move");
    EXPECT_EQ(driver.play(Viewer::First, ""), "move");
    EXPECT_EQ(driver.play(Viewer::Second, "e7e5"), "turn");
    EXPECT_EQ(driver.play(Viewer::Watcher, "e2e4"), "watching");
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::AcceptDraw), "may-not");
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::Lift), "may-not");
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::Arrange), "may-not");
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::Rematch), "may-not");
    EXPECT_EQ(TableView(driver.table(), Viewer::First).state(driver.now), before);
}

TEST(Table, AnEntryThatIsNotAppliedLeavesTheTableAsItWas) {
    TableDriver driver("chess", "here", "here");
    const auto event = driver.table().decide(
        Viewer::Both, {.kind = CommandKind::Play, .move = "e2e4"}, 5ms, driver.chance);
    ASSERT_TRUE(event);
    EXPECT_EQ(driver.table().version(), 0);
    EXPECT_EQ(driver.table().plies(), 0);
    Event later = *event;
    later.number = 2;
    EXPECT_FALSE(driver.table().apply(later));
    EXPECT_TRUE(driver.table().apply(*event));
    EXPECT_FALSE(driver.table().apply(*event));
}

TEST(Table, TheInvitedSeatIsWaitedFor) {
    TableDriver driver("chess", "here", "link");
    EXPECT_EQ(driver.state(Viewer::First)["phase"], "waiting");
    EXPECT_EQ(driver.play(Viewer::First, "e2e4"), "waiting");
    driver.join("Rui");
    const json state = driver.state(Viewer::First);
    EXPECT_EQ(state["phase"], "playing");
    EXPECT_EQ(state["seats"]["second"]["name"], "Rui");
    EXPECT_FALSE(driver.table().join("Eva", driver.now));
    driver.moves(Viewer::First, {"e2e4"});
    driver.moves(Viewer::Second, {"e7e5"});
}

TEST(Table, WhoLeavesBeforeAnyoneCameLeavesNoWinner) {
    TableDriver driver("chess", "here", "link");
    driver.command(Viewer::First, CommandKind::Leave);
    EXPECT_EQ(driver.state(Viewer::First)["result"],
              json::parse(R"({"winner":null,"ending":"abandonment","rule":""})"));
    EXPECT_FALSE(driver.may(Viewer::First, "rematch"));
}

TEST(Table, WhoLeavesLoses) {
    TableDriver driver("chess", "here", "link");
    driver.join("Rui");
    driver.moves(Viewer::First, {"e2e4"});
    driver.moves(Viewer::Second, {"e7e5"});
    driver.command(Viewer::Second, CommandKind::Leave);
    EXPECT_EQ(driver.table().result(), (Result{Player::First, Ending::Abandonment, ""}));
}

TEST(Table, TheClockBeginsWithTheFirstMove) {
    TableDriver driver("chess", "here", "here", five_minutes);
    driver.now += 60s;
    EXPECT_EQ(driver.state(Viewer::Both)["clocks"]["first"]["left"], 300'000);
    driver.moves(Viewer::Both, {"e2e4"});
    driver.now += 10s;
    const json clocks = driver.state(Viewer::Both)["clocks"];
    EXPECT_EQ(clocks["running"], "second");
    EXPECT_EQ(clocks["first"]["left"], 300'000);
    EXPECT_EQ(clocks["second"]["left"], 290'000);
}

TEST(Table, TheStateTellsTheTimeControlAndAChangeDoesNot) {
    TableDriver driver("chess", "here", "here", R"("time":{"first":"300+2","second":"30/move"})");
    const json agreed{{"first", "300+2"}, {"second", "30/move"}};
    EXPECT_EQ(driver.state(Viewer::Both)["time"], agreed);
    EXPECT_EQ(driver.state(Viewer::Watcher)["time"], agreed);
    driver.moves(Viewer::Both, {"e2e4"});
    const TableView view(driver.table(), Viewer::Both);
    EXPECT_FALSE(json::parse(view.change(0, driver.now)).contains("time"));
    const TableDriver without("chess", "here", "here");
    EXPECT_EQ(without.state(Viewer::Both)["time"], (json{{"first", "none"}, {"second", "none"}}));
}

TEST(Table, AFlagFallsByItself) {
    TableDriver driver("chess", "here", "here", five_minutes);
    driver.moves(Viewer::Both, {"e2e4"});
    EXPECT_EQ(driver.table().next_alarm(), driver.now + 300s);
    driver.now += 299s;
    EXPECT_EQ(driver.table().due(driver.now), std::nullopt);
    driver.now += 1s;
    EXPECT_EQ(driver.play(Viewer::Both, "e7e5"), "time");
    const auto flag = driver.table().due(driver.now);
    ASSERT_TRUE(flag);
    driver.apply(*flag);
    EXPECT_EQ(driver.table().result(), (Result{Player::First, Ending::Time, ""}));
    EXPECT_EQ(driver.table().next_alarm(), std::nullopt);
    EXPECT_EQ(driver.restored().result(), driver.table().result());
}

TEST(Table, ADelayIsFree) {
    TableDriver driver("chess", "here", "here", R"("time":{"first":"60d5","second":"60d5"})");
    driver.moves(Viewer::Both, {"e2e4"});
    driver.now += 2s;
    json clocks = driver.state(Viewer::Both)["clocks"];
    EXPECT_EQ(clocks["delay"], 3'000);
    EXPECT_EQ(clocks["second"]["left"], 60'000);
    driver.now += 4s;
    clocks = driver.state(Viewer::Both)["clocks"];
    EXPECT_EQ(clocks["delay"], 0);
    EXPECT_EQ(clocks["second"]["left"], 59'000);
}

TEST(Table, SidesMayHaveDifferentTimes) {
    TableDriver driver("chess", "here", "here", R"("time":{"first":"40/60","second":"none"})");
    const json clocks = driver.state(Viewer::Both)["clocks"];
    EXPECT_EQ(clocks["first"], json::parse(R"({"left":60000,"moves":40})"));
    EXPECT_EQ(clocks["second"], json::parse(R"({"left":null,"moves":null})"));
}

TEST(Table, TheTimeOfACrashIsNobodys) {
    TableDriver driver("chess", "here", "here", five_minutes);
    driver.moves(Viewer::Both, {"e2e4"});
    driver.now += 10s;
    driver.moves(Viewer::Both, {"e7e5"});
    driver.now += 1h;
    Table table = driver.restored();
    EXPECT_EQ(table.next_alarm(), std::nullopt);
    EXPECT_EQ(table.due(driver.now), std::nullopt);
    const auto wake = table.wake(driver.now);
    ASSERT_TRUE(wake);
    ASSERT_TRUE(table.apply(*wake));
    const json clocks =
        json::parse(TableView(table, Viewer::Both).state(driver.now + 1s))["clocks"];
    EXPECT_EQ(clocks["first"]["left"], 299'000);
    EXPECT_EQ(clocks["second"]["left"], 290'000);
    EXPECT_EQ(table.wake(driver.now), std::nullopt);
}

TEST(Table, TheTimeUpToACrashCanBeCharged) {
    TableDriver driver("chess", "here", "here", five_minutes);
    driver.moves(Viewer::Both, {"e2e4", "e7e5"});
    EXPECT_EQ(driver.table().sleep_at_crash(driver.now), std::nullopt) << "it has not crashed";
    Table table = driver.restored();
    const auto asleep = table.sleep_at_crash(driver.now + 10s);
    ASSERT_TRUE(asleep);
    ASSERT_TRUE(table.apply(*asleep));
    EXPECT_EQ(table.sleep_at_crash(driver.now + 20s), std::nullopt);
    ASSERT_TRUE(table.apply(*table.wake(driver.now + 1h)));
    const json clocks =
        json::parse(TableView(table, Viewer::Both).state(driver.now + 1h))["clocks"];
    EXPECT_EQ(clocks["first"]["left"], 290'000);
    EXPECT_EQ(clocks["second"]["left"], 300'000);
}

TEST(Table, AFlagThatHadFallenBeforeTheCrashStaysFallen) {
    TableDriver driver("chess", "here", "here", five_minutes);
    driver.moves(Viewer::Both, {"e2e4", "e7e5"});
    Table table = driver.restored();
    ASSERT_TRUE(table.apply(*table.sleep_at_crash(driver.now + 301s)));
    ASSERT_TRUE(table.apply(*table.wake(driver.now + 1h)));
    const auto flag = table.due(driver.now + 1h);
    ASSERT_TRUE(flag);
    EXPECT_EQ(flag->kind, EventKind::Flag);
}

TEST(Table, AClosedHouseChargesUpToItsClosing) {
    TableDriver driver("chess", "here", "here", five_minutes);
    driver.moves(Viewer::Both, {"e2e4"});
    driver.now += 10s;
    driver.apply(*driver.table().sleep(driver.now));
    EXPECT_EQ(driver.play(Viewer::Both, "e7e5"), "may-not");
    driver.now += 1h;
    driver.apply(*driver.table().wake(driver.now));
    EXPECT_EQ(driver.state(Viewer::Both)["clocks"]["second"]["left"], 290'000);
    driver.moves(Viewer::Both, {"e7e5"});
}

TEST(Table, ATableWithoutAClockNeverSleeps) {
    TableDriver driver("chess", "here", "here");
    driver.moves(Viewer::Both, {"e2e4"});
    EXPECT_EQ(driver.table().sleep(driver.now), std::nullopt);
    EXPECT_EQ(driver.restored().wake(driver.now), std::nullopt);
}

TEST(Table, ADrawIsOfferedAndAgreed) {
    TableDriver driver("chess", "here", "link");
    driver.join("Rui");
    driver.command(Viewer::First, CommandKind::OfferDraw);
    EXPECT_EQ(driver.state(Viewer::Second)["offer"],
              json::parse(R"({"what":"draw","by":"first","number":1})"));
    EXPECT_TRUE(driver.may(Viewer::Second, "accept-draw"));
    EXPECT_FALSE(driver.may(Viewer::First, "accept-draw"));
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::OfferDraw), "may-not");
    driver.command(Viewer::Second, CommandKind::DeclineDraw);
    EXPECT_EQ(driver.state(Viewer::Second)["offer"], nullptr);
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::OfferDraw), "may-not")
        << "not twice in a move";
    driver.moves(Viewer::First, {"e2e4"});
    driver.moves(Viewer::Second, {"e7e5"});
    driver.command(Viewer::First, CommandKind::OfferDraw);
    driver.command(Viewer::Second, CommandKind::AcceptDraw);
    EXPECT_EQ(driver.table().result(), (Result{std::nullopt, Ending::Agreement, ""}));
}

TEST(Table, AtOneScreenTheOtherAnswersTheOffer) {
    TableDriver driver("chess", "here", "here");
    driver.command(Viewer::Both, CommandKind::OfferDraw);
    driver.command(Viewer::Both, CommandKind::AcceptDraw);
    EXPECT_EQ(driver.table().result(), (Result{std::nullopt, Ending::Agreement, ""}));
}

TEST(Table, ResignationAtOneScreenIsThatOfThePlayerToMoveUnlessSaid) {
    TableDriver driver("chess", "here", "here");
    EXPECT_EQ(driver.attempt(Viewer::Both, {.kind = CommandKind::Resign, .as = Player::Second}),
              "");
    EXPECT_EQ(driver.table().result(), (Result{Player::First, Ending::Resignation, ""}));
    EXPECT_EQ(driver.play(Viewer::Both, "e2e4"), "over");
}

TEST(Table, DrawsAreClaimedUnderFidesRules) {
    TableDriver driver("chess", "here", "here", R"("options":{"draws":"fide"})");
    for (int i = 0; i < 2; ++i) {
        EXPECT_FALSE(driver.may(Viewer::Both, "claim-draw"));
        driver.moves(Viewer::Both, {"Nf3", "Nf6", "Ng1", "Ng8"});
    }
    EXPECT_TRUE(driver.may(Viewer::Both, "claim-draw"));
    driver.command(Viewer::Both, CommandKind::ClaimDraw);
    EXPECT_EQ(driver.table().result(), (Result{std::nullopt, Ending::Claim, "threefold"}));
}

TEST(Table, AgainstTheComputerATakebackGoesToOnesOwnTurn) {
    TableDriver driver("chess", "here", "c3");
    driver.moves(Viewer::First, {"e2e4"});
    driver.moves(Viewer::Second, {"e7e5"});
    driver.moves(Viewer::First, {"Nf3"});
    driver.command(Viewer::First, CommandKind::AskTakeback); // the computer has not answered yet
    EXPECT_EQ(driver.table().plies(), 2);
    driver.command(Viewer::First, CommandKind::AskTakeback);
    EXPECT_EQ(driver.table().plies(), 0);
    EXPECT_EQ(driver.table().turn(), Player::First);
    EXPECT_FALSE(driver.may(Viewer::First, "ask-takeback"));
}

TEST(Table, APersonElsewhereIsAskedForATakeback) {
    TableDriver driver("chess", "here", "link");
    driver.join("Rui");
    driver.moves(Viewer::First, {"e2e4"});
    EXPECT_FALSE(driver.may(Viewer::Second, "ask-takeback"));
    driver.command(Viewer::First, CommandKind::AskTakeback);
    EXPECT_EQ(driver.table().plies(), 1);
    EXPECT_EQ(driver.state(Viewer::Second)["offer"]["what"], "takeback");
    driver.command(Viewer::Second, CommandKind::DeclineTakeback);
    driver.command(Viewer::First, CommandKind::AskTakeback);
    driver.command(Viewer::Second, CommandKind::AcceptTakeback);
    EXPECT_EQ(driver.table().plies(), 0);
    EXPECT_EQ(driver.state(Viewer::Second)["offer"], nullptr);
}

TEST(Table, AMoveLetsTheQuestionOfATakebackLapse) {
    TableDriver driver("chess", "here", "link");
    driver.join("Rui");
    driver.moves(Viewer::First, {"e2e4"});
    driver.command(Viewer::First, CommandKind::AskTakeback);
    driver.moves(Viewer::Second, {"e7e5"});
    EXPECT_EQ(driver.state(Viewer::Second)["offer"], nullptr);
    EXPECT_EQ(driver.attempt(Viewer::Second, CommandKind::AcceptTakeback), "may-not");
}

TEST(Table, ASwitchForbidsTakebacks) {
    TableDriver driver("chess", "here", "here", R"("takebacks":false)");
    driver.moves(Viewer::Both, {"e2e4"});
    EXPECT_EQ(driver.attempt(Viewer::Both, CommandKind::AskTakeback), "may-not");
}

TEST(Table, AtOneScreenOneMoveIsTakenBack) {
    TableDriver driver("chess", "here", "here");
    driver.moves(Viewer::Both, {"e2e4", "e7e5"});
    driver.command(Viewer::Both, CommandKind::AskTakeback);
    EXPECT_EQ(driver.table().plies(), 1);
}

TEST(Table, NobodyIsHelpedAgainstAPersonElsewhere) {
    TableDriver far("chess", "here", "link");
    far.join("Rui");
    EXPECT_FALSE(far.may(Viewer::First, "hint"));
    EXPECT_FALSE(TableJobs(far.table()).advise(Viewer::First, {.kind = CommandKind::Hint}));
    TableDriver near("chess", "here", "c1");
    EXPECT_TRUE(near.may(Viewer::First, "hint"));
    EXPECT_TRUE(near.may(Viewer::First, "threat"));
    EXPECT_TRUE(TableJobs(near.table()).advise(Viewer::First, {.kind = CommandKind::Hint}));
}

TEST(Table, ARematchHasTheSidesChanged) {
    TableDriver driver("chess", "here", "link", R"("time":{"first":"60","second":"120"})");
    driver.join("Rui");
    driver.command(Viewer::First, CommandKind::Resign);
    driver.command(Viewer::First, CommandKind::Rematch);
    EXPECT_EQ(driver.table().rematch_settings(), std::nullopt);
    EXPECT_EQ(driver.state(Viewer::Second)["rematch"],
              json::parse(R"({"by":"first","table":null})"));
    driver.command(Viewer::Second, CommandKind::Rematch);
    const auto settings = driver.table().rematch_settings();
    ASSERT_TRUE(settings);
    EXPECT_EQ(settings->seats.first.kind, SeatKind::Link);
    EXPECT_EQ(settings->seats.first.name, "Rui");
    EXPECT_EQ(settings->match.time.first.time, 120s);
    driver.apply(test::require(driver.table().moved("t2", driver.now)));
    EXPECT_EQ(driver.state(Viewer::First)["rematch"]["table"], "t2");
    EXPECT_EQ(driver.table().rematch_settings(), std::nullopt);
}

TEST(Table, ARematchIsForTheSamePlayers) {
    TableDriver driver("chess", "here", "open",
                       R"("visibility":"listed","ratings":{"from":1000,"to":2000})");
    EXPECT_EQ(driver.table().phase(), Phase::Waiting);
    driver.join("Rui");
    driver.command(Viewer::First, CommandKind::Resign);
    driver.command(Viewer::First, CommandKind::Rematch);
    driver.command(Viewer::Second, CommandKind::Rematch);
    const auto settings = driver.table().rematch_settings();
    ASSERT_TRUE(settings);
    EXPECT_EQ(settings->seats.first.kind, SeatKind::Link);
    EXPECT_EQ(settings->ratings, std::nullopt);
    EXPECT_EQ(settings->visibility, Visibility::Listed);
}

TEST(Table, TheComputerIsReadyForARematch) {
    TableDriver driver("chess", "here", "c2");
    driver.command(Viewer::First, CommandKind::Resign);
    driver.command(Viewer::First, CommandKind::Rematch);
    ASSERT_TRUE(driver.table().rematch_settings());
    EXPECT_EQ(driver.table().rematch_settings()->seats.first.level, 2);
}

TEST(Table, ComputersAreSentOnErrands) {
    TableDriver driver("chess", "here", "c2");
    EXPECT_TRUE(TableJobs(driver.table()).wanted().empty());
    driver.moves(Viewer::First, {"e2e4"});
    const auto wanted_jobs = TableJobs(driver.table()).wanted();
    ASSERT_EQ(wanted_jobs.size(), 1U);
    EXPECT_EQ(wanted_jobs[0].seat, Player::Second);
    EXPECT_EQ(wanted_jobs[0].kind, JobKind::Move);
    driver.command(Viewer::First, CommandKind::OfferDraw);
    EXPECT_EQ(TableJobs(driver.table()).wanted().size(), 2U);
    EXPECT_TRUE(TableJobs(driver.table()).still_wants(wanted_jobs[0]));
    driver.command(Viewer::First, CommandKind::AskTakeback);
    EXPECT_FALSE(TableJobs(driver.table()).still_wants(wanted_jobs[0]));
}

TEST(Table, ThePastIsShownPlyByPly) {
    TableDriver driver("chess", "here", "here");
    driver.moves(Viewer::Both, {"e2e4", "d7d5", "e4d5"});
    const json past = json::parse(*TableView(driver.table(), Viewer::Both)
                                       .past({.kind = CommandKind::Show, .ply = 2, .id = "9"}));
    EXPECT_EQ(past["reply_to"], "9");
    EXPECT_EQ(past["past"]["path"], json::parse(R"(["d7","d5"])"));
    EXPECT_EQ(past["past"]["board_view"]["beside"]["first"], json::array());
    EXPECT_EQ(driver.state(Viewer::Both)["board_view"]["beside"]["first"],
              json::parse(R"([{"is":"pawn","by":"second"}])"));
    EXPECT_FALSE(
        TableView(driver.table(), Viewer::Both).past({.kind = CommandKind::Show, .ply = 4}));
}

TEST(Table, PerpetualCheckIsNamedSo) {
    TableDriver driver("chess", "here", "here", R"("start":"6k1/6p1/8/7Q/8/8/5q2/7K w - - 0 1")");
    for (int i = 0; i < 2; ++i) {
        driver.moves(Viewer::Both, {"h5e8", "g8h7", "e8h5", "h7g8"});
    }
    EXPECT_EQ(driver.state(Viewer::Both)["result"],
              json::parse(R"({"winner":null,"ending":"rule","rule":"perpetual-check"})"));
}

TEST(Table, AFinishedChessGameIsTextAsPgn) {
    TableDriver driver("chess", "here", "c3");
    driver.moves(Viewer::First, {"f2f3"});
    driver.moves(Viewer::Second, {"e7e5"});
    driver.moves(Viewer::First, {"g2g4"});
    driver.moves(Viewer::Second, {"d8h4"});
    const std::string pgn = TableView(driver.table(), Viewer::Watcher).record();
    EXPECT_NE(pgn.find("1. f3 e5 2. g4 Qh4# 0-1"), std::string::npos) << pgn;
    EXPECT_NE(pgn.find("[Opening \"Fool's Mate\"]"), std::string::npos) << pgn;
    EXPECT_NE(pgn.find("[Black \"roque, level 3\"]"), std::string::npos) << pgn;
    EXPECT_NE(pgn.find("[Date \"1970.01.01\"]"), std::string::npos) << pgn;
}

TEST(Table, ATableWithoutAMoveIsAsOldAsItsOpening) {
    const TableDriver driver("chess", "here", "here");
    constexpr WallTime opened{1'794'700'800'000}; // 2026-11-15
    const auto table = test::require(Table::open("t", driver.settings(), opened));
    EXPECT_NE(TableView(table, Viewer::Both).record().find("[Date \"2026.11.15\"]"),
              std::string::npos)
        << TableView(table, Viewer::Both).record();
    EXPECT_EQ(json::parse(TableView(table, Viewer::Both).summary())["at"], opened.count());
}

TEST(Table, ATableWithMovesIsAsYoungAsTheLastOne) {
    TableDriver driver("chess", "here", "here");
    driver.moves(Viewer::Both, {"e2e4"});
    EXPECT_EQ(json::parse(TableView(driver.table(), Viewer::Both).summary())["at"],
              driver.now.count());
}

TEST(Table, TheTimesOfTheMovesAreToldAndWritten) {
    TableDriver driver("chess", "here", "here", R"("time":{"first":"300+3","second":"60d5"})");
    driver.moves(Viewer::Both, {"e2e4"}); // free
    driver.now += 4s;
    driver.moves(Viewer::Both, {"e7e5"}); // within the delay
    driver.now += 10s;
    driver.moves(Viewer::Both, {"g1f3"});
    const json moves = driver.state(Viewer::Both)["history"]["moves"];
    EXPECT_FALSE(moves[0].contains("spent"));
    EXPECT_EQ(moves[1]["spent"], 4'000);
    EXPECT_EQ(moves[1]["left"], 60'000);
    EXPECT_EQ(moves[2]["spent"], 10'000);
    EXPECT_EQ(moves[2]["left"], 296'000);
    const std::string pgn = TableView(driver.table(), Viewer::Watcher).record();
    EXPECT_NE(pgn.find("1. e4 {[%clk 0:05:03]} 1... e5 {[%clk 0:01:00]} 2. Nf3 {[%clk 0:04:56]} *"),
              std::string::npos)
        << pgn;
    driver.command(Viewer::Both, CommandKind::Resign);
    EXPECT_EQ(
        json::parse(test::require(TableView(driver.table(), Viewer::Watcher).move_list()))["times"],
        json::parse(R"([{"left":303000,"spent":null},{"left":60000,"spent":4000},
                              {"left":296000,"spent":10000}])"));
}

TEST(Table, WithoutAClockThereAreNoTimes) {
    TableDriver driver("chess", "here", "here", R"("time":{"first":"none","second":"60"})");
    driver.moves(Viewer::Both, {"e2e4"});
    driver.now += 4s;
    driver.moves(Viewer::Both, {"e7e5"});
    driver.now += 4s;
    driver.moves(Viewer::Both, {"g1f3"});
    const json moves = driver.state(Viewer::Both)["history"]["moves"];
    EXPECT_EQ(moves[1]["spent"], 4'000);
    EXPECT_FALSE(moves[2].contains("spent"));
    TableDriver quiet("chess", "here", "here");
    quiet.moves(Viewer::Both, {"e2e4", "e7e5"});
    quiet.command(Viewer::Both, CommandKind::Resign);
    EXPECT_EQ(TableView(quiet.table(), Viewer::Both).record().find('{'), std::string::npos);
    EXPECT_FALSE(json::parse(test::require(TableView(quiet.table(), Viewer::Watcher).move_list()))
                     .contains("times"));
}

TEST(Table, ALogThatDoesNotFitIsRefused) {
    TableDriver driver("chess", "here", "here");
    driver.moves(Viewer::Both, {"e2e4", "e7e5"});
    auto log = driver.log();
    EXPECT_TRUE(Table::restore("t", driver.settings(), TableDriver::opened, log));
    std::swap(log[0], log[1]);
    EXPECT_FALSE(Table::restore("t", driver.settings(), TableDriver::opened, log));
    log = driver.log();
    log[1].text = "e7e4";
    EXPECT_FALSE(Table::restore("t", driver.settings(), TableDriver::opened, log));
    log[1] = {2, driver.now, Player::Second, EventKind::AcceptDraw, ""};
    EXPECT_FALSE(Table::restore("t", driver.settings(), TableDriver::opened, log));
    log[1] = {2, driver.now, std::nullopt, EventKind::Flag, ""};
    EXPECT_FALSE(Table::restore("t", driver.settings(), TableDriver::opened, log));
}

TEST(Table, ARepeatedCommandIsKnownByItsId) {
    TableDriver driver("chess", "here", "link");
    driver.join("Rui");
    const Command move{.kind = CommandKind::Play, .move = "e2e4", .id = "a-1"};
    EXPECT_EQ(driver.table().accepted(Player::First, "a-1"), std::nullopt);
    EXPECT_EQ(driver.attempt(Viewer::First, move), "");
    EXPECT_EQ(driver.log().back().command_id, "a-1");
    EXPECT_EQ(driver.table().accepted(Player::First, "a-1"), 2);
    EXPECT_EQ(driver.table().accepted(Viewer::First, "a-1"), 2);
    EXPECT_EQ(driver.table().accepted(Viewer::Both, "a-1"), 2);
    EXPECT_EQ(driver.table().accepted(Viewer::Second, "a-1"), std::nullopt) << "of another seat";
    EXPECT_EQ(driver.table().accepted(Viewer::Watcher, "a-1"), std::nullopt);
    EXPECT_EQ(driver.attempt(Viewer::First, move), "too-late") << "it is not carried out again";
    EXPECT_EQ(driver.restored().accepted(Player::First, "a-1"), 2) << "also after a restart";
    EXPECT_EQ(driver.play(Viewer::Second, "e7e5"), "");
    EXPECT_EQ(driver.table().accepted(Player::Second, ""), std::nullopt) << "without an id";
}

TEST(Table, AMoveForAnotherPositionIsTooLate) {
    TableDriver driver("chess", "here", "here");
    const int seen = driver.state(Viewer::Both)["position_version"];
    driver.moves(Viewer::Both, {"e2e4"});
    Command move{.kind = CommandKind::Play, .move = "e7e5", .at = seen};
    EXPECT_EQ(driver.attempt(Viewer::Both, move), "too-late");
    EXPECT_EQ(driver.attempt(Viewer::Both, {.kind = CommandKind::AskTakeback, .at = seen}),
              "too-late");
    move.at = driver.change(Viewer::Both, driver.table().version() - 1)["position_version"];
    driver.command(Viewer::Both, CommandKind::OfferDraw);
    EXPECT_EQ(driver.attempt(Viewer::Both, move), "") << "an offer does not change the position";
    move = {.kind = CommandKind::Resign, .at = 0};
    EXPECT_EQ(driver.attempt(Viewer::Both, move), "") << "it does not depend on anything";
}

TEST(Table, AnAnswerToAnotherOfferIsTooLate) {
    TableDriver driver("chess", "here", "link");
    driver.join("Rui");
    driver.moves(Viewer::First, {"e2e4"});
    driver.command(Viewer::Second, CommandKind::OfferDraw);
    const int draw = driver.state(Viewer::First)["offer"]["number"];
    EXPECT_EQ(draw, 1);
    driver.command(Viewer::First, CommandKind::DeclineDraw);
    EXPECT_EQ(driver.attempt(Viewer::First, {.kind = CommandKind::AcceptDraw, .at = draw}),
              "too-late")
        << "nothing is offered any more";
    driver.command(Viewer::First, CommandKind::AskTakeback);
    EXPECT_EQ(driver.state(Viewer::Second)["offer"]["number"], 2);
    EXPECT_EQ(driver.attempt(Viewer::Second, {.kind = CommandKind::AcceptTakeback, .at = draw}),
              "too-late");
    EXPECT_EQ(driver.attempt(Viewer::Second, {.kind = CommandKind::AcceptTakeback, .at = 2}), "");
    EXPECT_EQ(driver.table().plies(), 0);
}

TEST(Table, StoppedClocksStandAndChargeNothing) {
    TableDriver driver("chess", "here", "here", R"("time":{"first":"60","second":"60"})");
    driver.table().stop_clocks();
    driver.moves(Viewer::Both, {"e2e4"});
    EXPECT_EQ(driver.state(Viewer::Both)["clocks"]["running"], "second")
        << "no clock was running yet, so none was stopped";
    driver.now += 10s;
    driver.moves(Viewer::Both, {"e7e5"});
    driver.now += 5s;
    driver.table().stop_clocks();
    driver.now += 300s;
    EXPECT_EQ(driver.state(Viewer::Both)["clocks"]["running"], nullptr);
    EXPECT_EQ(driver.table().due(driver.now), std::nullopt);
    EXPECT_EQ(driver.play(Viewer::Both, "g1f3"), "may-not") << "until they go on";
    driver.apply(driver.table().wake(driver.now).value());
    const json clocks = driver.state(Viewer::Both)["clocks"];
    EXPECT_EQ(clocks["running"], "first");
    EXPECT_EQ(clocks["first"]["left"], 60'000);
    EXPECT_EQ(clocks["second"]["left"], 50'000);
}

} // namespace
} // namespace tabuleiro::house
