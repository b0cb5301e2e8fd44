// Several nodes on one database: which of them hosts a table, and that only that one writes.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <barrier>
#include <functional>
#include <future>
#include <mutex>

#include "store/postgresql/node_session.hpp"
#include "store/postgresql/postgresql_store.hpp"
#include "store/postgresql/reading.hpp"
#include "store/postgresql/statements.hpp"
#include "store/postgresql/taking.hpp"
#include "support/postgresql_server.hpp"
#include "support/socket_proxy.hpp"
#include "support/store_sample.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;
using postgresql::Connection;

PostgresqlServer& nodes_server() {
    static PostgresqlServer server;
    return server;
}

// Waits until it is so.
void until(const std::function<bool()>& condition) {
    while (!condition()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

// A node, and what its store has told it.
class Node {
  public:
    Node(const std::string& database, const std::string& address) {
        auto opened = open_postgresql(
            database, {.node = NodeOptions{address, [this] { ++epochs_lost_; },
                                           [this](std::vector<std::string> tables) {
                                               const std::lock_guard lock(mutex_);
                                               tables_lost_.insert(tables_lost_.end(),
                                                                   tables.begin(), tables.end());
                                           }}});
        if (!opened) {
            throw std::runtime_error(opened.error().text());
        }
        store_ = *std::move(opened);
    }

    Store& store() { return *store_; }
    Expected<Taken> take(const std::string& table, Takeover takeover = Takeover::IfFree) {
        return store::take(*store_, table, takeover);
    }
    std::optional<HostedHere> take_here(const std::string& table,
                                        Takeover takeover = Takeover::IfFree) {
        const auto taken = take(table, takeover);
        return taken && std::holds_alternative<HostedHere>(*taken)
                   ? std::optional(std::get<HostedHere>(*taken))
                   : std::nullopt;
    }
    // Waits until this node hosts the table.
    HostedHere host(const std::string& table) {
        std::optional<HostedHere> hosted;
        until([&] { return (hosted = take_here(table)).has_value(); });
        return *hosted;
    }
    Expected<void> append(const std::string& table, std::uint32_t number, Epoch epoch) {
        return store::append(*store_, table, sample_event(number), std::nullopt, epoch);
    }
    int epochs_lost() const { return epochs_lost_; }
    std::vector<std::string> tables_lost() {
        const std::lock_guard lock(mutex_);
        return tables_lost_;
    }

  private:
    std::atomic<int> epochs_lost_ = 0;
    std::mutex mutex_;
    std::vector<std::string> tables_lost_;
    std::unique_ptr<Store> store_; // last: it uses all of the above
};

bool is_fenced(const Expected<void>& done) {
    return !done && is_not_the_host(done.error());
}

class Hosting : public testing::Test {
  protected:
    void SetUp() override {
        address_ = nodes_server().new_database();
        const std::size_t start = address_.find("@/") + 2;
        name_ = address_.substr(start, address_.find('?') - start);
    }
    Connection connect() const {
        auto connection = nodes_server().connect(name_);
        EXPECT_TRUE(connection);
        return *std::move(connection);
    }
    void execute(const std::string& sql) const { nodes_server().execute(name_, sql); }
    bool is_true(std::string_view statement) const {
        auto connection = nodes_server().connect(name_);
        const auto result =
            connection ? connection->run({statement}) : tl::unexpected(connection.error());
        return result && result->rows() > 0 && result->number(0, 0) != 0;
    }

    std::string address_;
    std::string name_;
};

// A node without a store: its connection and its heartbeat do what the test says.
class Puppet {
  public:
    explicit Puppet(Connection connection) : connection_(std::move(connection)) {
        const auto epoch = begin_epoch(connection_, "puppet:1");
        EXPECT_TRUE(epoch);
        epoch_ = *epoch;
    }

    Epoch epoch() const { return epoch_; }
    Connection& connection() { return connection_; }
    void take(const std::string& table) {
        const auto taken = connection_.run(postgresql::take_table(table, epoch_, Takeover::IfFree));
        EXPECT_EQ(taken->number(0, 0), 1);
    }
    // Its last heartbeat was before so many milliseconds, or will be.
    void set_silence(std::int64_t milliseconds) {
        EXPECT_TRUE(connection_.run({"UPDATE nodes SET heartbeat = clock_timestamp()"
                                     " - $1::bigint * interval '1 ms' WHERE epoch = $2::bigint",
                                     postgresql::Parameters().add(milliseconds, epoch_)}));
    }

  private:
    Connection connection_;
    Epoch epoch_ = 0;
};

constexpr std::int64_t never_late = -3'600'000;

TEST_F(Hosting, ATableIsHostedByOneNodeAndOthersAreToldWhere) {
    Node a(address_, "a:1");
    Node b(address_, "b:2");
    EXPECT_EQ(*a.take("t1"), Taken(NoSuchTable{}));
    ASSERT_TRUE(create(a.store(), sample_table("t1")));
    const auto hosted = a.take_here("t1");
    ASSERT_TRUE(hosted);
    EXPECT_FALSE(hosted->last_seen);
    EXPECT_TRUE(a.store().hosts(hosted->epoch));
    EXPECT_FALSE(b.store().hosts(hosted->epoch));
    EXPECT_EQ(*b.take("t1"), Taken(HostedElsewhere{"a:1"}));
    EXPECT_EQ(*a.take("t1"), Taken(*hosted));
}

TEST_F(Hosting, OnlyTheHostWritesAndOthersHearThatTheyAreNotIt) {
    Node a(address_, "a:1");
    Node b(address_, "b:2");
    Table invited = sample_table("t1");
    invited.seats.second = {"link", "", "", std::nullopt, hash_of(9)};
    ASSERT_TRUE(create(a.store(), invited));
    ASSERT_TRUE(create(a.store(), sample_table("t2")));
    const Epoch epoch_of_a = a.host("t1").epoch;
    const Epoch epoch_of_b = b.host("t2").epoch;
    const Event arrival{1, 2000, Player::Second, "join", "Bob"};
    const Invitee bob{hash_of(9), hash_of(2), "Bob"};
    const auto joined = join(b.store(), "t1", bob, arrival, epoch_of_b);
    ASSERT_FALSE(joined);
    EXPECT_TRUE(is_not_the_host(joined.error()));
    EXPECT_EQ(join(a.store(), "t1", bob, arrival, epoch_of_a), Joined::Seated);
    EXPECT_TRUE(is_fenced(b.append("t1", 2, epoch_of_b)));
    EXPECT_TRUE(is_fenced(b.append("t1", 2, epoch_of_a))) << "it is not that node's";
    EXPECT_TRUE(is_fenced(a.append("t1", 2, 0)));
    EXPECT_TRUE(a.append("t1", 2, epoch_of_a));
    const auto not_next = a.append("t1", 2, epoch_of_a);
    ASSERT_FALSE(not_next);
    EXPECT_FALSE(is_not_the_host(not_next.error()));
    EXPECT_EQ((*load(b.store(), "t1"))->events.size(), 2U);
}

TEST_F(Hosting, OfSeveralNodesThatTakeATableOneGetsIt) {
    constexpr int tables = 30;
    std::vector<std::unique_ptr<Node>> nodes;
    for (const char* address : {"a:1", "b:2", "c:3"}) {
        nodes.push_back(std::make_unique<Node>(address_, address));
    }
    for (int table = 0; table < tables; ++table) {
        ASSERT_TRUE(create(nodes[0]->store(), sample_table("t" + std::to_string(table))));
    }
    std::vector<std::future<std::vector<Taken>>> answers;
    for (const auto& node : nodes) {
        answers.push_back(std::async(std::launch::async, [&node] {
            std::vector<Taken> taken;
            for (int table = 0; table < tables; ++table) {
                taken.push_back(*node->take("t" + std::to_string(table)));
            }
            return taken;
        }));
    }
    std::vector<int> hosts(tables);
    for (auto& answer : answers) {
        const auto taken = answer.get();
        for (std::size_t table = 0; table < tables; ++table) {
            hosts[table] += std::holds_alternative<HostedHere>(taken[table]) ? 1 : 0;
        }
    }
    EXPECT_EQ(hosts, std::vector<int>(tables, 1));
}

TEST_F(Hosting, AReleasedTableIsTakenByTheNextThatAsks) {
    Node a(address_, "a:1");
    Node b(address_, "b:2");
    ASSERT_TRUE(create(a.store(), sample_table("t1")));
    const Epoch epoch = a.host("t1").epoch;
    ASSERT_TRUE(a.append("t1", 1, epoch));
    ASSERT_TRUE(release(a.store(), "t1", epoch));
    EXPECT_TRUE(is_fenced(a.append("t1", 2, epoch)));
    const auto hosted = b.take_here("t1");
    ASSERT_TRUE(hosted);
    EXPECT_FALSE(hosted->last_seen) << "its clocks were stored";
    ASSERT_TRUE(release(a.store(), "t1", epoch)) << "which changes nothing any more";
    EXPECT_TRUE(b.append("t1", 2, hosted->epoch));
}

TEST_F(Hosting, ANodeThatLeavesLetsGoOfWhatItHadNotReleased) {
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("t1")));
    Epoch epoch = 0;
    {
        Node a(address_, "a:1");
        epoch = a.host("t1").epoch;
    }
    const HostedHere hosted = b.host("t1");
    EXPECT_GT(hosted.epoch, 0);
    EXPECT_NE(hosted.epoch, epoch);
    EXPECT_TRUE(hosted.last_seen);
}

