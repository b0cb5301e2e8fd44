#include "maintenance/copy.hpp"

#include <gtest/gtest.h>

#include "store/location/open_store.hpp"
#include "support/postgresql_server.hpp"
#include "support/stored_tables.hpp"

namespace tabuleiro::test {
namespace {

using maintenance::copy_house;

class CopyTest : public testing::Test {
  protected:
    static PostgresqlServer& server() {
        static PostgresqlServer server;
        return server;
    }
    // A house in which games were played, and one table that waits for somebody invited.
    std::string played_house(const std::string& location) {
        const auto store = require(store::open_store(location));
        play_all(*store);
        store::Table waiting = sample_table("waiting");
        waiting.settings = std::string("\0\xFF", 2);
        waiting.seats.second = {"link", "", "", std::nullopt, hash_of(9)};
        EXPECT_TRUE(create(*store, waiting));
        EXPECT_TRUE(append(*store, "waiting", {1, 5, Player::First, "play", "e2e4", "k1"}));
        return location;
    }
    std::vector<store::TableLog> logs_in(const std::string& location) {
        const auto store = require(store::open_store(location, {.access = store::Access::Read}));
        std::vector<store::TableLog> logs;
        for (const std::string& id : require(tables(*store))) {
            logs.push_back(*require(load(*store, id)));
        }
        return logs;
    }

    Folder folder_;
};

TEST_F(CopyTest, AHouseMovesToPostgresqlAndBack) {
    const std::string house = played_house(folder_.file("house.db"));
    const std::string database = server().new_database();
    const std::string back = folder_.file("new/house.db");
    EXPECT_EQ(require(copy_house(house, database)), logs_in(house).size());
    EXPECT_EQ(require(copy_house(database, back)), logs_in(house).size());
    EXPECT_EQ(logs_in(database), logs_in(house));
    EXPECT_EQ(logs_in(back), logs_in(house));
    // A player's games are still theirs, and go on; a command is still known.
    const auto store = require(store::open_store(database));
    EXPECT_FALSE(require(unfinished_of(*store, hash_of(1), 99)).empty());
    EXPECT_FALSE(append(*store, "waiting", {2, 6, Player::First, "play", "d2d4", "k1"}));
    EXPECT_EQ(join(*store, "waiting", {hash_of(9), hash_of(2), "Bob"},
                   {2, 6, Player::Second, "join", "Bob"}),
              store::Joined::Seated);
}

TEST_F(CopyTest, ACopyCanBeRepeated) {
    const std::string house = played_house(folder_.file("house.db"));
    const std::string database = server().new_database();
    ASSERT_TRUE(copy_house(house, database));
    EXPECT_TRUE(copy_house(house, database));
    EXPECT_EQ(logs_in(database), logs_in(house));
}

TEST_F(CopyTest, AHouseIsNotMixedWithAnother) {
    const std::string house = played_house(folder_.file("house.db"));
    const std::string database = server().new_database();
    ASSERT_TRUE(create(*require(store::open_store(database)), sample_table("other")));
    const auto copied = copy_house(house, database);
    ASSERT_FALSE(copied);
    EXPECT_EQ(copied.error().text(), "There are other games where the copy should go.");
    EXPECT_EQ(logs_in(database).size(), 1U);
}

TEST_F(CopyTest, ATableThatDiffersIsNamed) {
    const std::string house = played_house(folder_.file("house.db"));
    const std::string database = server().new_database();
    ASSERT_TRUE(copy_house(house, database));
    ASSERT_TRUE(append(*require(store::open_store(database)), "waiting", sample_event(2)));
    const auto copied = copy_house(house, database);
    ASSERT_FALSE(copied);
    EXPECT_EQ(copied.error().text(), "The copy of the table waiting is not the same.");
}

TEST_F(CopyTest, ASourceThatIsNotThereIsNotMade) {
    const std::string database = server().new_database();
    EXPECT_FALSE(copy_house(folder_.file("nowhere.db"), database));
    EXPECT_FALSE(std::filesystem::exists(folder_.file("nowhere.db")));
    EXPECT_FALSE(copy_house(database, folder_.file("house.db"))) << "there is no house in it";
}

TEST_F(CopyTest, AHouseThatIsOpenIsNotCopied) {
    const std::string house = played_house(folder_.file("house.db"));
    const auto running = require(store::open_store(house));
    EXPECT_FALSE(copy_house(house, server().new_database()));
}

} // namespace
} // namespace tabuleiro::test
