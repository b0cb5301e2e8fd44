// What all connections share: the limits, the counts, the house behind them, and who is inside.
#pragma once

#include <atomic>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/network.hpp"

namespace tabuleiro::server {

struct Reception {
    Reception(const NetworkLimits& given, Metrics& counts)
        : limits(given), metrics(counts), requests(given.requests) {}

    const NetworkLimits limits;
    Metrics& metrics;
    House* house = nullptr;
    const Doors* doors = nullptr;
    bool behind_proxy = false;
    Buckets requests;
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

} // namespace tabuleiro::server
