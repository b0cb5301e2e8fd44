// All tables of the server. Each live table belongs to one event loop; one that nobody uses is
// removed from memory and loaded again when somebody asks for it, so a server that starts has
// nothing to load.
//
// A table is taken before it is loaded: in a house of several nodes only its host has it in memory.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/tables/live_table.hpp"

namespace tabuleiro::server {

struct Opened {
    std::string table;
    std::optional<std::string> key; // of the invitation
};

using LiveTablePtr = std::shared_ptr<LiveTable>;

// Where a table is. Neither: there is no such table.
struct FoundTable {
    LiveTablePtr live{}; // here
    std::string node{};  // or at another node, which is reached at this address
};

class TableRegistry {
  public:
    TableRegistry(EventLoops& loops, store::Store& store, house::ComputerPool& computers,
                  Metrics& metrics);
    TableRegistry(const TableRegistry&) = delete;
    TableRegistry& operator=(const TableRegistry&) = delete;

    Services& services() { return services_; }

    // Opens a table for a person, or for a visitor who has a secret. Requires: the sides are
    // settled.
    Awaitable<Expected<Opened>> open(house::Settings settings, Identity host) {
        return open(std::move(settings), std::move(host), new_id());
    }
    // The same with an id that was chosen before; fails if there is a table of that id.
    Awaitable<Expected<Opened>> open(house::Settings settings, Identity host, std::string id) {
        return open(std::move(settings), std::move(host), std::move(id), {});
    }
    // The same, and the game begins with these moves. Requires then: both seats are taken.
    Awaitable<Expected<Opened>> open(house::Settings settings, Identity host, std::string id,
                                     std::vector<std::string> opening);

    // Takes the table for this node, unless another one hosts it.
    Awaitable<Expected<FoundTable>> find(std::string table,
                                         store::Takeover takeover = store::Takeover::IfFree);

    // Tables in a list, for this client, in this order; takes nothing. Those that are not there,
    // cannot be read, or are a challenge that they have not accepted are left out.
    Awaitable<std::vector<std::string>> summaries(std::vector<std::string> tables, Identity who);

    // This node does not host these tables any more, or none at all. From any thread.
    void drop(const std::vector<std::string>& tables);
    void drop_all();

    // A person is no longer there: waits until no table in memory has their name.
    Awaitable<void> forget(std::string person);

    // Stores all clocks as stopped and gives all tables back, then calls `done`, once, from any
    // thread. No table is found any more.
    void close(std::function<void()> done);
    // The server has closed: tables and timers are released.
    void release();

  private:
    // A table that is being loaded: whoever else wants it waits for the timer to be cancelled.
    struct Loading {
        boost::asio::steady_timer finished;
        Expected<FoundTable> result = FoundTable();
        bool dropped = false; // meanwhile
    };
    using LoadingPtr = std::shared_ptr<Loading>;
    // The tables of one loop, used on that loop alone.
    struct LoopTables {
        explicit LoopTables(EventLoops::Loop& home) : loop(home), eviction(home) {}

        EventLoops::Loop& loop;
        std::unordered_map<std::string, LiveTablePtr> live;
        std::unordered_map<std::string, LoadingPtr> loading;
        // Those that are being given back: whoever wants one waits for its timer to be cancelled.
        std::unordered_map<std::string, std::shared_ptr<boost::asio::steady_timer>> leaving;
        boost::asio::steady_timer eviction;
        bool closing = false;
    };

    LoopTables& home_of(const std::string& table);
    static std::string new_id();
    Awaitable<Expected<std::string>> open_with(house::Settings settings,
                                               ByPlayer<store::Seat> seats, std::string id,
                                               std::vector<std::string> opening = {});
    Awaitable<Expected<void>> create(store::TableLog table);
    Awaitable<Expected<std::string>> open_rematch(house::Settings settings,
                                                  ByPlayer<store::Seat> seats);

    // On the loop of the tables: these.
    Awaitable<Expected<FoundTable>> find_in(LoopTables& tables, std::string table,
                                            store::Takeover takeover);
    Awaitable<Expected<FoundTable>> take(LoopTables& tables, std::string table,
                                         store::Takeover takeover, LoadingPtr loading);
    // Null: it is not in memory.
    LiveTablePtr find_live(LoopTables& tables, const std::string& table);
    // Those of these tables that are in memory here.
    Awaitable<std::vector<LiveTablePtr>> find_all_live(LoopTables& tables,
                                                       std::vector<std::string> wanted);
    LiveTablePtr add(LoopTables& tables, table_log::RestoredTable table,
                     const store::HostedHere& hosting);
    Awaitable<void> add_new(LoopTables& tables, table_log::RestoredTable table);
    void drop_from(LoopTables& tables, const std::string& table);
    void tell_left(const std::string& table) const;
    Awaitable<void> forget_in(LoopTables& tables, std::string person);
    Awaitable<void> evict_idle(LoopTables& tables);
    // So that any node may take a table that nobody uses here.
    void give_back(LoopTables& tables, const LiveTable& live);
    Awaitable<void> release_in_store(LoopTables& tables, std::string table, store::Epoch epoch);

    EventLoops& loops_;
    Services services_;
    // Made once, so that other loops may look for theirs.
    std::unordered_map<EventLoops::Loop*, std::unique_ptr<LoopTables>> loop_tables_;
};

} // namespace tabuleiro::server
