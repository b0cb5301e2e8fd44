// How long a node may rely on its epoch: two seconds from the moment at which it last began to tell
// the database that it lives. The database counts the same time from a later moment, so the node
// stops before another one may take its tables.
#pragma once

#include <atomic>
#include <chrono>

#include "store/hosting.hpp"

namespace tabuleiro::store::postgresql {

// One thread begins and renews it; any thread may ask, or end it.
class Lease {
  public:
    using Time = std::chrono::steady_clock::time_point;

    static constexpr std::chrono::seconds length{2};

    // 0: none.
    Epoch epoch() const { return epoch_; }
    bool holds(Epoch epoch, Time now) const;
    // When it ends unless it is renewed.
    Time end_time() const { return Time(Time::duration(end_)); }

    // Requires: there is none.
    void begin(Epoch epoch, Time sent);
    // sent: when the message was sent that has been answered now. False: it came too late.
    bool renew(Time sent, Time now);
    // Whether this call ended it.
    bool end(Epoch epoch);

  private:
    std::atomic<Epoch> epoch_ = 0;
    std::atomic<Time::rep> end_ = 0;
};

} // namespace tabuleiro::store::postgresql
