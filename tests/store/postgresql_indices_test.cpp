// What is asked often is read from an index, however much there is: in PostgreSQL, as
// store/people/indices_test.cpp tests it in SQLite. Where an index can be used, the planner is made
// to use it; where none can, it reads the whole table, and PostgreSQL counts that.
#include <gtest/gtest.h>

#include "store/history/finished_games.hpp"
#include "store/history/results.hpp"
#include "store/lobby/waiting_tables.hpp"
#include "store/people/devices.hpp"
#include "store/people/groups.hpp"
#include "store/people/hidden_parts.hpp"
#include "store/people/programs.hpp"
#include "store/people/teaching.hpp"
#include "store/postgresql/reading.hpp"
#include "store/postgresql/schema.hpp"
#include "store/postgresql/sql_transaction.hpp"
#include "store/ratings/rated_people.hpp"
#include "support/postgresql_server.hpp"
#include "support/store_sample.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using sql::Transaction;

// 2,000 people, each with a device, a place in a group of 20 and two tables.
constexpr const char* many_people_and_games = R"(
CREATE TEMP TABLE numbers AS SELECT i::bigint FROM generate_series(1, 2000) i;
INSERT INTO people (id, name, folded, role, created, made_by)
    SELECT 'p' || i, convert_to('n' || i, 'UTF8'), convert_to('f' || i, 'UTF8'), 'player', i, ''
    FROM numbers;
INSERT INTO devices SELECT 'd' || i, 'p' || i, '', i, i, convert_to('s' || i, 'UTF8') FROM numbers;
INSERT INTO groups SELECT 'g' || i, '', 'p' || i, i, 1 FROM numbers WHERE i <= 100;
INSERT INTO members SELECT 'g' || (i % 100 + 1), 'p' || i, '', 1 FROM numbers;
INSERT INTO tables (id, game, settings, created, touched)
    SELECT 't' || i, 'chess', '{}', i, i FROM numbers ORDER BY i;
INSERT INTO seats (table_key, player, kind, name, level, open, person)
    SELECT i, 0, 'here', ''::bytea, '', i <= 1000, 'p' || i FROM numbers
    UNION ALL SELECT i, 1, 'link', ''::bytea, '', i <= 1000, 'p' || (i % 1000 + 1) FROM numbers;
INSERT INTO events SELECT i, 1, i, 0, 'play', 'e2e4', NULL FROM numbers;
UPDATE tables SET last = 1;
UPDATE tables SET ended = created, ending = '', rule = '', finish_number = key WHERE key > 1000;
INSERT INTO history SELECT 'p7', i, i, 't' || i, 'g' || (i % 50), 0, 'o' || (i % 50),
    'r' || (i % 50), 's' || (i % 50), 1, i, 1, 1, 1, 1, 1 FROM numbers;
INSERT INTO results SELECT 'p' || i, 1, 'p1', 'g1', 1, 0, 0, i FROM numbers;
INSERT INTO ratings SELECT 'p' || i, 'g1', 1, 1, 1, 1, i FROM numbers;
DROP TABLE numbers;
ANALYZE;
)";

class PostgresqlIndices : public testing::Test {
  protected:
    void SetUp() override {
        static PostgresqlServer server;
        const std::string address = server.new_database();
        const std::size_t start = address.find("@/") + 2;
        auto opened = server.connect(address.substr(start, address.find('?') - start));
        ASSERT_TRUE(opened) << opened.error().text();
        connection_.emplace(*std::move(opened));
        const auto made = postgresql::migrate(*connection_);
        ASSERT_TRUE(made) << made.error().text();
        const auto filled = connection_->execute(many_people_and_games);
        ASSERT_TRUE(filled) << filled.error().text();
        const auto begun = connection_->execute("BEGIN; SET LOCAL enable_seqscan = off");
        ASSERT_TRUE(begun) << begun.error().text();
    }
    // What this transaction has read so far.
    struct Reads {
        std::int64_t whole = 0; // tables, from the beginning to the end
        std::int64_t rows = 0;
    };
    Reads reads() {
        const auto counted = connection_->run(
            {"SELECT sum(seq_scan)::bigint, sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint"
             " FROM pg_stat_xact_user_tables"});
        EXPECT_TRUE(counted) << counted.error().text();
        return counted ? Reads{counted->number(0, 0), counted->number(0, 1)} : Reads{};
    }
    // Nor is a whole index read: that would be 2,000 rows.
    template <class Ask>
    void expect_no_scan(const char* what, Ask ask) {
        const Reads before = reads();
        postgresql::SqlTransaction transaction(*connection_);
        const auto answer = ask(transaction);
        EXPECT_TRUE(answer) << what << ": " << answer.error().text();
        const Reads after = reads();
        EXPECT_EQ(after.whole - before.whole, 0) << what;
        EXPECT_LE(after.rows - before.rows, 500) << what;
    }

