// What can happen to a store in PostgreSQL: databases that it must not use, connections that are
// lost, a server that is stopped, other writers.
#include <gtest/gtest.h>

#include <atomic>
#include <future>

#include "store/people/policies.hpp"
#include "store/postgresql/postgresql_store.hpp"
#include "store/postgresql/schema.hpp"
#include "store/sql/blocking.hpp"
#include "support/files.hpp"
#include "support/postgresql_server.hpp"
#include "support/socket_proxy.hpp"
#include "support/store_sample.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;

PostgresqlServer& server() {
    static PostgresqlServer server;
    return server;
}

std::string name_in(const std::string& address) {
    const std::size_t start = address.find("@/") + 2;
    return address.substr(start, address.find('?') - start);
}

std::unique_ptr<Store> opened(const std::string& address, const PostgresqlOptions& options = {}) {
    auto store = open_postgresql(address, options);
    if (!store) {
        throw std::runtime_error(store.error().text());
    }
    return *std::move(store);
}

std::string error_of(const Expected<std::unique_ptr<Store>>& store) {
    return store ? "it was opened" : store.error().text();
}

TEST(PostgresqlOpening, OneHouseOwnsADatabaseAndOthersMayRead) {
    const std::string address = server().new_database();
    EXPECT_NE(error_of(open_postgresql(address, {.access = Access::Read})).find("no house"),
              std::string::npos);
    auto first = opened(address);
    ASSERT_TRUE(create(*first, sample_table("t1")));
    EXPECT_EQ(error_of(open_postgresql(address, {.patience = std::chrono::milliseconds(1)})),
              "Another program is using the database.");
    const auto reader = opened(address, {.access = Access::Read});
    EXPECT_EQ(*tables(*reader), std::vector<std::string>{"t1"});
    EXPECT_FALSE(append(*reader, "t1", sample_event(1)));
    first.reset();
    EXPECT_TRUE(open_postgresql(address));
}

TEST(PostgresqlOpening, NodesShareADatabaseAndOtherProgramsMustWaitForThem) {
    const std::string address = server().new_database();
    const PostgresqlOptions node{.patience = std::chrono::milliseconds(1),
                                 .node = NodeOptions{"a:1"}};
    // Both find an empty database.
    auto second = std::async(std::launch::async, [&] { return open_postgresql(address, node); });
    auto first = open_postgresql(address, node);
    ASSERT_TRUE(first) << error_of(first);
    ASSERT_TRUE(second.get());
    EXPECT_EQ(error_of(open_postgresql(address, {.patience = std::chrono::milliseconds(1)})),
              "Another program is using the database.");
    first->reset();
    const auto alone = opened(address);
    EXPECT_EQ(error_of(open_postgresql(address, node)), "Another program is using the database.");
    EXPECT_FALSE(take(*alone, "t1")) << "it is not a node";
}

class OlderDatabase : public testing::TestWithParam<int> {};

INSTANTIATE_TEST_SUITE_P(Version, OlderDatabase, testing::Values(1, 2, 3, 4, 5, 6, 7, 8));

TEST_P(OlderDatabase, IsBroughtUpToDate) {
    const std::string address = server().new_database();
    server().execute(name_in(address), read_file(source_path("tests/store/postgresql_version_" +
                                                             std::to_string(GetParam()) + ".sql")));
    for (int times = 0; times < 2; ++times) {
        const auto store = opened(address, {.node = NodeOptions{"a:1"}});
        EXPECT_EQ((*load(*store, "old-1"))->events.size(), 2U);
        EXPECT_EQ(standings(*store, 9)->size(), 1U);
        const auto taken = take(*store, "old-2");
        ASSERT_TRUE(taken && std::holds_alternative<HostedHere>(*taken));
        EXPECT_EQ(append(*store, "old-2", sample_event(1), std::nullopt,
                         std::get<HostedHere>(*taken).epoch)
                      .has_value(),
                  times == 0);
    }
    auto connection = server().connect(name_in(address));
    const auto numbered = connection->run(
        {"SELECT id FROM tables WHERE finish_number IS NOT NULL ORDER BY finish_number"});
    ASSERT_EQ(numbered->rows(), GetParam() >= 4 ? 2 : 0);
    if (GetParam() >= 4) {
        EXPECT_EQ(numbered->text(0, 0), "earlier");
        EXPECT_EQ(numbered->text(1, 0), "later");
    }
    const auto versions = connection->run({"SELECT version, oldest_program FROM tabuleiro"});
    EXPECT_EQ(versions->number(0, 0), postgresql::schema_version());
    EXPECT_EQ(versions->number(0, 1), 9);
    const auto hand_ins = connection->run({"SELECT coalesce(team, student) FROM hand_ins"});
    ASSERT_TRUE(hand_ins);
    ASSERT_EQ(hand_ins->rows(), GetParam() == 8 ? 2 : 0);
    if (GetParam() == 8) {
        EXPECT_EQ(hand_ins->text(0, 0), "id-Ana");
    }
}

