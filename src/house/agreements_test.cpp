// What players do at a table besides moves: giving time, pausing, greeting.
#include "house/table_permissions.hpp"
#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;
using test::json;
using test::TableDriver;

constexpr const char* no_clocks = R"("time":{"first":"none","second":"none"})";
constexpr const char* five_minutes = R"("time":{"first":"300","second":"300"})";

// A chess game at two screens after two moves.
TableDriver begun_game(const std::string& more = five_minutes) {
    TableDriver driver("chess", "here", "link", more);
    driver.join("Rui");
    driver.moves(Viewer::First, {"e2e4"});
    driver.now += seconds(10);
    driver.moves(Viewer::Second, {"e7e5"});
    return driver;
}

void pause(TableDriver& driver) {
    driver.command(Viewer::First, CommandKind::AskPause);
    driver.command(Viewer::Second, CommandKind::AcceptPause);
}

std::string greet(TableDriver& driver, Viewer viewer, const std::string& word) {
    return driver.attempt(viewer, Command{.kind = CommandKind::Greet, .greeting = word});
}

std::int64_t left(const TableDriver& driver, const char* player) {
    return driver.state(Viewer::Watcher)["clocks"][player]["left"].get<std::int64_t>();
}

// Both see the same after a restart.
void expect_same_after_restart(const TableDriver& driver) {
    Table restored = driver.restored();
    if (const auto wake = restored.wake(driver.now)) {
        ASSERT_TRUE(restored.apply(*wake));
    }
    for (const Viewer viewer : test::viewers) {
        json shown = json::parse(TableView(restored, viewer).state(driver.now));
        json expected = driver.state(viewer);
        for (json* one : {&shown, &expected}) { // the clock that ran has lost the time since
            one->erase("clocks");
            one->erase("version");
        }
        EXPECT_EQ(shown, expected);
    }
}

TEST(GivingTime, AddsToTheOpponentsClockWhoeverIsToMove) {
    TableDriver driver = begun_game();
    EXPECT_EQ(left(driver, "second"), 290'000);
    driver.command(Viewer::First, CommandKind::GiveTime);
    EXPECT_EQ(left(driver, "second"), 305'000);
    EXPECT_EQ(driver.state(Viewer::Second)["time_given"], (json{{"first", 1}, {"second", 0}}));
    driver.now += seconds(299);
    driver.command(Viewer::Second, CommandKind::GiveTime);
    EXPECT_EQ(left(driver, "first"), 16'000) << "while it runs";
    EXPECT_EQ(driver.table().next_alarm(), driver.now + seconds(16));
    driver.now += seconds(15);
    driver.moves(Viewer::First, {"g1f3"});
    EXPECT_EQ(left(driver, "first"), 1'000);
    expect_same_after_restart(driver);
}

TEST(GivingTime, IsBounded) {
    TableDriver driver = begun_game();
    for (int n = 0; n < 40; ++n) {
        driver.command(Viewer::First, CommandKind::GiveTime);
    }
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::GiveTime), "may-not");
    EXPECT_EQ(left(driver, "second"), 290'000 + 40 * 15'000);
    EXPECT_TRUE(driver.may(Viewer::Second, "give-time"));
}

TEST(GivingTime, ComesTooLateAfterTheFlag) {
    TableDriver driver = begun_game();
    driver.now += seconds(300);
    EXPECT_EQ(driver.attempt(Viewer::Second, CommandKind::GiveTime), "time");
}

TEST(GivingTime, NeedsAnOpponentElsewhereWhoHasAClock) {
    TableDriver without_clock = begun_game(no_clocks);
    EXPECT_EQ(without_clock.attempt(Viewer::First, CommandKind::GiveTime), "may-not");
    TableDriver odds = begun_game(R"("time":{"first":"300","second":"none"})");
    EXPECT_FALSE(odds.may(Viewer::First, "give-time"));
    EXPECT_TRUE(odds.may(Viewer::Second, "give-time"));
    for (const char* other : {"here", "c3"}) {
        TableDriver driver("chess", "here", other, five_minutes);
        const Viewer viewer = driver.table().settings().seats.second.kind == SeatKind::Here
                                  ? Viewer::Both
                                  : Viewer::First;
        driver.moves(viewer, {"e2e4"});
        for (const CommandKind kind : {CommandKind::GiveTime, CommandKind::AskPause}) {
            EXPECT_EQ(driver.attempt(viewer, kind), "may-not") << other << name(kind);
        }
        EXPECT_EQ(greet(driver, viewer, "hello"), "may-not") << other;
    }
}

TEST(AgreedPause, BeginsWhenItIsAcceptedAndStopsTheClocks) {
    TableDriver driver = begun_game();
    driver.command(Viewer::First, CommandKind::AskPause);
    EXPECT_EQ(driver.state(Viewer::Second)["offer"],
              json::parse(R"({"what":"pause","by":"first","number":1})"));
    EXPECT_EQ(driver.state(Viewer::Second)["pause"], nullptr);
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::AcceptPause), "may-not") << "one's own";
    driver.now += seconds(20);
    driver.command(Viewer::Second, CommandKind::AcceptPause);
    driver.now += minutes(90);
    const json state = driver.state(Viewer::First);
    EXPECT_EQ(state["pause"], json::parse(R"({"by":"first","resume":null})"));
    EXPECT_EQ(state["offer"], nullptr);
    EXPECT_EQ(state["clocks"]["running"], nullptr);
    EXPECT_EQ(state["clocks"]["first"]["left"], 280'000);
    EXPECT_TRUE(state["choices"].empty()) << "and nothing can be played";
    EXPECT_EQ(driver.state(Viewer::Second)["premoves"], nullptr);
    EXPECT_EQ(driver.table().next_alarm(), std::nullopt);
    EXPECT_EQ(driver.table().due(driver.now), std::nullopt);
    EXPECT_EQ(driver.table().sleep(driver.now), std::nullopt);
    expect_same_after_restart(driver);
}

TEST(AgreedPause, LeavesOpenHowTheGameEndsAndWhatIsSaid) {
    TableDriver driver = begun_game();
    pause(driver);
    EXPECT_EQ(driver.may(Viewer::First), (std::vector<std::string>{"resign", "offer-draw", "leave",
                                                                   "resume", "greet", "show"}));
    EXPECT_EQ(driver.play(Viewer::First, "g1f3"), "may-not");
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::AskTakeback), "may-not");
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::AskPause), "may-not");
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::GiveTime), "may-not");
    driver.command(Viewer::First, CommandKind::OfferDraw);
    driver.command(Viewer::Second, CommandKind::AcceptDraw);
    EXPECT_EQ(driver.table().result(), (Result{std::nullopt, Ending::Agreement, ""}));
    EXPECT_EQ(driver.state(Viewer::First)["pause"], nullptr);
}

