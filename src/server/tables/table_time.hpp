// The time at one table. Its log may be ahead of the house, if the machine's clock was behind when
// the house opened; then the table's time goes on from its last event, as fast as any other.
#pragma once

#include <algorithm>

#include "house/event.hpp"

namespace tabuleiro::server {

class TableTime {
  public:
    // `house`: the server's time when the table was loaded.
    TableTime(house::WallTime last_event, house::WallTime house)
        : ahead_(std::max(last_event - house, house::WallTime(0))) {}

    house::WallTime at(house::WallTime house) const { return house + ahead_; }

  private:
    house::WallTime ahead_;
};

} // namespace tabuleiro::server
