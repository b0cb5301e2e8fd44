// What all connections share: the limits, the counts, the house behind them, and who is inside.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/network.hpp"

namespace tabuleiro::server {

struct Reception {
    Reception(const NetworkLimits& given, Metrics& counts)
        : limits(given), metrics(counts), requests(given.requests), books(given.books) {}

    const NetworkLimits limits;
    Metrics& metrics;
    House* house = nullptr;
    const Doors* doors = nullptr;
    bool behind_proxy = false;
    Buckets requests;
    Buckets books; // bodies that are larger than others may be
    std::atomic<bool> closing{false};
    std::atomic<bool> gone{false}; // the house behind it too

    // Counts the connection in, unless there are too many already.
    bool enter(const std::string& address) {
        const std::scoped_lock lock(mutex);
        if (inside >= limits.connections || of_one[address] >= limits.connections_of_one) {
            if (of_one[address] == 0) {
                of_one.erase(address);
            }
            return false;
        }
        ++inside;
        ++of_one[address];
        return true;
    }
    void leave(const std::string& address) {
        const std::scoped_lock lock(mutex);
        --inside;
        if (--of_one[address] == 0) {
            of_one.erase(address);
        }
    }

    std::mutex mutex;
    std::size_t inside = 0;
    std::unordered_map<std::string, std::size_t> of_one;
    std::set<Connection*> sockets; // each takes itself out before it is gone
};

// Counts a connection for as long as it lives.
class Presence {
  public:
    Presence(std::shared_ptr<Reception> reception, std::string address)
        : reception_(std::move(reception)), address_(std::move(address)) {
        ++reception_->metrics.connections;
    }
    ~Presence() {
        --reception_->metrics.connections;
        reception_->leave(address_);
    }
    Presence(const Presence&) = delete;
    Presence& operator=(const Presence&) = delete;

    const std::string& address() const { return address_; }

  private:
    std::shared_ptr<Reception> reception_;
    std::string address_;
};

using ReceptionPtr = std::shared_ptr<Reception>;
using PresencePtr = std::shared_ptr<Presence>;

} // namespace tabuleiro::server