TEST_F(Hosting, AHostWhoseHeartbeatIsLateIsDeadAlthoughItHasItsLock) {
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("t1")));
    Puppet puppet(connect());
    puppet.set_silence(never_late);
    puppet.take("t1");
    EXPECT_EQ(*b.take("t1"), Taken(HostedElsewhere{"puppet:1"}));
    puppet.set_silence(5000);
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    const auto hosted = b.take_here("t1");
    ASSERT_TRUE(hosted && hosted->last_seen);
    EXPECT_NEAR(static_cast<double>(*hosted->last_seen), static_cast<double>(now.count() - 5000),
                60'000);
    EXPECT_LE(*hosted->last_seen, now.count() - 5000 + 1) << "it has been silent since then";
    const auto beat = send_heartbeat(puppet.connection(), puppet.epoch());
    ASSERT_TRUE(beat);
    EXPECT_FALSE(beat->alive) << "an epoch that was late does not come back";
    const auto appended = puppet.connection().run(
        postgresql::append_event("t1", puppet.epoch(), sample_event(1), std::nullopt));
    ASSERT_TRUE(appended);
    EXPECT_EQ(appended->number(0, 0), 0);
}

TEST_F(Hosting, AHostWhoseConnectionIsGoneIsDeadAlthoughItsHeartbeatIsNotLate) {
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("t1")));
    Puppet puppet(connect());
    puppet.set_silence(never_late);
    puppet.take("t1");
    // As long as it has its lock it is alive, however old the session is that asks.
    until([&] {
        return is_true("SELECT bool_and(backend_start < clock_timestamp() - interval '4 s')"
                       " FROM pg_stat_activity WHERE datname = current_database()"
                       " AND application_name = 'tabuleiro' AND pid <> pg_backend_pid()");
    });
    EXPECT_EQ(*b.take("t1"), Taken(HostedElsewhere{"puppet:1"}));
    puppet.connection().close();
    EXPECT_NE(b.host("t1").epoch, puppet.epoch());
}

