// The time of the house: that of the wall when it opened, and from then on of a clock that nobody
// sets. So no player loses on time because the machine's clock was put right.
#pragma once

#include <chrono>

#include "house/event.hpp"

namespace tabuleiro::server {

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

} // namespace tabuleiro::server
