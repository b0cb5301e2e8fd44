// The nodes of one house in one PostgreSQL database, as tests of hosting need them.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "store/postgresql/node_session.hpp"
#include "store/postgresql/postgresql_store.hpp"
#include "store/postgresql/taking.hpp"
#include "support/postgresql_server.hpp"
#include "support/store_sample.hpp"

namespace tabuleiro::test {

inline PostgresqlServer& nodes_server() {
    static PostgresqlServer server;
    return server;
}

// Waits until it is so.
inline void until(const std::function<bool()>& condition) {
    while (!condition()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

// A node, and what its store has told it.
class Node {
  public:
    Node(const std::string& database, const std::string& address) {
        auto opened = store::open_postgresql(
            database, {.node = store::NodeOptions{address, [this] { ++epochs_lost_; },
                                                  [this](std::vector<std::string> tables) {
                                                      const std::lock_guard lock(mutex_);
                                                      tables_lost_.insert(tables_lost_.end(),
                                                                          tables.begin(),
                                                                          tables.end());
                                                  }}});
        if (!opened) {
            throw std::runtime_error(opened.error().text());
        }
        store_ = *std::move(opened);
    }

    store::Store& store() { return *store_; }
    Expected<store::Taken> take(const std::string& table,
                                store::Takeover takeover = store::Takeover::IfFree) {
        return store::take(*store_, table, takeover);
    }
    std::optional<store::HostedHere> take_here(const std::string& table,
                                               store::Takeover takeover = store::Takeover::IfFree) {
        const auto taken = take(table, takeover);
        return taken && std::holds_alternative<store::HostedHere>(*taken)
                   ? std::optional(std::get<store::HostedHere>(*taken))
                   : std::nullopt;
    }
    // Waits until this node hosts the table.
    store::HostedHere host(const std::string& table) {
        std::optional<store::HostedHere> hosted;
        until([&] { return (hosted = take_here(table)).has_value(); });
        return *hosted;
    }
    Expected<void> append(const std::string& table, std::uint32_t number, store::Epoch epoch) {
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
    std::unique_ptr<store::Store> store_; // last: it uses all of the above
};

inline bool is_fenced(const Expected<void>& done) {
    return !done && store::is_not_the_host(done.error());
}

class Hosting : public testing::Test {
  protected:
    void SetUp() override {
        address_ = nodes_server().new_database();
        const std::size_t start = address_.find("@/") + 2;
        name_ = address_.substr(start, address_.find('?') - start);
    }
    store::postgresql::Connection connect() const {
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
    explicit Puppet(store::postgresql::Connection connection) : connection_(std::move(connection)) {
        const auto epoch = begin_epoch(connection_, "puppet:1");
        EXPECT_TRUE(epoch);
        epoch_ = *epoch;
    }

    store::Epoch epoch() const { return epoch_; }
    store::postgresql::Connection& connection() { return connection_; }
    void take(const std::string& table) {
        const auto taken =
            connection_.run(store::postgresql::take_table(table, epoch_, store::Takeover::IfFree));
        EXPECT_EQ(taken->number(0, 0), 1);
    }
    // Its last heartbeat was before so many milliseconds, or will be.
    void set_silence(std::int64_t milliseconds) {
        EXPECT_TRUE(connection_.run({"UPDATE nodes SET heartbeat = clock_timestamp()"
                                     " - $1::bigint * interval '1 ms' WHERE epoch = $2::bigint",
                                     store::postgresql::Parameters().add(milliseconds, epoch_)}));
    }

  private:
    store::postgresql::Connection connection_;
    store::Epoch epoch_ = 0;
};

inline constexpr std::int64_t never_late = -3'600'000;

} // namespace tabuleiro::test