TEST(PostgresqlOpening, TheNodesOfAHouseHaveAKeyInCommon) {
    const std::string address = server().new_database();
    const auto first = opened(address, {.node = NodeOptions{"a:1"}});
    const auto second = opened(address, {.node = NodeOptions{"b:1"}});
    const auto other = opened(server().new_database());
    ASSERT_TRUE(node_key(*first));
    EXPECT_EQ(*node_key(*first), *node_key(*second));
    EXPECT_NE(*node_key(*first), *node_key(*other));
    EXPECT_NE(*node_key(*first), NodeKey{});
}

TEST(PostgresqlOpening, TheDatabaseOfAnotherProgramIsRefused) {
    const std::string address = server().new_database();
    server().execute(name_in(address), "CREATE TABLE bookmarks (url text)");
    EXPECT_NE(error_of(open_postgresql(address)).find("another program"), std::string::npos);
}

TEST(PostgresqlOpening, ANewerDatabaseIsUsedIfItSaysThatThisProgramCan) {
    const std::string address = server().new_database();
    ASSERT_TRUE(open_postgresql(address));
    server().execute(name_in(address), "UPDATE tabuleiro SET version = 99");
    EXPECT_TRUE(open_postgresql(address));
    server().execute(name_in(address), "UPDATE tabuleiro SET oldest_program = 99");
    EXPECT_NE(error_of(open_postgresql(address)).find("a newer version"), std::string::npos);
}

TEST(PostgresqlOpening, ADatabaseThatIsNotThereIsNamedWithoutThePassword) {
    std::string address = server().address("nowhere");
    address.replace(address.find("house@"), 6, "house:hunter2@");
    const std::string error = error_of(open_postgresql(address));
    EXPECT_NE(error.find("nowhere"), std::string::npos) << error;
    EXPECT_EQ(error.find("hunter2"), std::string::npos) << error;
    const std::string malformed =
        error_of(open_postgresql("postgresql://house:hunter2@[::1/house"));
    EXPECT_NE(malformed.find("not of the form"), std::string::npos) << malformed;
    EXPECT_EQ(malformed.find("hunter2"), std::string::npos) << malformed;
    EXPECT_EQ(*shown_postgresql_address("postgresql://ana:hunter2@db.example:5433/house"),
              "postgresql://db.example:5433/house");
}

TEST(PostgresqlOpening, AServerThatDoesNotSynchroniseIsRefused) {
    const std::string address = server().new_database();
    server().execute("postgres", "ALTER SYSTEM SET fsync = off");
    server().stop(SIGINT);
    server().start();
    EXPECT_NE(error_of(open_postgresql(address)).find("fsync"), std::string::npos);
    server().execute("postgres", "ALTER SYSTEM RESET fsync");
    server().stop(SIGINT);
    server().start();
    EXPECT_TRUE(open_postgresql(address));
}

// A store whose connections go through a proxy.
class PostgresqlFaults : public testing::Test {
  protected:
    void SetUp() override {
        const std::string direct = server().new_database();
        name_ = name_in(direct);
        proxy_.emplace(folder_.path().string(), direct.substr(direct.find("host=") + 5));
        address_ = "postgresql://house@/" + name_ + "?host=" + folder_.path().string();
    }
    void open() {
        store_ = opened(address_);
        ASSERT_TRUE(create(*store_, sample_table("t1")));
    }
    std::size_t events() { return (*load(*store_, "t1"))->events.size(); }

    Folder folder_;
    std::string name_;
    std::string address_;
    std::optional<SocketProxy> proxy_;
    std::unique_ptr<Store> store_;
};

TEST_F(PostgresqlFaults, APoolerIsRefused) {
    proxy_->arm(Fault::FakeBackendId);
    EXPECT_NE(error_of(open_postgresql(address_)).find("pooler"), std::string::npos);
}

