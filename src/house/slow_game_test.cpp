// Games with days per move: the deadline is by the wall clock, and nobody needs to be there.
#include <gtest/gtest.h>

#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using namespace std::chrono_literals;
using test::json;
using test::TableDriver;

constexpr auto three_days = R"("time":{"days":3})";
constexpr WallTime a_day = 24h;

std::optional<WallTime> deadline(const TableDriver& driver) {
    return driver.table().state().deadline();
}

// A table whose stored deadlines are those that its events have led to.
class SlowTable : public TableDriver {
  public:
    explicit SlowTable(const std::string& game = "chess")
        : TableDriver(game, "here", "link", three_days) {}

    void begin() { store(test::require(table().join("Rui", now))); }
    void act(Viewer viewer, const Command& command) {
        store(test::require(table().decide(viewer, command, now, chance)));
    }
    void act(Viewer viewer, CommandKind kind) { act(viewer, Command{.kind = kind}); }
    void move(Viewer viewer, const std::string& text) {
        act(viewer, Command{.kind = CommandKind::Play, .move = text});
    }

  private:
    void store(const Event& event) {
        const auto foretold = table().deadline_after(event);
        apply(event);
        EXPECT_EQ(foretold, table().state().deadline()) << name(event.kind);
    }
};

TEST(SlowGame, TheFirstDeadlineBeginsWhenBothAreThere) {
    SlowTable table;
    EXPECT_EQ(deadline(table), std::nullopt);
    table.begin();
    EXPECT_EQ(deadline(table), table.now + 3 * a_day);
    table.now += 2 * a_day;
    table.move(Viewer::First, "e2e4");
    EXPECT_EQ(deadline(table), table.now + 3 * a_day);
}

TEST(SlowGame, OtherGamesHaveNoDeadline) {
    TableDriver driver("chess", "here", "link", R"("time":{"first":"300","second":"300"})");
    const Event joined = test::require(driver.table().join("Rui", driver.now));
    EXPECT_EQ(driver.table().deadline_after(joined), std::nullopt);
    driver.apply(joined);
    driver.moves(Viewer::First, {"e2e4"});
    EXPECT_EQ(deadline(driver), std::nullopt);
    EXPECT_FALSE(driver.state(Viewer::First).contains("days"));
    EXPECT_FALSE(json::parse(TableView(driver.table(), Viewer::First).summary()).contains("days"));
}

TEST(SlowGame, OffersDoNotMoveTheDeadlineAndTakebacksGiveTheMoverAnewWhatTheyHad) {
    SlowTable table;
    table.begin();
    table.move(Viewer::First, "e2e4");
    const auto after_move = deadline(table);
    table.now += a_day;
    table.act(Viewer::First, CommandKind::OfferDraw);
    table.act(Viewer::Second, CommandKind::DeclineDraw);
    table.act(Viewer::First, CommandKind::AskTakeback);
    EXPECT_EQ(deadline(table), after_move);
    table.act(Viewer::Second, CommandKind::AcceptTakeback);
    EXPECT_EQ(deadline(table), table.now + 3 * a_day) << "it is the other's turn";
    table.move(Viewer::First, "d2d4");
    table.now += a_day;
    table.move(Viewer::Second, "d7d5");
    table.now += a_day;
    table.act(Viewer::First, CommandKind::AskTakeback);
    table.act(Viewer::Second, CommandKind::AcceptTakeback);
    EXPECT_EQ(table.table().plies(), 0);
    EXPECT_EQ(deadline(table), table.now + 3 * a_day);
}

// Nobody has to agree to these takebacks, so they must not give time.
TEST(SlowGame, MovesAndTakebacksWithinOneTurnDoNotMoveTheDeadline) {
    SlowTable table("wargame");
    table.begin();
    const auto before = deadline(table);
    table.now += a_day;
    table.move(Viewer::First, table.state(Viewer::First)["choices"][0]["move"]);
    ASSERT_EQ(table.table().turn(), Player::First);
    EXPECT_EQ(deadline(table), before);
    table.act(Viewer::First, CommandKind::AskTakeback);
    EXPECT_EQ(deadline(table), before);
    table.act(Viewer::First, CommandKind::Arrange);
    ASSERT_EQ(table.table().turn(), Player::Second);
    EXPECT_EQ(deadline(table), table.now + 3 * a_day);
}

TEST(SlowGame, TheDeadlineGoesOnWhileTheServerIsDown) {
    SlowTable table;
    table.begin();
    table.move(Viewer::First, "e2e4");
    EXPECT_EQ(table.table().sleep(table.now), std::nullopt);
    Table restored = table.restored();
    EXPECT_EQ(restored.wake(table.now + 1h), std::nullopt);
    EXPECT_EQ(restored.sleep_at_crash(table.now), std::nullopt);
    restored.stop_clocks();
    EXPECT_FALSE(restored.state().is_dormant());
    EXPECT_EQ(restored.next_alarm(), table.now + 3 * a_day);
    EXPECT_EQ(restored.due(table.now + 3 * a_day - 1ms), std::nullopt);
    const auto flag = restored.due(table.now + 3 * a_day);
    ASSERT_TRUE(flag);
    EXPECT_EQ(flag->kind, EventKind::Flag);
    EXPECT_EQ(flag->seat, Player::Second);
    EXPECT_EQ(restored.deadline_after(*flag), std::nullopt);
    ASSERT_TRUE(restored.apply(*flag));
    EXPECT_EQ(restored.result()->winner, Player::First);
    EXPECT_EQ(restored.result()->ending, Ending::Time);
}

TEST(SlowGame, AMoveAfterTheDeadlineIsTooLateBeforeTheFlagIsStored) {
    SlowTable table;
    table.begin();
    table.now += 3 * a_day;
    EXPECT_EQ(table.play(Viewer::First, "e2e4"), "time");
}

TEST(SlowGame, NobodyNeedsToBeThere) {
    SlowTable table;
    table.begin();
    table.move(Viewer::First, "e2e4");
    table.move(Viewer::Second, "e7e5");
    table.table().set_present({false, true}, table.now);
    table.now += a_day;
    EXPECT_EQ(table.table().due(table.now), std::nullopt);
    for (const char* command : {"claim-win", "give-time", "ask-pause"}) {
        EXPECT_FALSE(table.may(Viewer::Second, command)) << command;
    }
    Event away;
    away.number = table.table().version() + 1;
    away.at = table.now;
    away.seat = Player::First;
    away.kind = EventKind::Away;
    EXPECT_FALSE(table.table().replay(away)) << "not in a log either";
}

TEST(SlowGame, TheStateAndTheListSayHowSlowItIs) {
    SlowTable table;
    EXPECT_EQ(json::parse(TableView(table.table(), Viewer::First).summary())["deadline"], nullptr);
    table.begin();
    EXPECT_EQ(table.state(Viewer::Watcher)["days"], 3);
    EXPECT_EQ(table.state(Viewer::Watcher)["clocks"]["running"], "first");
    const json summary = json::parse(TableView(table.table(), Viewer::First).summary());
    EXPECT_EQ(summary["days"], 3);
    EXPECT_EQ(summary["deadline"], (table.now + 3 * a_day).count());
}

} // namespace
} // namespace tabuleiro::house
