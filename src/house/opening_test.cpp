// Games of engines that begin with an opening.
#include "house/opening.hpp"

#include "house/engine_turn.hpp"
#include "house/game_type.hpp"
#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using test::require;
using test::settings_text;
using test::TableDriver;

const std::string one = R"(engine","engine":"One)";
const std::string other = R"(engine","engine":"Other)";

Settings settings_of_game(const std::string& game, const std::string& more = "") {
    return require(parse_settings(settings_text(game, one, other, more)));
}

TEST(Opening, FollowsFromTheSeedInEveryOpenGame) {
    for (const auto& type : game_types()) {
        const Settings settings = settings_of_game(std::string(type->id()));
        const auto moves = type->opening(settings, 7);
        EXPECT_EQ(moves.size(), type->has_secrets() ? 0U : 8U) << type->id();
        EXPECT_EQ(type->opening(settings, 7), moves) << type->id();
        if (!type->has_secrets()) {
            EXPECT_NE(type->opening(settings, 8), moves) << type->id();
        }
    }
}

// The table is that of an ordinary game: told again, exported, and asked of engines as such.
TEST(Opening, IsPlayedForBothSeatsAndToldAgain) {
    for (const auto& type : game_types()) {
        const std::string time = R"("time":{"first":"60+1","second":"60+1"})";
        const Settings settings = settings_of_game(std::string(type->id()), time);
        const auto moves = type->opening(settings, 7);
        const WallTime opened{1000};
        Table table = require(Table::open("t1", settings, opened));
        const auto events = require(play_opening(table, moves, opened));
        EXPECT_EQ(table.plies(), static_cast<int>(moves.size()));
        EXPECT_EQ(events.size(), moves.size());
        EXPECT_EQ(table.version(), static_cast<int>(moves.size()));
        const Table again = require(Table::restore("t1", settings, opened, events));
        EXPECT_EQ(again.state().match().moves(), table.state().match().moves());
        EXPECT_EQ(TableView(again, Viewer::Watcher).record(),
                  TableView(table, Viewer::Watcher).record());
        if (moves.empty()) {
            continue;
        }
        EXPECT_EQ(table.state().match().moves(), moves) << type->id();
        const auto wanted = TableJobs(table).wanted();
        ASSERT_EQ(wanted.size(), 1U) << type->id();
        const auto turn = TableJobs(table).engine_turn(wanted.front(), opened);
        ASSERT_TRUE(turn);
        EXPECT_EQ(turn->line.moves, moves);
        EXPECT_FALSE(turn->line.start);
        EXPECT_EQ(turn->left.first, turn->left.second) << type->id();
    }
}

TEST(Opening, HasTheOptionsOfTheGame) {
    const Settings settings = settings_of_game("chess", R"("options":{"start":518})");
    const Settings shuffled = settings_of_game("chess", R"("options":{"start":7})");
    const GameType& chess = *find_game("chess");
    EXPECT_NE(chess.opening(settings, 7), chess.opening(shuffled, 7));
    Table table = require(Table::open("t1", shuffled, WallTime(1)));
    EXPECT_TRUE(play_opening(table, chess.opening(shuffled, 7), WallTime(1)));
}

TEST(Opening, ThatCannotBePlayedIsRefused) {
    const auto attempt = [](const std::vector<std::string>& moves) {
        Table table = require(Table::open("t1", settings_of_game("chess"), WallTime(1)));
        return play_opening(table, moves, WallTime(1)).has_value();
    };
    EXPECT_TRUE(attempt({"e2e4", "e7e5"}));
    EXPECT_FALSE(attempt({"e2e4", "e2e4"}));
    EXPECT_FALSE(attempt({"f2f3", "e7e5", "g2g4", "d8h4", "e2e4"})); // mate before it
}

} // namespace
} // namespace tabuleiro::house
