// Games that do not end on the board: aborted before both have moved, or claimed because the
// opponent has left.
#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using namespace std::chrono_literals;
using test::json;
using test::TableDriver;

const Result aborted{std::nullopt, Ending::Abandonment, ""};

TEST(Abort, EitherPlayerMayUntilBothHaveMoved) {
    for (const Viewer who : {Viewer::First, Viewer::Second}) {
        for (const bool moved : {false, true}) {
            TableDriver driver("chess", "here", "link");
            driver.join("Rui");
            if (moved) {
                driver.moves(Viewer::First, {"e2e4"});
            }
            EXPECT_TRUE(driver.may(who, "abort"));
            driver.command(who, CommandKind::Abort);
            EXPECT_EQ(driver.table().result(), aborted);
            EXPECT_EQ(driver.restored().result(), aborted);
            EXPECT_EQ(driver.attempt(who, CommandKind::Abort), "over");
        }
    }
}

TEST(Abort, NobodyMayAfterThat) {
    TableDriver driver("chess", "here", "link");
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::Abort), "waiting");
    driver.join("Rui");
    EXPECT_EQ(driver.attempt(Viewer::Watcher, CommandKind::Abort), "watching");
    driver.moves(Viewer::First, {"e2e4"});
    driver.moves(Viewer::Second, {"e7e5"});
    for (const Viewer who : {Viewer::First, Viewer::Second}) {
        EXPECT_FALSE(driver.may(who, "abort"));
        EXPECT_EQ(driver.attempt(who, CommandKind::Abort), "may-not");
    }
}

TEST(Abort, AWholeFleetIsOneMove) {
    TableDriver driver("wargame", "here", "link");
    driver.join("Rui");
    driver.command(Viewer::First, CommandKind::Arrange);
    EXPECT_TRUE(driver.may(Viewer::Second, "abort"));
    driver.command(Viewer::Second, CommandKind::Arrange);
    EXPECT_FALSE(driver.may(Viewer::Second, "abort"));
}

TEST(Abort, WhoLeavesBeforeBothHaveMovedAborts) {
    TableDriver driver("chess", "here", "link");
    driver.join("Rui");
    driver.moves(Viewer::First, {"e2e4"});
    driver.command(Viewer::Second, CommandKind::Leave);
    EXPECT_EQ(driver.log().back().kind, EventKind::Abort);
    EXPECT_EQ(driver.table().result(), aborted);
}

TEST(Abort, AnOldLogInWhichSomebodyLeftStillSaysWhoWon) {
    TableDriver driver("chess", "here", "link");
    driver.join("Rui");
    driver.apply({2, driver.now, Player::Second, EventKind::Leave, ""});
    EXPECT_EQ(driver.restored().result(), (Result{Player::First, Ending::Abandonment, ""}));
}

TEST(Abort, TheRecordHasNoResult) {
    TableDriver chess("chess", "here", "c1");
    chess.moves(Viewer::First, {"e2e4"});
    chess.command(Viewer::First, CommandKind::Abort);
    EXPECT_NE(TableView(chess.table(), Viewer::First).record().find("[Result \"*\"]"),
              std::string::npos);
    TableDriver knights("renpaarden", "here", "c1");
    knights.command(Viewer::First, CommandKind::Abort);
    EXPECT_NE(
        TableView(knights.table(), Viewer::First).record().find("[Result \"none abandonment\"]"),
        std::string::npos);
}

// Two moves were played by link, the first player looks, and it is the second's turn.
class OpponentLeft : public testing::Test {
  protected:
    OpponentLeft() {
        driver.join("Rui");
        driver.moves(Viewer::First, {"e2e4"});
        driver.moves(Viewer::Second, {"e7e5"});
        see({true, true});
        driver.moves(Viewer::First, {"Nf3"});
    }
    void see(const ByPlayer<bool>& present) {
        driver.table().set_present(present, driver.now);
        by_itself();
    }
    void wait(Duration time) {
        driver.now += time;
        by_itself();
    }
    void by_itself() {
        if (const auto event = driver.table().due(driver.now)) {
            driver.apply(*event);
        }
    }
    void leave_for_good() {
        see({true, false});
        wait(60s);
    }
    bool can_claim() const { return driver.may(Viewer::First, "claim-win"); }

    TableDriver driver{"chess", "here", "link"};
};

TEST_F(OpponentLeft, AfterAMinuteTheOtherMayClaimAWin) {
    see({true, false});
    EXPECT_EQ(driver.table().next_alarm(), driver.now + 60s);
    wait(59s);
    EXPECT_FALSE(can_claim());
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::ClaimWin), "may-not") << "too early";
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::ClaimDraw), "may-not") << "too early";
    wait(1s);
    EXPECT_TRUE(can_claim());
    EXPECT_EQ(driver.table().next_alarm(), std::nullopt);
    EXPECT_EQ(driver.attempt(Viewer::Watcher, CommandKind::ClaimWin), "watching");
    EXPECT_EQ(driver.attempt(Viewer::Second, CommandKind::ClaimWin), "may-not")
        << "against who is there";
    EXPECT_EQ(driver.attempt(Viewer::Second, {.kind = CommandKind::ClaimWin, .as = Player::First}),
              "may-not");
    driver.command(Viewer::First, CommandKind::ClaimWin);
    EXPECT_EQ(driver.table().result(), (Result{Player::First, Ending::Abandonment, ""}));
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::ClaimWin), "over") << "twice";
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::ClaimDraw), "over");
}