TEST(AgreedPause, EndsWhenBothWantToGoOn) {
    TableDriver driver = begun_game();
    pause(driver);
    driver.now += minutes(90);
    driver.command(Viewer::First, CommandKind::Resume);
    EXPECT_EQ(driver.state(Viewer::Second)["pause"],
              json::parse(R"({"by":"first","resume":"first"})"));
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::Resume), "may-not") << "once is enough";
    EXPECT_FALSE(driver.may(Viewer::First, "resume"));
    expect_same_after_restart(driver);
    driver.command(Viewer::Second, CommandKind::Resume);
    EXPECT_EQ(driver.state(Viewer::Second)["pause"], nullptr);
    EXPECT_EQ(driver.state(Viewer::Second)["clocks"]["running"], "first");
    EXPECT_EQ(left(driver, "first"), 300'000) << "the pause costs nobody time";
    driver.now += seconds(5);
    driver.moves(Viewer::First, {"g1f3"});
    EXPECT_EQ(left(driver, "first"), 295'000);
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::Resume), "may-not");
}

TEST(AgreedPause, EndsAfterADayIfOneOfThemWantsToGoOn) {
    for (const bool asked_before : {false, true}) {
        TableDriver driver = begun_game();
        pause(driver);
        if (asked_before) {
            driver.command(Viewer::Second, CommandKind::Resume);
        }
        driver.now += AgreedPause::max_length - Duration(1);
        EXPECT_EQ(driver.attempt(Viewer::Second, CommandKind::Resume),
                  asked_before ? "may-not" : "");
        EXPECT_TRUE(driver.table().state().pause.is_on());
        driver.now += Duration(1);
        driver.command(Viewer::Second, CommandKind::Resume);
        EXPECT_FALSE(driver.table().state().pause.is_on());
        EXPECT_FALSE(driver.restored().state().pause.is_on());
    }
}