TEST_F(Hosting, AFreeLockCountsOnceTheServerHasBeenThereForThreeSeconds) {
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("t1")));
    ASSERT_TRUE(create(b.store(), sample_table("own")));
    b.host("own");
    Puppet puppet(connect());
    puppet.set_silence(never_late);
    puppet.take("t1");
    const auto start = std::chrono::steady_clock::now();
    nodes_server().stop(SIGQUIT);
    nodes_server().start();
    b.host("t1");
    EXPECT_GE(std::chrono::steady_clock::now() - start, std::chrono::seconds(3));
    EXPECT_TRUE(b.append("own", 1, b.host("own").epoch));
}

// When one of its processes dies, PostgreSQL ends all others and begins anew, although it is not
// restarted.
TEST_F(Hosting, AFreeLockDoesNotCountWhenTheServerHasJustCrashed) {
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("t1")));
    Puppet puppet(connect());
    puppet.set_silence(never_late);
    puppet.take("t1");
    const auto start = std::chrono::steady_clock::now();
    ASSERT_EQ(::kill(puppet.connection().session().backend, SIGKILL), 0);
    b.host("t1");
    EXPECT_GE(std::chrono::steady_clock::now() - start, std::chrono::seconds(3));
}

TEST_F(Hosting, ANodeThatCannotBeReachedLosesTheTableAtMostOnceInFiveSeconds) {
    Node a(address_, "a:1");
    Node b(address_, "b:2");
    ASSERT_TRUE(create(a.store(), sample_table("t1")));
    ASSERT_TRUE(create(a.store(), sample_table("t2")));
    const Epoch epoch_of_a = a.host("t1").epoch;
    const auto taken = b.take_here("t1", Takeover::Unreachable);
    ASSERT_TRUE(taken);
    EXPECT_TRUE(taken->last_seen);
    EXPECT_TRUE(is_fenced(a.append("t1", 1, epoch_of_a)));
    EXPECT_TRUE(b.append("t1", 1, taken->epoch));
    until([&] { return !a.tables_lost().empty() || a.epochs_lost() > 0; });
    if (a.epochs_lost() == 0) {
        EXPECT_EQ(a.tables_lost(), std::vector<std::string>{"t1"});
        EXPECT_TRUE(a.take_here("t2")) << "the node itself is well";
    }
    execute("UPDATE tables SET seized = clock_timestamp() + interval '1 hour'");
    EXPECT_EQ(*a.take("t1", Takeover::Unreachable), Taken(HostedElsewhere{"b:2"}));
    execute("UPDATE tables SET seized = clock_timestamp() - interval '5 s'");
    EXPECT_TRUE(a.take_here("t1", Takeover::Unreachable));
    EXPECT_TRUE(is_true("SELECT seized > clock_timestamp() - interval '1 minute' FROM tables"
                        " WHERE id = 't1'"));
}

