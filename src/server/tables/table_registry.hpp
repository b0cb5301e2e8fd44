// All tables of the house. Each lives on one thread, its home; a table that nobody uses is put away
// and read again when somebody asks for it, so a house that starts has nothing to load.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/tables/live_table.hpp"

namespace tabuleiro::server {

struct Opened {
    std::string table;
    std::optional<std::string> key; // of the invitation
};

class TableRegistry {
  public:
    using LiveTablePtr = std::shared_ptr<LiveTable>;
    using Then = std::function<void(Expected<LiveTablePtr>)>;

    TableRegistry(EventLoops& loops, store::Store& store, house::ComputerPool& computers,
                  Metrics& metrics, Duration absence_limit = house::default_absence_limit);
    TableRegistry(const TableRegistry&) = delete;
    TableRegistry& operator=(const TableRegistry&) = delete;

    Services& services() { return services_; }
    EventLoops& loops() { return loops_; }

    // Opens a table for who has this token. Requires: the sides are settled.
    void open(const house::Settings& settings, const store::TokenHash& host,
              std::function<void(Expected<Opened>)> done);

    // The live, on its own loop; none if there is no such table.
    void visit(const std::string& table, Then then);

    // All clocks are written down as standing; then `done`, once, from any thread.
    void close(std::function<void()> done);
    // The house has closed: tables and timers are let go of.
    void release();

  private:
    // A table as the store had it.
    struct Restored {
        house::Table table;
        ByPlayer<store::Seat> seats;
    };
    static Expected<std::optional<Restored>>
    restore(const Expected<std::optional<store::TableLog>>& stored);

    // The live of one loop, touched by its thread alone.
    struct LoopTables {
        std::unordered_map<std::string, LiveTablePtr> live;
        // Tables that are being read, and who waits for each.
        std::unordered_map<std::string, std::vector<Then>> awaited;
    };

    void open_with(const house::Settings& settings, ByPlayer<store::Seat> seats,
                   std::function<void(Expected<std::string>)> done);
    void open_rematch(const house::Settings& settings, ByPlayer<store::Seat> seats,
                      const std::function<void(Expected<std::string>)>& done);
    LiveTablePtr find(EventLoops::Loop& loop, const std::string& table);
    void fetch(EventLoops::Loop& loop, const std::string& table, Then then);
    void fetched(EventLoops::Loop& loop, const std::string& table,
                 Expected<std::optional<Restored>> restored);
    LiveTablePtr add(EventLoops::Loop& loop, house::Table table, ByPlayer<store::Seat> seats);
    void evict_idle(EventLoops::Loop& loop);

    EventLoops& loops_;
    Services services_;
    std::unordered_map<EventLoops::Loop*, LoopTables>
        loop_tables_; // made once; each floor is its loop's
    std::unordered_map<EventLoops::Loop*, std::unique_ptr<boost::asio::steady_timer>>
        eviction_timers_;
};

} // namespace tabuleiro::server