TEST(AgreedPause, IsNotWonByAbsence) {
    TableDriver driver = begun_game();
    driver.table().set_present({false, true}, driver.now);
    driver.now += minutes(1);
    driver.apply(driver.table().due(driver.now).value());
    EXPECT_TRUE(driver.may(Viewer::Second, "claim-win"));
    driver.command(Viewer::Second, CommandKind::AskPause);
    driver.command(Viewer::First, CommandKind::AcceptPause);
    driver.now += minutes(90);
    EXPECT_EQ(driver.table().due(driver.now), std::nullopt);
    EXPECT_EQ(driver.attempt(Viewer::Second, CommandKind::ClaimWin), "may-not");
    EXPECT_EQ(driver.attempt(Viewer::Second, CommandKind::ClaimDraw), "may-not");
    driver.command(Viewer::First, CommandKind::Resume);
    driver.command(Viewer::Second, CommandKind::Resume);
    EXPECT_FALSE(driver.may(Viewer::Second, "claim-win"));
    EXPECT_EQ(driver.table().next_alarm(), driver.now + minutes(1)) << "absence counts from here";
}

TEST(AgreedPause, IsAskedForOnceBetweenTwoMovesAndLapsesWithAMove) {
    TableDriver driver = begun_game();
    driver.command(Viewer::First, CommandKind::AskPause);
    EXPECT_EQ(driver.attempt(Viewer::Second, CommandKind::AskPause), "may-not") << "one at a time";
    driver.command(Viewer::Second, CommandKind::DeclinePause);
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::AskPause), "may-not");
    driver.command(Viewer::Second, CommandKind::AskPause);
    driver.moves(Viewer::First, {"g1f3"});
    EXPECT_EQ(driver.state(Viewer::First)["offer"], nullptr);
    EXPECT_EQ(driver.attempt(Viewer::First, CommandKind::AcceptPause), "may-not");
    driver.moves(Viewer::Second, {"b8c6"});
    driver.command(Viewer::First, CommandKind::AskPause);
    driver.command(Viewer::Second, CommandKind::Resign);
    EXPECT_EQ(driver.state(Viewer::First)["offer"], nullptr);
}

TEST(AgreedPause, IsAnsweredByTheNumberOfTheRequest) {
    TableDriver driver = begun_game();
    driver.command(Viewer::First, CommandKind::AskPause);
    for (const CommandKind kind : {CommandKind::AcceptPause, CommandKind::DeclinePause}) {
        EXPECT_EQ(driver.attempt(Viewer::Second, Command{.kind = kind, .at = 2}), "too-late");
    }
    EXPECT_EQ(driver.attempt(Viewer::Second, Command{.kind = CommandKind::AcceptPause, .at = 1}),
              "");
}

TEST(AgreedPause, OfAGameWithoutClocksStopsAbsenceAlone) {
    TableDriver driver = begun_game(no_clocks);
    pause(driver);
    EXPECT_EQ(driver.play(Viewer::First, "g1f3"), "may-not");
    driver.command(Viewer::Second, CommandKind::Resume);
    driver.command(Viewer::First, CommandKind::Resume);
    driver.moves(Viewer::First, {"g1f3"});
    expect_same_after_restart(driver);
}

TEST(AgreedPause, BeforeTheFirstMoveStartsNoClock) {
    TableDriver driver("chess", "here", "link", five_minutes);
    driver.join("Rui");
    pause(driver);
    driver.command(Viewer::Second, CommandKind::Resume);
    driver.command(Viewer::First, CommandKind::Resume);
    EXPECT_EQ(driver.state(Viewer::First)["clocks"]["running"], nullptr);
    EXPECT_TRUE(driver.may(Viewer::First, "abort"));
}

TEST(Greeting, IsSeenUntilItsPlayersNextMove) {
    TableDriver driver = begun_game();
    ASSERT_EQ(greet(driver, Viewer::First, "good-luck"), "");
    const json said = {{"greeting", "good-luck"}, {"number", driver.table().version()}};
    EXPECT_EQ(driver.state(Viewer::Watcher)["greetings"],
              (json{{"first", said}, {"second", nullptr}}));
    expect_same_after_restart(driver);
    const int before = driver.table().version();
    driver.moves(Viewer::First, {"g1f3"});
    EXPECT_EQ(driver.change(Viewer::Second, before)["greetings"]["first"], nullptr);
    driver.moves(Viewer::Second, {"b8c6"});
    EXPECT_FALSE(driver.change(Viewer::Second, driver.table().version() - 1).contains("greetings"));
}