TEST_F(Hosting, AnEpochOutlivesTheConnectionThatHadItsLock) {
    Node a(address_, "a:1");
    ASSERT_TRUE(create(a.store(), sample_table("t1")));
    auto observer = connect();
    bool outlived = false;
    for (int attempt = 0; attempt < 5 && !outlived; ++attempt) { // the machine may be slow
        const Epoch epoch = a.host("t1").epoch;
        const auto holder = [&]() -> std::int64_t {
            const auto found = observer.run({"SELECT pid FROM pg_locks WHERE locktype = 'advisory'"
                                             " AND objid::bigint = $1::bigint AND objsubid = 2"
                                             " AND classid = 1415668342",
                                             postgresql::Parameters().add(epoch)});
            return found && found->rows() == 1 ? found->number(0, 0) : 0;
        };
        const std::int64_t before = holder();
        ASSERT_NE(before, 0);
        ASSERT_TRUE(observer.run({"SELECT pg_terminate_backend($1::bigint::integer)",
                                  postgresql::Parameters().add(before)}));
        const int lost = a.epochs_lost();
        until([&] { return a.epochs_lost() > lost || (holder() != 0 && holder() != before); });
        outlived = a.store().hosts(epoch) && a.append("t1", 1, epoch).has_value();
    }
    EXPECT_TRUE(outlived);
}

// Nodes whose connections go through a proxy.
class HostingFaults : public Hosting {
  protected:
    void SetUp() override {
        Hosting::SetUp();
        proxy_.emplace(folder_.path().string(), address_.substr(address_.find("host=") + 5));
        through_proxy_ = "postgresql://house@/" + name_ + "?host=" + folder_.path().string();
    }

    Folder folder_;
    std::string through_proxy_;
    std::optional<SocketProxy> proxy_;
};

TEST_F(HostingFaults, ANodeThatCannotShowThatItLivesLosesItsEpochAndGetsAnother) {
    Node a(through_proxy_, "a:1");
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("t1")));
    const Epoch epoch = a.host("t1").epoch;
    ASSERT_TRUE(a.append("t1", 1, epoch));
    proxy_->arm(Fault::Silence);
    until([&] { return a.epochs_lost() > 0; });
    EXPECT_FALSE(a.store().hosts(epoch));
    EXPECT_TRUE(is_fenced(a.append("t1", 2, epoch))) << "it does not even try";
    const HostedHere hosted = b.host("t1");
    EXPECT_TRUE(hosted.last_seen);
    EXPECT_TRUE(b.append("t1", 2, hosted.epoch));
    proxy_->arm(Fault::None);
    ASSERT_TRUE(create(b.store(), sample_table("t2")));
    const Epoch next = a.host("t2").epoch;
    EXPECT_GT(next, epoch);
    EXPECT_FALSE(a.store().hosts(epoch));
    EXPECT_EQ((*load(b.store(), "t1"))->events.size(), 2U);
}

