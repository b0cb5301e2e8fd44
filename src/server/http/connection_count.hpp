// How many connections are open, in all and of each client, and how many there may be.
#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>

namespace tabuleiro::server {

class ConnectionCount { // thread-safe
  public:
    ConnectionCount(std::size_t max_open, std::size_t max_of_one)
        : max_open_(max_open), max_of_one_(max_of_one) {}

    // Counts one more, unless there are too many already.
    bool enter() {
        const std::scoped_lock lock(mutex_);
        if (open_ >= max_open_) {
            return false;
        }
        ++open_;
        return true;
    }
    void leave() {
        const std::scoped_lock lock(mutex_);
        --open_;
    }

    // The same for one client. A connection that a proxy uses for several clients belongs to one
    // after the other.
    bool add_to(const std::string& client) {
        const std::scoped_lock lock(mutex_);
        const auto entry = of_one_.try_emplace(client, 0).first;
        if (entry->second >= max_of_one_) {
            forget_if_none(entry);
            return false;
        }
        ++entry->second;
        return true;
    }
    // Requires: added before.
    void take_from(const std::string& client) {
        const std::scoped_lock lock(mutex_);
        const auto entry = of_one_.find(client);
        --entry->second;
        forget_if_none(entry);
    }

    std::size_t clients() const {
        const std::scoped_lock lock(mutex_);
        return of_one_.size();
    }

  private:
    using Clients = std::unordered_map<std::string, std::size_t>;

    void forget_if_none(Clients::iterator entry) {
        if (entry->second == 0) {
            of_one_.erase(entry);
        }
    }

    const std::size_t max_open_;
    const std::size_t max_of_one_;
    mutable std::mutex mutex_;
    std::size_t open_ = 0;
    Clients of_one_;
};

} // namespace tabuleiro::server