TEST(Greeting, IsPossibleAfterTheEndToo) {
    TableDriver driver = begun_game();
    driver.command(Viewer::First, CommandKind::Resign);
    EXPECT_EQ(greet(driver, Viewer::Second, "good-game"), "");
    EXPECT_EQ(driver.state(Viewer::First)["greetings"]["second"]["greeting"], "good-game");
    EXPECT_EQ(driver.restored().result(), driver.table().result());
}

TEST(Greeting, IsOneOfTheList) {
    TableDriver driver = begun_game(no_clocks);
    for (const std::string_view word : greeting_names) {
        driver.now += minutes(1);
        EXPECT_EQ(greet(driver, Viewer::First, std::string(word)), "");
    }
    for (const char* word : {"", "Hello", "you lose", "hello "}) {
        EXPECT_EQ(greet(driver, Viewer::First, word), "malformed") << word;
    }
    std::vector<Event> log = driver.log();
    log.back().text = "you lose";
    EXPECT_FALSE(Table::restore("t1", driver.settings(), TableDriver::opened, log));
}

TEST(Greeting, IsLimitedPerMinute) {
    TableDriver driver = begun_game();
    for (int n = 0; n < 4; ++n) {
        EXPECT_EQ(greet(driver, Viewer::First, "hello"), "");
        driver.now += seconds(1);
    }
    EXPECT_EQ(greet(driver, Viewer::First, "sorry"), "too-often");
    EXPECT_EQ(greet(driver, Viewer::Second, "hello"), "") << "each has their own limit";
    driver.now += seconds(56);
    EXPECT_EQ(greet(driver, Viewer::First, "sorry"), "");
    EXPECT_EQ(greet(driver, Viewer::First, "sorry"), "too-often");
}

TEST(Greeting, IsSwitchedOffByTheHouseAndOldLogsAreStillRead) {
    TableDriver driver = begun_game();
    EXPECT_EQ(greet(driver, Viewer::First, "hello"), "");
    driver.table().set_rules({.greetings = false});
    EXPECT_FALSE(driver.may(Viewer::First, "greet"));
    EXPECT_EQ(greet(driver, Viewer::Second, "hello"), "may-not");
    EXPECT_EQ(driver.restored().version(), driver.table().version());
    driver.command(Viewer::First, CommandKind::Resign);
    EXPECT_EQ(greet(driver, Viewer::Second, "good-game"), "over");
}

// Whether the seat is given a hint, or a threat.
bool is_helped(const TableDriver& driver, Viewer viewer, CommandKind kind) {
    return TableJobs(driver.table()).advise(viewer, Command{.kind = kind}).has_value();
}

TEST(Help, BetweenPeopleElsewhereNeedsTheHousesConsent) {
    TableDriver driver = begun_game();
    for (const bool help : {false, true}) {
        driver.table().set_rules({.help = help});
        for (const CommandKind kind : {CommandKind::Hint, CommandKind::Threat}) {
            EXPECT_EQ(driver.may(Viewer::First, std::string(name(kind))), help);
            EXPECT_EQ(is_helped(driver, Viewer::First, kind), help) << name(kind);
            EXPECT_FALSE(is_helped(driver, Viewer::Second, kind)) << "not their turn";
            EXPECT_FALSE(is_helped(driver, Viewer::Watcher, kind));
        }
    }
    pause(driver);
    EXPECT_FALSE(is_helped(driver, Viewer::First, CommandKind::Hint));
}

TEST(Help, IsNeverGivenAgainstSomebodyWhoHasSecrets) {
    TableDriver driver("wargame", "here", "link");
    driver.join("Rui");
    driver.table().set_rules({.help = true});
    driver.command(Viewer::First, CommandKind::Arrange);
    driver.command(Viewer::Second, CommandKind::Arrange);
    EXPECT_FALSE(is_helped(driver, Viewer::First, CommandKind::Hint));
}

TEST(Help, AtOneScreenIsSeenByBothAndNeedsNoConsent) {
    TableDriver driver("chess", "here", "here");
    driver.table().set_rules({.help = false});
    EXPECT_TRUE(is_helped(driver, Viewer::Both, CommandKind::Hint));
}

} // namespace
} // namespace tabuleiro::house