TEST_F(PostgresqlFaults, WhatWasCommittedBeforeItsAnswerWasLostIsAcknowledgedOnce) {
    open();
    ASSERT_TRUE(append(*store_, "t1", sample_event(1)));
    for (std::uint32_t number = 2; number <= 6; ++number) {
        proxy_->arm(Fault::LoseAnswer);
        const auto done = append(*store_, "t1", sample_event(number));
        EXPECT_TRUE(done) << done.error().text();
        EXPECT_TRUE(proxy_->has_struck());
    }
    EXPECT_EQ(events(), 6U);
}

TEST_F(PostgresqlFaults, ARequestThatWasLostIsWrittenAgain) {
    open();
    ASSERT_TRUE(append(*store_, "t1", sample_event(1)));
    for (std::uint32_t number = 2; number <= 6; ++number) {
        proxy_->arm(Fault::LoseRequest);
        const auto done = append(*store_, "t1", sample_event(number));
        EXPECT_TRUE(done) << done.error().text();
        EXPECT_TRUE(proxy_->has_struck());
    }
    EXPECT_EQ(events(), 6U);
}

// All that a store needs of PostgreSQL is allowed to a role without privileges of its own.
TEST_F(PostgresqlFaults, TheOwnerOfTheDatabaseNeedsNoOtherPrivileges) {
    server().execute("postgres", "CREATE ROLE owner LOGIN");
    server().execute("postgres", "ALTER DATABASE " + name_ + " OWNER TO owner");
    address_.replace(address_.find("house@"), 6, "owner@");
    open();
    for (const Fault fault : {Fault::LoseAnswer, Fault::LoseRequest}) {
        proxy_->arm(fault);
        const auto done = append(*store_, "t1", sample_event(fault == Fault::LoseAnswer ? 1 : 2));
        EXPECT_TRUE(done) << done.error().text();
        EXPECT_TRUE(proxy_->has_struck());
    }
    store_.reset();
    store_ = opened(address_, {.node = NodeOptions{"a:1"}});
    const auto taken = take(*store_, "t1");
    ASSERT_TRUE(taken) << taken.error().text();
    ASSERT_TRUE(std::holds_alternative<HostedHere>(*taken));
    const auto other = opened(address_, {.node = NodeOptions{"b:1"}});
    EXPECT_EQ(*take(*other, "t1"), Taken(HostedElsewhere{"a:1"}));
    const auto seized = take(*other, "t1", Takeover::Unreachable);
    ASSERT_TRUE(seized) << seized.error().text();
    EXPECT_TRUE(std::holds_alternative<HostedHere>(*seized));
    EXPECT_TRUE(node_key(*other));
}

TEST_F(PostgresqlFaults, ALostAnswerOfEveryKindOfWriteIsFound) {
    open();
    Table invited = sample_table("t2");
    invited.seats.second = {"link", "", "", std::nullopt, hash_of(9)};
    proxy_->arm(Fault::LoseAnswer);
    EXPECT_TRUE(create(*store_, invited));
    const Event arrival{1, 2000, Player::Second, "join", "Bob"};
    proxy_->arm(Fault::LoseAnswer);
    EXPECT_EQ(join(*store_, "t2", {hash_of(9), hash_of(2), "Bob"}, arrival), Joined::Seated);
    proxy_->arm(Fault::LoseAnswer);
    EXPECT_FALSE(append(*store_, "t2", sample_event(7))) << "a refusal stays one";
    proxy_->arm(Fault::LoseAnswer);
    const Finish finish{Player::First, "rule", "", 1};
    EXPECT_TRUE(append(*store_, "t2", sample_event(2), finish));
    proxy_->arm(Fault::LoseAnswer);
    EXPECT_EQ(adopt(*store_, {{sample_table("t3"), {sample_event(1)}, finish}}), 1U);
    EXPECT_TRUE(proxy_->has_struck());
    EXPECT_EQ(*tables(*store_), (std::vector<std::string>{"t1", "t2", "t3"}));
    const auto counted = standings(*store_, 9);
    EXPECT_EQ(counted->size(), 3U);
    for (const Standing& standing : *counted) {
        EXPECT_EQ(standing.games(), 1U) << standing.name << " against " << standing.level;
    }
}

