// What is asked often is read from an index, however much there is.
#include <gtest/gtest.h>

#include "store/history/finished_games.hpp"
#include "store/history/results.hpp"
#include "store/lobby/waiting_tables.hpp"
#include "store/people/admin_links.hpp"
#include "store/people/attempts.hpp"
#include "store/people/devices.hpp"
#include "store/people/groups.hpp"
#include "store/people/moderation.hpp"
#include "store/people/teaching.hpp"
#include "store/ratings/rated_people.hpp"
#include "store/reading.hpp"
#include "store/schema.hpp"
#include "store/sql/sqlite_transaction.hpp"
#include "support/store_sample.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;

// 2,000 people, each with a device, a place in a group of 20, two tables and an entry in the log.
constexpr const char* a_large_house = R"(
CREATE TEMP TABLE numbers AS
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) SELECT i FROM n;
INSERT INTO people (id, name, folded, role, created, made_by, card)
    SELECT 'p' || i, 'n' || i, 'f' || i, 'player', i, '', CAST('c' || i AS BLOB)
    FROM numbers;
INSERT INTO devices SELECT 'd' || i, 'p' || i, '', i, i, CAST('s' || i AS BLOB) FROM numbers;
INSERT INTO groups SELECT 'g' || i, 'g', 'p' || i, i, 1 FROM numbers WHERE i <= 100;
INSERT INTO members SELECT 'g' || (i % 100 + 1), 'p' || i, '', 1 FROM numbers;
INSERT INTO moderation SELECT i, i, 'p1', 'role', 'p' || i, '', '' FROM numbers;
INSERT INTO session_changes SELECT i, 'p' || i, '' FROM numbers;
UPDATE counters SET last = 2000;
INSERT INTO attempts SELECT CAST('k' || i AS BLOB), 1, i, i FROM numbers;
INSERT INTO tables (key, id, game, settings, created) SELECT i, 't' || i, 'chess', '{}', i
    FROM numbers;
INSERT INTO seats (table_key, player, kind, name, level, touched, person)
    SELECT i, 0, 'here', '', '', i, 'p' || i FROM numbers
    UNION ALL SELECT i, 1, 'link', '', '', i, 'p' || (i % 1000 + 1) FROM numbers;
UPDATE tables SET ended = created, ending = '', rule = '', finish_number = key WHERE key > 1000;
INSERT INTO history SELECT 'p7', i, i, 't' || i, 'g' || (i % 50), 0, 'o' || (i % 50), 'r' || (i % 50),
    's' || (i % 50), 1, i, 1, 1, 1, 1, 1 FROM numbers;
INSERT INTO results SELECT 'p' || i, 1, 'p1', 'g1', 1, 0, 0, i FROM numbers;
INSERT INTO ratings SELECT 'p' || i, 'g1', 1, 1, 1, 1, i FROM numbers;
)";

class IndicesTest : public testing::Test {
  protected:
    void SetUp() override {
        auto opened = Connection::open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, "");
        ASSERT_TRUE(opened);
        connection_.emplace(*std::move(opened));
        ASSERT_TRUE(migrate(*connection_, 0));
        const auto filled = connection_->execute(a_large_house);
        ASSERT_TRUE(filled) << filled.error().text();
    }
    // How many rows all statements so far have passed on their way through a whole table or index.
    int rows_scanned() {
        int rows = 0;
        for (sqlite3_stmt* statement = sqlite3_next_stmt(connection_->handle(), nullptr);
             statement != nullptr;
             statement = sqlite3_next_stmt(connection_->handle(), statement)) {
            rows += sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_FULLSCAN_STEP, 1);
        }
        return rows;
    }
    // At most a list of the length that was asked for is passed from its beginning to its end.
    template <class Ask>
    void expect_no_scan(const char* what, Ask ask) {
        sql::SqliteTransaction transaction(*connection_);
        const auto answer = ask(transaction);
        EXPECT_TRUE(answer) << what << ": " << answer.error().text();
        EXPECT_LE(rows_scanned(), 20) << what;
    }

    std::optional<Connection> connection_;
};

using sql::Transaction;

TEST_F(IndicesTest, PeopleAreFoundWithoutAScan) {
    expect_no_scan("id", [](Transaction& t) { return store::person(t, "p7"); });
    expect_no_scan("name", [](Transaction& t) { return credentials_of(t, "f7"); });
    expect_no_scan("card", [](Transaction& t) { return person_with_card(t, hash_of(1)); });
    expect_no_scan("page", [](Transaction& t) { return people(t, "f7", 5); });
    expect_no_scan("rename", [](Transaction& t) { return rename_person(t, "p7", "x", "x"); });
}

