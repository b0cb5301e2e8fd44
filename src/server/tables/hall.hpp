// All tables of the house. Each lives on one thread, its home; a table that nobody uses is put away
// and read again when somebody asks for it, so a house that starts has nothing to load.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/tables/read_pool.hpp"
#include "server/tables/room.hpp"

namespace tabuleiro::server {

struct Opened {
    std::string table;
    std::optional<std::string> key; // of the invitation
};

class Hall {
  public:
    using RoomPtr = std::shared_ptr<Room>;
    using Then = std::function<void(Expected<RoomPtr>)>;

    Hall(Workers& workers, store::Store& store, house::Computers& computers, Metrics& metrics,
         Duration absence_limit = house::default_absence_limit);
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    Services& services() { return services_; }
    // Where the store is read.
    ReadPool& reads() { return reads_; }

    // Opens a table for who has this token. Requires: the sides are settled.
    void open(const house::Settings& settings, const store::TokenHash& host,
              std::function<void(Expected<Opened>)> done);

    // The room, on its own loop; none if there is no such table.
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
    static Expected<std::optional<Restored>> read(store::Store& store, const std::string& table);

    // The rooms of one loop, touched by its thread alone.
    struct Floor {
        std::unordered_map<std::string, RoomPtr> rooms;
        // Tables that are being read, and who waits for each.
        std::unordered_map<std::string, std::vector<Then>> awaited;
    };

    void open_with(const house::Settings& settings, ByPlayer<store::Seat> seats,
                   std::function<void(Expected<std::string>)> done);
    void open_rematch(const house::Settings& settings, ByPlayer<store::Seat> seats,
                      const std::function<void(Expected<std::string>)>& done);
    RoomPtr find(Workers::Loop& loop, const std::string& table);
    void fetch(Workers::Loop& loop, const std::string& table, Then then);
    void fetched(Workers::Loop& loop, const std::string& table,
                 Expected<std::optional<Restored>> restored);
    RoomPtr add(Workers::Loop& loop, house::Table table, ByPlayer<store::Seat> seats);
    void tidy(Workers::Loop& loop);

    Workers& workers_;
    Services services_;
    std::unordered_map<Workers::Loop*, Floor> floors_; // made once; each floor is its loop's
    std::unordered_map<Workers::Loop*, std::unique_ptr<boost::asio::steady_timer>> brooms_;
    ReadPool reads_; // last: its threads use all of the above
};

} // namespace tabuleiro::server