// A transaction in SQL cannot be looked up in the log of a table.
TEST_F(PostgresqlFaults, ASqlTransactionWhoseCommitWasLostIsAnsweredWithTheDoubt) {
    open();
    const auto set = [&](const std::string& value) {
        return sql::write(*store_, [&](sql::Transaction& t) { return set_policy(t, "a", value); });
    };
    const auto value = [&] {
        return sql::read(*store_, [](sql::Transaction& t) { return policies(t); })->at("a");
    };
    ASSERT_TRUE(set("1"));
    for (const Fault fault : {Fault::LoseAnswer, Fault::LoseRequest}) {
        proxy_->arm(fault);
        const auto done = set("2");
        ASSERT_FALSE(done);
        EXPECT_EQ(done.error().text(), "The connection to the database was lost, and it is not "
                                       "known whether this was stored.");
        EXPECT_TRUE(proxy_->has_struck());
        EXPECT_EQ(value(), fault == Fault::LoseAnswer ? "2" : "1");
        ASSERT_TRUE(set("1")) << "there is a new connection";
    }
}

// What was lost before its COMMIT was sent is repeated.
TEST_F(PostgresqlFaults, ASqlTransactionWhoseConnectionIsEndedBeforeItsCommitIsRepeated) {
    open();
    int runs = 0;
    const auto done = sql::write(*store_, [&](sql::Transaction& t) {
        const auto own = t.run("SELECT pg_backend_pid()");
        if (++runs == 1) {
            server().execute("postgres", "SELECT pg_terminate_backend(" +
                                             std::to_string(own->number(0, 0)) + ")");
        }
        return set_policy(t, "a", "1");
    });
    EXPECT_TRUE(done) << done.error().text();
    EXPECT_EQ(runs, 2);
    EXPECT_EQ(sql::read(*store_, [](sql::Transaction& t) { return policies(t); })->size(), 1U);
}

TEST(Postgresql, WritesAreRefusedWhileTheServerIsAwayAndWorkAgainAfterwards) {
    const std::string address = server().new_database();
    std::atomic<int> reports = 0;
    const auto store = opened(address, {.report = [&](const Error&) { ++reports; }});
    ASSERT_TRUE(create(*store, sample_table("t1")));
    ASSERT_TRUE(append(*store, "t1", sample_event(1)));
    server().stop(SIGINT);
    const auto refused = append(*store, "t1", sample_event(2));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().text(), "The database cannot be reached.");
    EXPECT_FALSE(load(*store, "t1"));
    const auto unwritten =
        sql::write(*store, [](sql::Transaction& t) { return set_policy(t, "a", "1"); });
    ASSERT_FALSE(unwritten);
    EXPECT_EQ(unwritten.error().text(), "The database cannot be reached.");
    EXPECT_GE(reports, 1);
    server().start();
    while (!append(*store, "t1", sample_event(2))) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    EXPECT_EQ((*load(*store, "t1"))->events.size(), 2U);
}

// Eight tables, each of which appends its next event when the one before was acknowledged, while
// the server loses power again and again.
TEST(Postgresql, NothingAcknowledgedIsLostWhenTheServerDies) {
    const std::string address = server().new_database();
    auto store = opened(address);
    std::array<std::atomic<std::uint32_t>, 8> acknowledged{};
    std::atomic<bool> ending = false;
    const auto id = [](std::size_t table) { return "t" + std::to_string(table); };
    std::vector<std::thread> players;
    for (std::size_t table = 0; table < acknowledged.size(); ++table) {
        ASSERT_TRUE(create(*store, sample_table(id(table))));
        players.emplace_back([&, table] {
            while (!ending) {
                const std::uint32_t number = acknowledged[table] + 1;
                if (append(*store, id(table), sample_event(number))) {
                    acknowledged[table] = number;
                } else { // it is away
                    std::this_thread::sleep_for(std::chrono::milliseconds(5));
                }
            }
        });
    }
    for (int times = 0; times < 4; ++times) {
        const std::uint32_t before = acknowledged[0];
        while (acknowledged[0] < before + 20) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        server().stop(times % 2 == 0 ? SIGQUIT : SIGKILL);
        server().start();
    }
    ending = true;
    for (std::thread& player : players) {
        player.join();
    }
    for (std::size_t table = 0; table < acknowledged.size(); ++table) {
        const auto log = load(*store, id(table));
        ASSERT_TRUE(log) << log.error().text();
        ASSERT_TRUE(*log);
        const auto& events = (*log)->events;
        EXPECT_EQ(events.size(), acknowledged[table]) << "what was refused is not there";
        for (std::size_t i = 0; i < events.size(); ++i) {
            EXPECT_EQ(events[i], sample_event(static_cast<std::uint32_t>(i + 1)));
        }
    }
}