TEST_F(IndicesTest, SessionsAreFoundWithoutAScan) {
    expect_no_scan("session", [](Transaction& t) { return session_with(t, hash_of(1)); });
    expect_no_scan("devices", [](Transaction& t) { return devices_of(t, "p7"); });
    expect_no_scan("end", [](Transaction& t) { return end_device(t, "p7", "d7"); });
    expect_no_scan("changes", [](Transaction& t) { return session_changes(t, 1995); });
}

TEST_F(IndicesTest, GroupsAreFoundWithoutAScan) {
    expect_no_scan("members", [](Transaction& t) { return members(t, "g7"); });
    expect_no_scan("number", [](Transaction& t) { return number_of_members(t, "g7"); });
    expect_no_scan("teacher", [](Transaction& t) { return groups_of_teacher(t, "p7"); });
    expect_no_scan("member", [](Transaction& t) { return groups_of_member(t, "p7"); });
    expect_no_scan("removal", [](Transaction& t) { return remove_group(t, "g7"); });
}

TEST_F(IndicesTest, AttemptsAndTheLogAreFoundWithoutAScan) {
    expect_no_scan("wait", [](Transaction& t) { return wait_of(t, hash_of(1), {}, 1); });
    expect_no_scan("spend", [](Transaction& t) { return spend(t, hash_of(1), {}, 1); });
    expect_no_scan("full", [](Transaction& t) { return remove_full_buckets(t, 5); });
    expect_no_scan("link", [](Transaction& t) { return use_admin_link(t, hash_of(1), 1); });
    expect_no_scan("log", [](Transaction& t) { return moderation_entries(t, 1000, 5); });
}

TEST_F(IndicesTest, HistoriesAreReadWithoutAScan) {
    const auto page = [&](const char* what, const HistoryFilter& filter, std::size_t lines) {
        expect_no_scan(what, [&](Transaction& t) {
            auto read = history_page(t, "p7", filter, {1990, 1}, 5);
            EXPECT_EQ(read->lines.size(), lines) << what;
            return read;
        });
    };
    page("all", {}, 5);
    page("game", {.game = "g3"}, 5);
    page("opponent", {.opponent = "o3"}, 5);
    page("result", {.result = "r3"}, 5);
    page("speed", {.speed = "s3"}, 5);
    page("dates", {.from = 1988}, 2);
    expect_no_scan("table", [](Transaction& t) { return history_of_table(t, "t1007"); });
    expect_no_scan("between", [](Transaction& t) { return history_between(t, 7, 9); });
    expect_no_scan("finished", [](Transaction& t) { return finished_games(t, 1990, 9); });
    expect_no_scan("rated", [](Transaction& t) { return rated_games(t, "p7", "g1", 1951, 500); });
    expect_no_scan("results", [](Transaction& t) { return results_of(t, "p7", Counted::All, 9); });
    expect_no_scan("rating", [](Transaction& t) { return rating_of(t, "p7", "g1"); });
    expect_no_scan("ratings", [](Transaction& t) { return ratings_of(t, "p7"); });
    expect_no_scan("people", [](Transaction& t) {
        return rated_people(t, {"p7", "p8", "p9"}, "g1");
    });
}

TEST_F(IndicesTest, TheUnfinishedTablesOfAPersonAreFoundWithoutAScan) {
    const auto lines = read_unfinished_of(*connection_, std::string("p7"), 5);
    ASSERT_TRUE(lines);
    EXPECT_EQ(lines->size(), 3U);
    EXPECT_LE(rows_scanned(), 20);
}

TEST_F(IndicesTest, TablesThatWaitAreFoundWithoutAScan) {
    expect_no_scan("waiting", [](Transaction& t) { return waiting_tables(t); });
    expect_no_scan("teaching", [](Transaction& t) { return teaches_player_at(t, "p7", "t7"); });
}

TEST_F(IndicesTest, AScanWouldBeNoticed) {
    sql::SqliteTransaction transaction(*connection_);
    ASSERT_TRUE(people_with_role(transaction, "teacher"));
    EXPECT_GE(rows_scanned(), 1999);
}

} // namespace
} // namespace tabuleiro::test