TEST_F(HostingFaults, WhatBecameOfALostTransactionIsReadWhileOthersWrite) {
    Node a(through_proxy_, "a:1");
    Node b(address_, "b:2");
    ASSERT_TRUE(create(b.store(), sample_table("b")));
    std::atomic<bool> ending = false;
    std::thread busy([&] {
        for (std::uint32_t number = 1; !ending; ++number) {
            HostedHere hosted = b.host("b");
            while (!b.append("b", number, hosted.epoch)) {
                hosted = b.host("b");
            }
        }
    });
    for (int i = 0; i < 12; ++i) {
        const std::string table = "t" + std::to_string(i);
        until([&] { return create(a.store(), sample_table(table)).has_value(); });
        proxy_->arm(i % 2 == 0 ? Fault::LoseAnswer : Fault::LoseRequest);
        HostedHere hosted = a.host(table);
        proxy_->arm(i % 2 == 0 ? Fault::LoseAnswer : Fault::LoseRequest);
        // It is refused if the node has lost its epoch, and only then.
        for (Expected<void> done = a.append(table, 1, hosted.epoch); !done;
             done = a.append(table, 1, hosted.epoch)) {
            ASSERT_TRUE(is_fenced(done)) << done.error().text();
            hosted = a.host(table);
        }
        EXPECT_EQ((*load(b.store(), table))->events.size(), 1U);
    }
    ending = true;
    busy.join();
}

// A connection that carries out one step after the other on threads of its own, because a step may
// have to wait for another connection.
class Actor {
  public:
    using Step = std::function<void(Connection&)>;

    explicit Actor(Connection& connection) : connection_(connection) {}

    // Returns when the step is done, or waits for a lock.
    void begin(Step step, Connection& observer) {
        last_ = std::async(std::launch::async, [this, step = std::move(step), before = last_] {
                    if (before.valid()) {
                        before.wait();
                    }
                    step(connection_);
                }).share();
        until([&] { return done() || waits(observer); });
    }
    void finish() const { last_.wait(); }

  private:
    bool done() const {
        return last_.wait_for(std::chrono::milliseconds(0)) == std::future_status::ready;
    }
    bool waits(Connection& observer) const {
        const auto found =
            observer.run({"SELECT 1 FROM pg_locks WHERE NOT granted AND pid = $1::bigint",
                          postgresql::Parameters().add(connection_.session().backend)});
        return found && found->rows() > 0;
    }

    Connection& connection_;
    std::shared_future<void> last_;
};

// The host appends while another node takes the table; the steps of both come in every order, and
// each of them is committed or undone.
TEST_F(Hosting, OfAnAppendAndATakeoverOneComesFirstWhateverTheOrderOfTheirSteps) {
    ASSERT_TRUE(open_postgresql(address_));
    Puppet host(connect());
    Puppet taker(connect());
    host.set_silence(never_late);
    taker.set_silence(never_late);
    auto observer = connect();
    int number = 0;
    int appended_first = 0;
    int fenced = 0;
    for (const bool append_commits : {true, false}) {
        for (const bool take_commits : {true, false}) {
            std::string order = "aaattt";
            do {
                const std::string table = "t" + std::to_string(++number);
                ASSERT_TRUE(observer.run(postgresql::insert_table({sample_table(table), {}, {}},
                                                                  postgresql::Origin::Here)));
                host.take(table);
                std::int64_t appended = -1;
                std::int64_t taken = -1;
                const auto run = [](Connection& connection, const postgresql::Command& command) {
                    const auto result = connection.run(command);
                    return result ? result->number(0, 0) : -1;
                };
                const auto end = [](bool commits) {
                    return [commits](Connection& connection) {
                        EXPECT_TRUE(connection.execute(commits ? "COMMIT" : "ROLLBACK"));
                    };
                };
                const auto begin = [](Connection& connection) {
                    EXPECT_TRUE(connection.execute("BEGIN"));
                };
                const std::vector<Actor::Step> append_steps{
                    begin,
                    [&](Connection& connection) {
                        appended = run(connection,
                                       postgresql::append_event(table, host.epoch(),
                                                                sample_event(1), std::nullopt));
                    },
                    end(append_commits)};
                const std::vector<Actor::Step> take_steps{
                    begin,
                    [&](Connection& connection) {
                        taken = run(connection, postgresql::take_table(table, taker.epoch(),
                                                                       Takeover::Unreachable));
                    },
                    end(take_commits)};
                Actor appending(host.connection());
                Actor taking(taker.connection());
                std::size_t next_append = 0;
                std::size_t next_take = 0;
                for (const char who : order) {
                    if (who == 'a') {
                        appending.begin(append_steps[next_append++], observer);
                    } else {
                        taking.begin(take_steps[next_take++], observer);
                    }
                }
                appending.finish();
                taking.finish();
                EXPECT_EQ(taken, 1) << order;
                const Epoch epoch = take_commits ? taker.epoch() : host.epoch();
                EXPECT_EQ((*postgresql::read_host(observer, table))->epoch, epoch) << order;
                const auto log = postgresql::read_log(observer, table);
                const std::size_t stored = (*log)->events.size();
                EXPECT_EQ(stored, appended == 1 && append_commits ? 1U : 0U) << order;
                if (!take_commits) {
                    EXPECT_EQ(appended, 1) << order;
                }
                // Whoever hosts it now writes the next event, and nobody else does.
                const Epoch other = take_commits ? host.epoch() : taker.epoch();
                const Event next = sample_event(static_cast<std::uint32_t>(stored + 1));
                EXPECT_EQ(run(observer, postgresql::append_event(table, other, next, std::nullopt)),
                          0)
                    << order;
                EXPECT_EQ(run(observer, postgresql::append_event(table, epoch, next, std::nullopt)),
                          1)
                    << order;
                appended_first += take_commits && appended == 1 ? 1 : 0;
                fenced += appended == 0 ? 1 : 0;
            } while (std::next_permutation(order.begin(), order.end()));
        }
    }
    EXPECT_EQ(number, 80);
    EXPECT_EQ(appended_first, 20) << "in half of the orders the append came first";
    EXPECT_EQ(fenced, 20) << "and in the other half the takeover";
}