// A commit waits for a standby that does not come, and an administrator cancels it: then it can be
// read, and is still nowhere but here.
TEST(Postgresql, WhatNoStandbyHasIsNotAcknowledgedAlthoughItCanBeRead) {
    const std::string address = server().new_database();
    const auto store = opened(address);
    ASSERT_TRUE(create(*store, sample_table("t1")));
    auto observer = server().connect(name_in(address));
    ASSERT_TRUE(observer);
    const auto waiting = [&]() -> std::int64_t {
        const auto found = observer->run({"SELECT pid FROM pg_stat_activity"
                                          " WHERE wait_event = 'SyncRep'"
                                          " AND datname = current_database()"});
        return found->rows() > 0 ? found->number(0, 0) : 0;
    };
    const auto is_ready = [](const std::future<bool>& answer) {
        return answer.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    };
    server().execute("postgres", "ALTER SYSTEM SET synchronous_standby_names = 'nobody'");
    server().execute("postgres", "SELECT pg_reload_conf()");
    std::uint32_t number = 0;
    std::future<bool> answer;
    do { // until the setting has its effect
        const auto given = std::make_shared<std::promise<bool>>();
        answer = given->get_future();
        store->append("t1", 0, sample_event(++number), std::nullopt,
                      [given](const auto& done) { given->set_value(done.has_value()); });
        while (!is_ready(answer) && waiting() == 0) {
        }
    } while (is_ready(answer));
    const std::int64_t first = waiting();
    ASSERT_TRUE(observer->run({"SELECT pg_cancel_backend($1::bigint::integer)",
                               store::postgresql::Parameters().add(first)}));
    while (waiting() == 0 || waiting() == first) {
    }
    EXPECT_EQ((*load(*store, "t1"))->events.size(), number);
    EXPECT_FALSE(is_ready(answer));
    server().execute("postgres", "ALTER SYSTEM RESET synchronous_standby_names");
    server().execute("postgres", "SELECT pg_reload_conf()");
    EXPECT_TRUE(answer.get());
    EXPECT_EQ((*load(*store, "t1"))->events.size(), number);
}

TEST(Postgresql, AJobThatPostgresqlCannotTakeLeavesItsNeighboursAlone) {
    const auto store = opened(server().new_database());
    ASSERT_TRUE(create(*store, sample_table("t1")));
    std::vector<std::promise<bool>> answers(60);
    for (std::uint32_t i = 0; i < 60; ++i) {
        // No text of PostgreSQL has a zero byte: the statement is an error, not a refusal.
        const std::string table = i % 3 == 2 ? std::string("\0", 1) : "t1";
        store->append(table, 0, sample_event(i - i / 3 + 1), std::nullopt,
                      [&, i](const auto& done) { answers[i].set_value(done.has_value()); });
    }
    for (std::uint32_t i = 0; i < 60; ++i) {
        EXPECT_EQ(answers[i].get_future().get(), i % 3 != 2) << i;
    }
    EXPECT_EQ((*load(*store, "t1"))->events.size(), 40U);
}

// Another writer has the row while ours waits for it: exactly one wins, and ours hears a refusal.
TEST(Postgresql, AnAppendThatWaitsForAnotherWriterIsJudgedByWhatThatHasWritten) {
    const std::string address = server().new_database();
    const auto store = opened(address);
    int number = 0;
    for (const char* change : {"last = last + 1", "epoch = 7"}) {
        const std::string table = "t" + std::to_string(++number);
        ASSERT_TRUE(create(*store, sample_table(table)));
        for (const bool commits : {false, true}) {
            auto other = server().connect(name_in(address));
            ASSERT_TRUE(other);
            ASSERT_TRUE(other->execute(
                ("BEGIN; UPDATE tables SET " + std::string(change) + " WHERE id = '" + table + "'")
                    .c_str()));
            std::promise<bool> answer;
            store->append(table, 0, sample_event(commits ? 2 : 1), std::nullopt,
                          [&](const auto& done) { answer.set_value(done.has_value()); });
            while (other->run({"SELECT 1 FROM pg_locks WHERE NOT granted"})->rows() == 0) {
            }
            ASSERT_TRUE(other->execute(commits ? "COMMIT" : "ROLLBACK"));
            EXPECT_EQ(answer.get_future().get(), !commits) << change;
        }
    }
}

} // namespace
} // namespace tabuleiro::test
