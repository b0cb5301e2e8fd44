// Random games of every game and every kind of seats, with everything that people do beside the
// board: every message fits the schema, changes add up to states, and logs restore tables.
#include <gtest/gtest.h>

#include "support/json_schema.hpp"
#include "support/table_scenarios.hpp"

namespace tabuleiro::house {
namespace {

using namespace std::chrono_literals;
using test::json;
using test::JsonSchema;
using test::Scenario;
using test::TableDriver;
using test::viewers;

constexpr int max_plies = 80;

// Which seat may be asked through which viewer at such a table.
Viewer viewer_for(const TableDriver& driver, Player seat) {
    return host_of(driver.settings()) == Viewer::Both ? Viewer::Both : viewer_of(seat);
}

class RandomTable {
  public:
    RandomTable(const Scenario& scenario, std::uint64_t seed)
        : driver_(scenario.game, scenario.first, scenario.second, scenario.more), rng_(seed),
          schema_(JsonSchema::of_web()) {
        for (const Viewer viewer : viewers) {
            pages_[viewer] = driver_.state(viewer);
        }
        check_pages(0);
    }

    void run() {
        if (driver_.table().phase() == Phase::Waiting) {
            step([&] { driver_.join("Zé \"o\" \\ Silva"); });
        }
        int steps = 0;
        while (driver_.table().phase() == Phase::Playing && ++steps < 2 * max_plies &&
               !::testing::Test::HasFailure()) {
            driver_.now += WallTime(rng_.below(400));
            step([&] { one_command(); });
        }
        if (driver_.table().phase() == Phase::Over && rng_.below(2) == 0) {
            step(
                [&] { driver_.attempt(viewer_for(driver_, Player::First), CommandKind::Rematch); });
            step([&] {
                driver_.attempt(viewer_for(driver_, Player::Second), CommandKind::Rematch);
            });
        }
    }

    const TableDriver& driver() const { return driver_; }

  private:
    template <class Do>
    void step(const Do& kind) {
        const int before = driver_.table().version();
        kind();
        check_pages(before);
        if (rng_.below(8) == 0) {
            check_restored();
        }
    }

    void one_command() {
        const Player seat =
            driver_.table().turn().value_or(Player::First); // mostly of who is to move
        const Player actor = rng_.below(6) == 0 ? opponent(seat) : seat;
        const Viewer viewer = viewer_for(driver_, actor);
        const json state = driver_.state(viewer);
        const auto& moves = state["choices"];
        if (!moves.empty() && rng_.below(10) < 8) {
            const auto pick = rng_.below(moves.size());
            const auto move = moves[static_cast<std::size_t>(pick)]["move"].get<std::string>();
            ASSERT_EQ(driver_.play(viewer, move), "") << move << " was offered";
            return;
        }
        if (const auto flag = driver_.table().due(driver_.now)) {
            driver_.apply(*flag);
            return;
        }
        // Any command: those in `may` can be done, the others cannot.
        const auto kind =
            static_cast<CommandKind>(rng_.below(static_cast<std::uint64_t>(CommandKind::Hint)));
        const bool ends = kind == CommandKind::Resign || kind == CommandKind::Abort ||
                          kind == CommandKind::Leave || kind == CommandKind::AcceptDraw;
        if (kind == CommandKind::Play || (ends && rng_.below(20) != 0)) {
            return;
        }
        const bool listed = driver_.may(viewer, std::string(name(kind)));
        const std::string refused = driver_.attempt(viewer, {.kind = kind, .greeting = "hello"});
        EXPECT_EQ(refused.empty() || refused == "too-often", listed) << name(kind) << refused;
    }

    void expect_fits(const json& message, const std::string& definition) {
        const auto faults = schema_.faults(message, definition);
        EXPECT_TRUE(faults.empty()) << faults.front() << "\n" << message.dump().substr(0, 400);
    }

    // Every viewer's page, kept up by changes, has what a fresh one would get.
    void check_pages(int before) {
        WrittenBoards boards;
        for (const Viewer viewer : viewers) {
            const TableView view(driver_.table(), viewer);
            EXPECT_EQ(view.change(before, driver_.now, boards), view.change(before, driver_.now));
            const json state = driver_.state(viewer);
            const json change = driver_.change(viewer, before);
            test::merge(pages_[viewer], change);
            EXPECT_EQ(pages_[viewer], state) << name(viewer);
        }
        const Viewer viewer = viewers[static_cast<std::size_t>(rng_.below(viewers.size()))];
        const Table& table = driver_.table();
        expect_fits(driver_.state(viewer), "State");
        expect_fits(driver_.change(viewer, before), "Change");
        const auto ply = rng_.below(static_cast<std::uint64_t>(table.plies()) + 1);
        expect_fits(json::parse(*TableView(table, viewer).past({.ply = static_cast<int>(ply)})),
                    "Past");
        expect_fits(json::parse(TableView(table, viewer).summary()), "TableSummary");
        check_who_was_away();
    }

    // Somebody who was away for longer gets all of it in one change.
    void check_who_was_away() {
        for (const auto& [version, pages] : earlier_) {
            for (auto [viewer, page] : pages) {
                test::merge(page, driver_.change(viewer, version));
                EXPECT_EQ(page, pages_[viewer]) << name(viewer) << " away since " << version;
            }
        }
        if (earlier_.empty() || rng_.below(10) == 0) {
            earlier_ = {{driver_.table().version(), pages_}};
        }
    }

    void check_restored() {
        Table again = driver_.restored();
        for (const Viewer viewer : viewers) {
            json live = driver_.state(viewer);
            json restored = json::parse(TableView(again, viewer).state(driver_.now));
            if (again.wake(driver_.now)) { // the clock stands until the house is open again
                live.erase("clocks");
                restored.erase("clocks");
                live.erase("allowed");
                restored.erase("allowed");
            }
            EXPECT_EQ(restored, live) << name(viewer);
            EXPECT_EQ(TableView(again, viewer).record(),
                      TableView(driver_.table(), viewer).record());
        }
    }

    TableDriver driver_;
    Rng rng_;
    JsonSchema schema_;
    std::map<Viewer, json> pages_;
    std::map<int, std::map<Viewer, json>> earlier_; // by version
};

class RandomGames : public ::testing::TestWithParam<Scenario> {};

TEST_P(RandomGames, SpeakTheSchemaAndAddUp) {
    RandomTable(GetParam(), 1).run();
    EXPECT_FALSE(HasFailure()) << GetParam().game << " " << GetParam().more;
}

INSTANTIATE_TEST_SUITE_P(All, RandomGames, ::testing::ValuesIn(test::table_scenarios()));

TEST(Schema, FindsWhatIsWrong) {
    const JsonSchema schema = JsonSchema::of_web();
    EXPECT_FALSE(schema.faults(json::parse(R"({"version":"1"})"), "Change").empty());
    EXPECT_FALSE(schema.faults(json::parse(R"({"version":1,"secret":2})"), "Change").empty());
    EXPECT_FALSE(schema.faults(json::parse(R"({"version":1})"), "State").empty());
    EXPECT_FALSE(schema.faults(json::parse(R"({"version":1,"turn":"third"})"), "Change").empty());
    EXPECT_TRUE(schema.faults(json::parse(R"({"version":1,"turn":null})"), "Change").empty());
}

} // namespace
} // namespace tabuleiro::house
