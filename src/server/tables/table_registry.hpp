// All tables of the server. Each live table belongs to one event loop; one that nobody uses is
// removed from memory and loaded again when somebody asks for it, so a server that starts has
// nothing to load.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/tables/live_table.hpp"
#include "table_log/store_mapping.hpp"

namespace tabuleiro::server {

struct Opened {
    std::string table;
    std::optional<std::string> key; // of the invitation
};

class TableRegistry {
  public:
    using LiveTablePtr = std::shared_ptr<LiveTable>;

    TableRegistry(EventLoops& loops, store::Store& store, house::ComputerPool& computers,
                  Metrics& metrics, Duration absence_limit = house::default_absence_limit);
    TableRegistry(const TableRegistry&) = delete;
    TableRegistry& operator=(const TableRegistry&) = delete;

    Services& services() { return services_; }

    // Opens a table for the client that has this secret. Requires: the sides are settled.
    Awaitable<Expected<Opened>> open(house::Settings settings, store::TokenHash host);

    // Null if there is no such table.
    Awaitable<Expected<LiveTablePtr>> find(std::string table);

    // Stores all clocks as stopped, then calls `done`, once, from any thread.
    void close(std::function<void()> done);
    // The server has closed: tables and timers are released.
    void release();

  private:
    // A table that is being loaded: whoever else wants it waits for the timer to be cancelled.
    struct Loading {
        boost::asio::steady_timer finished;
        Expected<LiveTablePtr> result = LiveTablePtr();
    };
    // The tables of one loop, used on that loop alone.
    struct LoopTables {
        explicit LoopTables(EventLoops::Loop& home) : loop(home), eviction(home) {}

        EventLoops::Loop& loop;
        std::unordered_map<std::string, LiveTablePtr> live;
        std::unordered_map<std::string, std::shared_ptr<Loading>> loading;
        boost::asio::steady_timer eviction;
    };

    LoopTables& home_of(const std::string& table);
    Awaitable<Expected<std::string>> open_with(house::Settings settings,
                                               ByPlayer<store::Seat> seats);
    Awaitable<Expected<std::string>> open_rematch(house::Settings settings,
                                                  ByPlayer<store::Seat> seats);

    // On the loop of the tables: these.
    Awaitable<Expected<LiveTablePtr>> find_in(LoopTables& tables, std::string table);
    Awaitable<Expected<LiveTablePtr>> load(LoopTables& tables, std::string table);
    LiveTablePtr add(LoopTables& tables, table_log::RestoredTable table);
    Awaitable<void> add_new(LoopTables& tables, table_log::RestoredTable table);
    Awaitable<void> evict_idle(LoopTables& tables);

    EventLoops& loops_;
    Services services_;
    // Made once, so that other loops may look for theirs.
    std::unordered_map<EventLoops::Loop*, std::unique_ptr<LoopTables>> loop_tables_;
};

} // namespace tabuleiro::server