    std::optional<postgresql::Connection> connection_;
};

TEST_F(PostgresqlIndices, HistoriesAreReadWithoutAScan) {
    const auto page = [&](const char* what, const HistoryFilter& filter, std::size_t lines) {
        expect_no_scan(what, [&](Transaction& t) {
            auto read = history_page(t, "p7", filter, {1990, 1}, 5);
            EXPECT_EQ(read ? read->lines.size() : 0, lines) << what;
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
    expect_no_scan("numbers", [](Transaction& t) { return recorded_numbers(t); });
}

TEST_F(PostgresqlIndices, ProfilesAreReadWithoutAScan) {
    expect_no_scan("person", [](Transaction& t) { return store::person(t, "p7"); });
    expect_no_scan("hidden", [](Transaction& t) { return hidden_parts(t, "p7"); });
    expect_no_scan("groups", [](Transaction& t) { return groups_of_member(t, "p7"); });
    expect_no_scan("program", [](Transaction& t) { return store::program(t, "p7"); });
    expect_no_scan("results", [](Transaction& t) { return results_of(t, "p7", Counted::All, 9); });
    expect_no_scan("games",
                   [](Transaction& t) { return number_of_games(t, "p7", Counted::Listed); });
    expect_no_scan("rating", [](Transaction& t) { return rating_of(t, "p7", "g1"); });
    expect_no_scan("ratings", [](Transaction& t) { return ratings_of(t, "p7"); });
    expect_no_scan("people", [](Transaction& t) {
        return rated_people(t, {"p7", "p8", "p9"}, "g1");
    });
    expect_no_scan("rated", [](Transaction& t) { return rated_games(t, "p7", "g1", 1951, 500); });
}

TEST_F(PostgresqlIndices, TheLobbyIsReadWithoutAScan) {
    expect_no_scan("waiting", [](Transaction& t) { return waiting_tables(t); });
    expect_no_scan("teaching", [](Transaction& t) { return teaches_player_at(t, "p7", "t7"); });
}

TEST_F(PostgresqlIndices, TheStartPageIsReadWithoutAScan) {
    expect_no_scan("session", [](Transaction& t) { return session_with(t, hash_of(1)); });
    expect_no_scan("tables of a person", [&](Transaction&) {
        auto lines = postgresql::read_unfinished_of(*connection_, std::string("p7"), 5);
        EXPECT_EQ(lines ? lines->size() : 0, 2U);
        return lines;
    });
    expect_no_scan("tables of a browser", [&](Transaction&) {
        return postgresql::read_unfinished_of(*connection_, hash_of(1), 5);
    });
}

// Loading is a transaction of its own, so what it has read is counted for all of them.
TEST_F(PostgresqlIndices, SeveralTablesAreLoadedWithoutAScan) {
    ASSERT_TRUE(connection_->execute("COMMIT; SET enable_seqscan = off"));
    const auto reads_so_far = [&] {
        EXPECT_TRUE(connection_->run({"SELECT pg_stat_force_next_flush()"}));
        const auto counted = connection_->run(
            {"SELECT sum(seq_scan)::bigint, sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint"
             " FROM pg_stat_user_tables"});
        return Reads{counted->number(0, 0), counted->number(0, 1)};
    };
    const Reads before = reads_so_far();
    const auto logs = postgresql::read_logs(*connection_, {"t7", "t1007", "t9"});
    ASSERT_TRUE(logs) << logs.error().text();
    EXPECT_EQ(logs->size(), 3U);
    const Reads after = reads_so_far();
    EXPECT_EQ(after.whole - before.whole, 0);
    EXPECT_GE(after.rows - before.rows, 3);
    EXPECT_LE(after.rows - before.rows, 500);
}

TEST_F(PostgresqlIndices, AScanWouldBeNoticed) {
    const Reads before = reads();
    postgresql::SqlTransaction transaction(*connection_);
    ASSERT_TRUE(people_with_role(transaction, "teacher"));
    const Reads after = reads();
    EXPECT_EQ(after.whole - before.whole, 1);
    EXPECT_EQ(after.rows - before.rows, 2000);
}

} // namespace
} // namespace tabuleiro::test