constexpr int common_tables = 10;

std::string common_table(int number) {
    return "common-" + std::to_string(number);
}

// One round of a node: it appends to tables that nobody hosts, as the other node does in the
// opposite order, and ends tables of its own, which all count in the standings of one player.
// Returns how many of the common tables took its event.
int write_round(Store& store, std::uint32_t round, bool ascending) {
    std::atomic<int> won = 0;
    std::vector<std::promise<void>> answers(common_tables);
    for (int i = 0; i < common_tables; ++i) {
        const int number = ascending ? i : common_tables - 1 - i;
        store.append(common_table(number), 0, sample_event(round), std::nullopt,
                     [&won](const Expected<void>& done) { won += done ? 1 : 0; });
        Table own = sample_table(std::to_string(number) + (ascending ? "-a" : "-b") +
                                 std::to_string(round));
        own.seats.second = computer(std::to_string(i % 3));
        store.create(own, [](const auto&) {});
        store.append(own.id, 0, sample_event(1), Finish{Player::First, "rule", "", 1},
                     [&answers, i](const Expected<void>& done) {
                         EXPECT_TRUE(done);
                         answers[static_cast<std::size_t>(i)].set_value();
                     });
    }
    for (std::promise<void>& answer : answers) {
        answer.get_future().wait();
    }
    return won;
}

TEST_F(Hosting, NodesThatWriteAtTheSameTimeNeverWaitForEachOtherInACircle) {
    constexpr std::uint32_t rounds = 60;
    {
        Node a(address_, "a:1");
        Node b(address_, "b:2");
        for (int i = 0; i < common_tables; ++i) {
            ASSERT_TRUE(create(a.store(), sample_table(common_table(i))));
        }
        std::barrier start(2); // of a round: the next event is the same for both
        std::vector<std::future<int>> nodes;
        for (Node* const node : {&a, &b}) {
            nodes.push_back(std::async(std::launch::async, [&start, node, ascending = node == &a] {
                int won = 0;
                for (std::uint32_t round = 1; round <= rounds; ++round) {
                    start.arrive_and_wait();
                    won += write_round(node->store(), round, ascending);
                }
                return won;
            }));
        }
        const int won = nodes[0].get() + nodes[1].get();
        std::size_t events = 0;
        for (int i = 0; i < common_tables; ++i) {
            events += (*load(a.store(), common_table(i)))->events.size();
        }
        EXPECT_EQ(events, rounds * common_tables);
        EXPECT_EQ(static_cast<std::size_t>(won), events) << "each event was written by one node";
        std::uint64_t games = 0;
        const auto counted = standings(a.store(), 9);
        for (const Standing& standing : *counted) {
            games += standing.games();
        }
        EXPECT_EQ(games, 2U * rounds * common_tables);
    }
    // What a process has counted is to be seen when it has ended.
    until([&] {
        return is_true("SELECT count(*) = 1 FROM pg_stat_activity"
                       " WHERE datname = current_database()");
    });
    EXPECT_TRUE(is_true("SELECT deadlocks = 0 FROM pg_stat_database"
                        " WHERE datname = current_database()"));
}

} // namespace
} // namespace tabuleiro::test