TEST_F(OpponentLeft, OrADraw) {
    leave_for_good();
    driver.command(Viewer::First, CommandKind::ClaimDraw);
    EXPECT_EQ(driver.table().result(), (Result{std::nullopt, Ending::Claim, "opponent-left"}));
    EXPECT_EQ(driver.restored().result(), driver.table().result());
}

TEST_F(OpponentLeft, WhoReturnsTakesTheClaimAway) {
    leave_for_good();
    see({true, true});
    EXPECT_EQ(driver.log().back().kind, EventKind::Back);
    EXPECT_FALSE(can_claim());
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::ClaimWin), "may-not");
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::ClaimDraw), "may-not");
    see({true, false});
    wait(59s);
    EXPECT_FALSE(can_claim()) << "it counts from the beginning";
    wait(1s);
    EXPECT_TRUE(can_claim());
}

TEST_F(OpponentLeft, AShortAbsenceIsNone) {
    see({true, false});
    wait(50s);
    see({true, true});
    see({true, false});
    wait(50s);
    EXPECT_FALSE(can_claim());
}

TEST_F(OpponentLeft, AbsenceCountsInOnesOwnTurnAndWhileTheOtherWaits) {
    see({false, false});
    wait(1h);
    EXPECT_FALSE(can_claim()) << "nobody waited";
    EXPECT_EQ(driver.table().next_alarm(), std::nullopt);
    see({false, true});
    driver.moves(Viewer::Second, {"Nc6"});
    see({true, false});
    wait(1h);
    EXPECT_FALSE(can_claim()) << "it is not the absent player's turn";
    driver.moves(Viewer::First, {"Bb5"});
    wait(59s);
    EXPECT_FALSE(can_claim());
    wait(1s);
    EXPECT_TRUE(can_claim());
}

TEST_F(OpponentLeft, TheClaimSurvivesARestart) {
    leave_for_good();
    Table table = driver.restored();
    table.set_present({true, false}, driver.now);
    EXPECT_EQ(table.due(driver.now), std::nullopt);
    EXPECT_TRUE(
        table.decide(Viewer::First, {.kind = CommandKind::ClaimWin}, driver.now, driver.chance));
    table.set_present({true, true}, driver.now);
    const auto back = table.due(driver.now);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->kind, EventKind::Back);
    EXPECT_EQ(table.next_alarm(), table.last_change());
}

TEST_F(OpponentLeft, AClosedHouseKeepsNobodyAway) {
    driver.now += 1h;
    Table table = driver.restored();
    table.set_present({true, false}, driver.now);
    EXPECT_EQ(table.due(driver.now), std::nullopt);
    EXPECT_EQ(table.next_alarm(), driver.now + 60s);
}

TEST_F(OpponentLeft, AClaimThatTheLogDoesNotBearOutIsRefused) {
    auto log = driver.log();
    const int next = driver.table().version() + 1;
    log.push_back({next, driver.now, Player::First, EventKind::ClaimWin, ""});
    EXPECT_FALSE(Table::restore("t", driver.settings(), TableDriver::opened, log));
    log.back() = {next, driver.now, Player::First, EventKind::Away, ""};
    EXPECT_FALSE(Table::restore("t", driver.settings(), TableDriver::opened, log))
        << "it is the other's turn";
    log.back() = {next, driver.now, Player::Second, EventKind::Back, ""};
    EXPECT_FALSE(Table::restore("t", driver.settings(), TableDriver::opened, log))
        << "nobody was away";
    log.back() = {next, driver.now, std::nullopt, EventKind::Away, ""};
    EXPECT_FALSE(Table::restore("t", driver.settings(), TableDriver::opened, log));
    log.back() = {next, driver.now, Player::Second, EventKind::Away, ""};
    log.push_back({next + 1, driver.now, Player::First, EventKind::ClaimWin, ""});
    EXPECT_TRUE(Table::restore("t", driver.settings(), TableDriver::opened, log));
}

TEST(Absence, TheClockMayBeFaster) {
    TableDriver driver("chess", "here", "link", R"("time":{"first":"30","second":"30"})");
    driver.join("Rui");
    driver.moves(Viewer::First, {"e2e4"});
    driver.moves(Viewer::Second, {"e7e5"});
    driver.moves(Viewer::First, {"Nf3"});
    driver.table().set_present({true, false}, driver.now);
    EXPECT_EQ(driver.table().next_alarm(), driver.now + 30s);
    driver.now += 60s;
    EXPECT_EQ(driver.table().due(driver.now).value().kind, EventKind::Flag);
}

TEST(Absence, NeverCountsAtOneScreenOrAgainstTheComputer) {
    for (const char* other : {"here", "c1"}) {
        TableDriver driver("chess", "here", other);
        const Viewer viewer = *other == 'h' ? Viewer::Both : Viewer::First;
        driver.moves(viewer, {"e2e4"});
        driver.moves(*other == 'h' ? viewer : Viewer::Second, {"e7e5"});
        driver.moves(viewer, {"Nf3"});
        driver.table().set_present({true, false}, driver.now);
        driver.now += 1h;
        EXPECT_EQ(driver.table().due(driver.now), std::nullopt);
        EXPECT_EQ(driver.table().next_alarm(), std::nullopt);
    }
}

TEST(Absence, BeforeBothHaveMovedTheGameIsAbortedInstead) {
    TableDriver driver("chess", "here", "link");
    driver.join("Rui");
    driver.moves(Viewer::First, {"e2e4"});
    driver.table().set_present({true, false}, driver.now);
    EXPECT_EQ(driver.table().next_alarm(), std::nullopt);
    EXPECT_TRUE(driver.may(Viewer::First, "abort"));
}

} // namespace
} // namespace tabuleiro::house
