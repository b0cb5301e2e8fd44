// The server's time and the time at one table, which players' clocks go by.
#pragma once

#include <algorithm>
#include <chrono>

#include "house/event.hpp"

namespace tabuleiro::server {

// The system's time when the server started, and from then on a steady clock: no player loses on
// time because the system's clock was corrected.
class ServerClock {
  public:
    house::WallTime now() const {
        using std::chrono::duration_cast;
        return opened_ +
               duration_cast<house::WallTime>(std::chrono::steady_clock::now() - steady_opened_);
    }

  private:
    house::WallTime opened_ = std::chrono::duration_cast<house::WallTime>(
        std::chrono::system_clock::now().time_since_epoch());
    std::chrono::steady_clock::time_point steady_opened_ = std::chrono::steady_clock::now();
};

// The events of a table may be ahead of the server, if the system's clock was behind when the
// server started. Then the table's time goes on from its last event.
class TableTime {
  public:
    // `server`: the server's time when the table was loaded.
    TableTime(house::WallTime last_event, house::WallTime server)
        : ahead_(std::max(last_event - server, house::WallTime(0))) {}

    house::WallTime at(house::WallTime server) const { return server + ahead_; }

  private:
    house::WallTime ahead_;
};

} // namespace tabuleiro::server
