// Nodes of a house that want the same tables at the same time.
#include <algorithm>
#include <atomic>
#include <barrier>
#include <future>

#include "store/postgresql/reading.hpp"
#include "store/postgresql/statements.hpp"
#include "support/house_nodes.hpp"

namespace tabuleiro::test {
namespace {

using namespace store;

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

// A connection that carries out one step after the other on threads of its own, because a step may
// have to wait for another connection.
class Actor {
  public:
    using Step = std::function<void(postgresql::Connection&)>;

    explicit Actor(postgresql::Connection& connection) : connection_(connection) {}

    // Returns when the step is done, or waits for a lock.
    void begin(Step step, postgresql::Connection& observer) {
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
    bool waits(postgresql::Connection& observer) const {
        const auto found =
            observer.run({"SELECT 1 FROM pg_locks WHERE NOT granted AND pid = $1::bigint",
                          postgresql::Parameters().add(connection_.session().backend)});
        return found && found->rows() > 0;
    }

    postgresql::Connection& connection_;
    std::shared_future<void> last_;
};

// What became of a race: how many rows the statements of both gave.
struct Raced {
    std::int64_t appended = -1;
    std::int64_t taken = -1;
};

// The host of a table appends to it while another node takes it.
class HostingRaces : public Hosting {
  protected:
    void SetUp() override {
        Hosting::SetUp();
        ASSERT_TRUE(open_postgresql(address_));
        host_.emplace(connect());
        taker_.emplace(connect());
        observer_.emplace(connect());
        host_->set_silence(never_late);
        taker_->set_silence(never_late);
    }

    static std::int64_t rows_of(postgresql::Connection& connection,
                                const postgresql::Command& command) {
        const auto result = connection.run(command);
        return result ? result->number(0, 0) : -1;
    }
    // Three steps: the statement in a transaction, which is committed or undone.
    static std::vector<Actor::Step> steps(postgresql::Command command, std::int64_t& rows,
                                          bool commits) {
        const auto execute = [](const char* sql) {
            return
                [sql](postgresql::Connection& connection) { EXPECT_TRUE(connection.execute(sql)); };
        };
        return {execute("BEGIN"),
                [command = std::move(command), &rows](postgresql::Connection& connection) {
                    rows = rows_of(connection, command);
                },
                execute(commits ? "COMMIT" : "ROLLBACK")};
    }
    // order: whose step is next, of the append ('a') or of the takeover ('t').
    Raced race(const std::string& table, const std::string& order, bool append_commits,
               bool take_commits) {
        EXPECT_EQ(rows_of(*observer_, postgresql::insert_table({sample_table(table), {}, {}},
                                                               postgresql::Origin::Here,
                                                               postgresql::Persons::MustBeKnown)),
                  1);
        host_->take(table);
        Raced raced;
        const auto append_steps =
            steps(postgresql::append_event(table, host_->epoch(), sample_event(1), std::nullopt),
                  raced.appended, append_commits);
        const auto take_steps =
            steps(postgresql::take_table(table, taker_->epoch(), Takeover::Unreachable),
                  raced.taken, take_commits);
        Actor appending(host_->connection());
        Actor taking(taker_->connection());
        auto next_append = append_steps.begin();
        auto next_take = take_steps.begin();
        for (const char whose : order) {
            if (whose == 'a') {
                appending.begin(*next_append++, *observer_);
            } else {
                taking.begin(*next_take++, *observer_);
            }
        }
        appending.finish();
        taking.finish();
        return raced;
    }
    // The node that hosts the table now writes the next event, and the other one does not.
    void expect_one_host(const std::string& table, Epoch host, Epoch other) {
        EXPECT_EQ((*postgresql::read_host(*observer_, table))->epoch, host);
        const auto number = static_cast<std::uint32_t>(events_of(table) + 1);
        for (const Epoch epoch : {other, host}) {
            EXPECT_EQ(rows_of(*observer_, postgresql::append_event(
                                              table, epoch, sample_event(number), std::nullopt)),
                      epoch == host ? 1 : 0);
        }
    }
    std::size_t events_of(const std::string& table) {
        return (*postgresql::read_log(*observer_, table))->events.size();
    }

    std::optional<Puppet> host_;
    std::optional<Puppet> taker_;
    std::optional<postgresql::Connection> observer_;
};

TEST_F(HostingRaces, OfAnAppendAndATakeoverOneComesFirstWhateverTheOrderOfTheirSteps) {
    int races = 0;
    int append_was_first = 0;
    int takeover_was_first = 0;
    for (const bool append_commits : {true, false}) {
        for (const bool take_commits : {true, false}) {
            std::string order = "aaattt";
            do {
                SCOPED_TRACE(order);
                const std::string table = "t" + std::to_string(++races);
                const Raced raced = race(table, order, append_commits, take_commits);
                EXPECT_EQ(raced.taken, 1);
                EXPECT_EQ(events_of(table), raced.appended == 1 && append_commits ? 1U : 0U);
                if (take_commits) {
                    append_was_first += raced.appended == 1 ? 1 : 0;
                    takeover_was_first += raced.appended == 0 ? 1 : 0;
                    expect_one_host(table, taker_->epoch(), host_->epoch());
                } else {
                    EXPECT_EQ(raced.appended, 1);
                    expect_one_host(table, host_->epoch(), taker_->epoch());
                }
            } while (std::next_permutation(order.begin(), order.end()));
        }
    }
    EXPECT_EQ(races, 80);
    EXPECT_EQ(append_was_first, 20);
    EXPECT_EQ(takeover_was_first, 20);
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
