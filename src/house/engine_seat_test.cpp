// Engines of the house in their seats: what a table says of them, wants of them, and how they lose.
#include "house/engine_turn.hpp"
#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using test::settings_text;
using test::TableDriver;

const std::string deep = R"(engine","engine":"Deep Thought)";

std::vector<std::string> faults_of(const std::string& text) {
    const auto settings = parse_settings(text);
    return settings ? std::vector<std::string>{} : settings.error().sentences();
}

TEST(EngineSeat, IsReadAsItWasWritten) {
    Settings settings = test::require(parse_settings(settings_text("chess", "here", deep)));
    EXPECT_EQ(settings.seats.second.kind, SeatKind::Engine);
    EXPECT_EQ(settings.seats.second.name, "Deep Thought");
    seat_program(settings.seats.second, "Feng-hsiung Hsu");
    EXPECT_EQ(test::require(parse_settings(to_text(settings))), settings);
}

TEST(EngineSeat, NeedsANameAndACasualGameAndNoInvitation) {
    EXPECT_EQ(faults_of(settings_text("chess", "here", "engine")),
              std::vector<std::string>{"An engine has a name."});
    EXPECT_EQ(faults_of(settings_text("chess", "here", R"(engine","engine":" )")),
              std::vector<std::string>{"An engine has a name."});
    EXPECT_EQ(faults_of(settings_text("chess", R"(here","engine":"Deep)", "here")),
              std::vector<std::string>{"Only the seat of an engine has an engine."});
    EXPECT_EQ(faults_of(settings_text("chess", "here", deep, R"("rated":true)")),
              std::vector<std::string>{"A game with an engine is casual."});
    EXPECT_EQ(faults_of(settings_text("chess", "link", deep)),
              std::vector<std::string>{"The player who invites by link must be here."});
}

TEST(EngineSeat, ItsTurnIsTheGameSoFarAndItsClocks) {
    TableDriver driver("chess", "here", deep, R"("time":{"first":"60","second":"30+1"})");
    EXPECT_TRUE(TableJobs(driver.table()).wanted().empty());
    driver.moves(Viewer::First, {"e2e4"});
    const auto wanted = TableJobs(driver.table()).wanted();
    ASSERT_EQ(wanted.size(), 1U);
    const auto turn = TableJobs(driver.table()).engine_turn(wanted.front(), driver.now);
    ASSERT_TRUE(turn);
    EXPECT_EQ(turn->engine, "Deep Thought");
    EXPECT_EQ(turn->seat, Player::Second);
    EXPECT_EQ(turn->line.moves, std::vector<std::string>{"e2e4"});
    EXPECT_EQ(turn->left.second, Duration(30'000));
    EXPECT_EQ(turn->time.second.bonus, Duration(1'000));
}

TEST(EngineSeat, ADrawIsDeclined) {
    TableDriver driver("chess", "here", deep);
    driver.command(Viewer::First, CommandKind::OfferDraw);
    const auto wanted = TableJobs(driver.table()).wanted();
    ASSERT_EQ(wanted.size(), 1U);
    EXPECT_FALSE(TableJobs(driver.table()).engine_turn(wanted.front(), driver.now));
    const JobResult answer = TableJobs(driver.table()).job(wanted.front(), 1, driver.now)();
    EXPECT_EQ(answer.command.kind, CommandKind::DeclineDraw);
}

TEST(EngineSeat, AFailureLosesTheGameForGood) {
    for (const ProgramFailure failure : {ProgramFailure::Crash, ProgramFailure::Silence,
                                         ProgramFailure::IllegalMove, ProgramFailure::Flood}) {
        TableDriver driver("chess", "here", deep);
        driver.moves(Viewer::First, {"e2e4"});
        driver.apply(
            test::require(TableJobs(driver.table()).failed(Player::Second, failure, driver.now)));
        const Result lost{Player::First, Ending::Failure, std::string(name(failure))};
        EXPECT_EQ(driver.table().result(), lost);
        EXPECT_EQ(driver.restored().result(), lost);
        EXPECT_EQ(driver.state(Viewer::First)["result"],
                  (test::json{{"winner", "first"}, {"ending", "failure"}, {"rule", lost.rule}}));
        EXPECT_FALSE(TableJobs(driver.table()).failed(Player::Second, failure, driver.now));
    }
}

TEST(EngineSeat, OnlyAnEngineFails) {
    TableDriver driver("chess", "here", "c1");
    EXPECT_FALSE(
        TableJobs(driver.table()).failed(Player::Second, ProgramFailure::Crash, driver.now));
    EXPECT_FALSE(
        TableJobs(driver.table()).failed(Player::First, ProgramFailure::Crash, driver.now));
    Event forged;
    forged.number = 1;
    forged.at = driver.now;
    forged.seat = Player::Second;
    forged.kind = EventKind::Failure;
    forged.text = "crash";
    EXPECT_FALSE(driver.table().replay(forged));
}

} // namespace
} // namespace tabuleiro::house
