// Games of the arena in a house, and what comes back from there.
#include "arena_archive/arena_archive.hpp"

#include <gtest/gtest.h>

#include "archive/archive.hpp"
#include "arena/game/arena_game.hpp"
#include "store/sqlite_store.hpp"
#include "support/faulty_vfs.hpp"
#include "support/folder.hpp"
#include "support/table_driver.hpp"

namespace tabuleiro::test {
namespace {

using arena::GameEnd;
using arena::GameJob;
using arena::GameRecord;
using arena::Plan;
using arena::PlayerKind;
using arena::PlayerSpec;

Plan plan_of(std::string_view game) {
    Plan plan;
    plan.game = game;
    PlayerSpec random;
    random.name = "a very long name, as a command line may well be: ./engine-ação --threads 1";
    PlayerSpec level;
    level.name = "level 1";
    level.kind = PlayerKind::Level;
    level.level = 1;
    plan.players = {random, level};
    plan.limits.nodes = 1;
    return plan;
}

GameRecord played(const Plan& plan, int id) {
    const arena::ArenaGame& game = *arena::find_game(plan.game);
    GameJob job;
    job.id = id;
    job.seats = id % 2 == 0 ? ByPlayer<int>{0, 1} : ByPlayer<int>{1, 0};
    job.opening = game.random_opening(4, 100'000, static_cast<std::uint64_t>(id));
    job.seed = static_cast<std::uint64_t>(id);
    return game.slot(plan, {})->play(job, programs::Cancellation()).value();
}

class ArenaArchive : public testing::TestWithParam<std::string_view> {
  protected:
    // Imports the games into an empty house and returns what the house exports.
    std::string through_a_house(const std::string& text, std::size_t games) {
        const auto store = require(store::open_sqlite(
            folder_.file(std::to_string(++stores_) + ".db"), {.vfs = FaultyVfs::name}));
        const auto imported = archive::import_games(*store, text);
        EXPECT_TRUE(imported) << imported.error().text();
        EXPECT_EQ(imported ? imported->added : 0, games);
        const auto again = archive::import_games(*store, text);
        EXPECT_EQ(again ? again->added : 1, 0U);
        std::string exported;
        EXPECT_TRUE(
            archive::export_games(*store, [&](std::string_view piece) { exported += piece; }));
        return exported;
    }

    Folder folder_;
    FaultyVfs disk_; // without a fault: only for speed
    int stores_ = 0;
};

TEST_P(ArenaArchive, IsImportedByAHouseAsItIs) {
    const Plan plan = plan_of(GetParam());
    std::vector<GameRecord> games;
    for (int id = 0; id < 4; ++id) {
        games.push_back(played(plan, id));
    }
    const std::vector<const GameRecord*> all{&games[0], &games[1], &games[2], &games[3]};
    const std::string text = require(arena_archive::to_archive(all, plan));
    EXPECT_EQ(through_a_house(text, 4), text);
    for (const GameRecord& game : games) {
        const auto table = require(arena_archive::to_table(game, plan));
        EXPECT_EQ(table.events.size(), game.job.opening.moves.size() + game.moves.size() +
                                           (game.end.reason == arena::Reason::Rule ? 0U : 1U));
        EXPECT_EQ(table.finish->winner, game.end.winner);
    }
}

TEST_P(ArenaArchive, KnowsEveryWayToEnd) {
    const Plan plan = plan_of(GetParam());
    GameRecord game = played(plan, 0);
    game.moves.resize(game.moves.size() / 2);
    std::vector<GameRecord> games;
    for (const auto& [reason, name] : arena::reason_names) {
        for (const auto winner : {std::optional(Player::First), std::optional(Player::Second),
                                  std::optional<Player>()}) {
            if (reason == arena::Reason::Rule) {
                continue;
            }
            game.job.id = static_cast<int>(games.size());
            game.end = GameEnd{winner, reason, ""};
            games.push_back(game);
            const auto table = require(arena_archive::to_table(game, plan));
            EXPECT_EQ(table.finish->winner, winner) << name;
        }
    }
    std::vector<const GameRecord*> all;
    for (const GameRecord& each : games) {
        all.push_back(&each);
    }
    const std::string text = require(arena_archive::to_archive(all, plan));
    EXPECT_EQ(through_a_house(text, games.size()), text);
}

TEST_P(ArenaArchive, HasNoGameWhoseMovesOrResultAreFalse) {
    const Plan plan = plan_of(GetParam());
    GameRecord game = played(plan, 1);
    ASSERT_EQ(game.end.reason, arena::Reason::Rule);
    GameRecord other = game;
    other.end.winner = other.end.winner == Player::First ? Player::Second : Player::First;
    EXPECT_FALSE(arena_archive::to_table(other, plan));
    other = game;
    other.moves.push_back(other.moves.back());
    EXPECT_FALSE(arena_archive::to_table(other, plan));
    other = game;
    other.moves.front() = "nonsense";
    EXPECT_FALSE(arena_archive::to_table(other, plan));
}

INSTANTIATE_TEST_SUITE_P(Games, ArenaArchive, testing::ValuesIn(arena::game_names()),
                         [](const auto& info) { return std::string(info.param); });

} // namespace
} // namespace tabuleiro::test
