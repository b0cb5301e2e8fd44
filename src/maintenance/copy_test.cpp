#include "maintenance/copy.hpp"

#include <gtest/gtest.h>

#include "store/course/assignments.hpp"
#include "store/course/batteries.hpp"
#include "store/course/file_copy.hpp"
#include "store/course/hand_ins.hpp"
#include "store/course/ladder_games.hpp"
#include "store/course/teams.hpp"
#include "store/history/history.hpp"
#include "store/history/history_copy.hpp"
#include "store/location/open_store.hpp"
#include "store/people/admin_links.hpp"
#include "store/people/devices.hpp"
#include "store/people/groups.hpp"
#include "store/people/hidden_parts.hpp"
#include "store/people/key_check.hpp"
#include "store/people/known_addresses.hpp"
#include "store/people/moderation.hpp"
#include "store/people/people_copy.hpp"
#include "store/people/policies.hpp"
#include "store/people/programs.hpp"
#include "store/ratings/ratings.hpp"
#include "store/slow/conditional_moves.hpp"
#include "store/slow/notifications.hpp"
#include "store/sql/blocking.hpp"
#include "store/tournaments/tournaments.hpp"
#include "support/postgresql_server.hpp"
#include "support/stored_tables.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
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
        EXPECT_TRUE(append(*store, "waiting", {1, 5, Player::First, "play", "e2e4", "k1", 9000}));
        add_people(*store);
        return location;
    }
    // One row at least in every table about people.
    static void add_people(store::Store& store) {
        require(store::sql::write(store, [](store::sql::Transaction& t) {
            for (const char* const name : {"Zoë", "Ana", "Bob"}) {
                require(add_person(t, {std::string("id-") + name, name, name, "player", 7, "t"},
                                   hash_of(1), std::nullopt));
            }
            const auto done = [](const Expected<void>& written) {
                ASSERT_TRUE(written) << written.error().text();
            };
            done(set_code(t, "id-Ana", hash_of(2), hash_of(3)));
            done(set_password(t, "id-Ana", "$argon2id$"));
            done(add_device(t, {"d1", "id-Ana", "Firefox \xFF", 1, 2}, hash_of(4)));
            require(add_program(t, {"id-Bot", "Bot", "bot", 3, "id-Ana", {}, "own"}));
            done(set_token(t, "id-Bot", {"k1", hash_of(8), "play", 99}));
            done(add_known_address(t, "id-Ana", hash_of(7), 4, 8));
            done(add_group(t, {"g1", "Class ç", "id-Bob", 3}));
            require(add_member(t, "g1", "id-Ana", "Real Náme", true));
            done(set_policy(t, "visitors", "false"));
            done(set_admin_link(t, hash_of(5), 99));
            done(add_moderation(t, {0, 9, "id-Bob", "role", "id-Ana", "", "teacher"}));
            require(key_check(t, hash_of(6)));
            done(set_hidden_parts(t, "id-Ana", "ratings"));
            HistoryEntry entry{"id-Ana",      9,        1,     "waiting", "chess",
                               Player::First, "id-Bob", "won", "none",    true};
            entry.rating = RatingChange{1, 1500.1, 1.0 / 3, 1501, 2, 0.06};
            done(add_history(t, entry));
            done(set_rating(t, {"id-Ana", "chess", 1.0 / 7, 60, 0.06, 1, 9}));
            done(set_conditional_moves(t, "waiting", Player::First, {1, 1, "e7e5 g1f3\n"}));
            require(claim_notification(t, "waiting 1 your-move first", 7));
            store::Tournament autumn{"t1", 1, 5, "id-Bob", "g1", 1, {"{}", false}};
            done(add_tournament(t, autumn, {1, 5, "id-Bob", "", R"({"kind":"created"})"}));
            require(append_tournament_event(t, "t1", {2, 6, "id-Ana", "c1", "{}"}, {"{}", false},
                                            {{"id-Ana"}, {}}));
            done(add_assignment(t, {.id = "a1", .teacher = "id-Bob", .group = "g1", .closes = 9}));
            done(set_batteries(t, "a1", {"[]", std::string("\0\xff", 2)}));
            const store::Team team{.id = "m1", .assignment = "a1", .name = "Ça", .code = "ABCD"};
            require(add_team(t, team));
            require(join_team(t, team, "id-Ana"));
            done(add_hand_in(
                t, {.id = "h1", .assignment = "a1", .student = "id-Ana", .bytes = 4, .team = "m1"},
                std::string("\x1f\x8b\0\xff", 4)));
            require(finish_hand_in(
                t, "h1", {.report = "{}", .accepted = true, .mark = "k", .program = "x"}));
            require(add_ladder_game(t, {.assignment = "a1", .number = 1, .table = "l1"}));
            require(t.run("UPDATE tables SET finish_number = 1 WHERE id = 'waiting'"));
            require(t.run("UPDATE counters SET last = 1 WHERE name = 'finishes'"));
            return set_role(t, "id-Bob", "teacher").map([] { return true; });
        }));
    }
    static store::PeopleRows people_in(const std::string& location) {
        const auto store = require(store::open_store(location, {.access = store::Access::Read}));
        return require(store::sql::read(*store, store::read_people));
    }
    static store::sql::Rows files_in(const std::string& location) {
        const auto store = require(store::open_store(location, {.access = store::Access::Read}));
        return require(store::sql::read(
            *store, [](store::sql::Transaction& t) { return store::read_hand_in_files(t, "h1"); }));
    }
    static store::HistoryRows history_in(const std::string& location) {
        const auto store = require(store::open_store(location, {.access = store::Access::Read}));
        return require(store::sql::read(
            *store, [](store::sql::Transaction& t) { return store::read_history(t, 0, 99); }));
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
    EXPECT_EQ(people_in(database), people_in(house));
    EXPECT_EQ(people_in(back), people_in(house));
    EXPECT_EQ(history_in(database), history_in(house));
    EXPECT_EQ(history_in(back), history_in(house));
    EXPECT_EQ(history_in(back).numbers.rows(), 1);
    ASSERT_EQ(files_in(back).rows(), 1);
    EXPECT_EQ(files_in(back).text(0, 0), std::string("\x1f\x8b\0\xff", 4));
    EXPECT_EQ(files_in(database), files_in(back));
    EXPECT_EQ(history_in(back).entries.rows(), 1);
    for (const store::sql::Rows& rows : people_in(back)) {
        EXPECT_GT(rows.rows(), 0);
    }
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

TEST_F(CopyTest, PeopleAreNotMixedWithOthersAndMustBeTheSame) {
    const std::string house = played_house(folder_.file("house.db"));
    const std::string database = server().new_database();
    ASSERT_TRUE(copy_house(house, database));
    const auto change = [](const std::string& location, auto body) {
        require(store::sql::write(*require(store::open_store(location)), body));
    };
    change(house, [](store::sql::Transaction& t) { return rename_person(t, "id-Ana", "A", "a"); });
    auto copied = copy_house(house, database);
    ASSERT_FALSE(copied);
    EXPECT_EQ(copied.error().text(), "The people in the copy are not the same.");
    change(database, [](store::sql::Transaction& t) {
        return add_person(t, {"id-Eve", "Eve", "eve", "player", 7}, {}, {});
    });
    copied = copy_house(house, database);
    ASSERT_FALSE(copied);
    EXPECT_EQ(copied.error().text(), "There are other people where the copy should go.");
}

TEST_F(CopyTest, ATableThatDiffersIsNamed) {
    const std::string house = played_house(folder_.file("house.db"));
    const std::string database = server().new_database();
    require(copy_house(house, database));
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
