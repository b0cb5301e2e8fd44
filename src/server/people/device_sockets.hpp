// The open WebSockets of signed-in devices, so that they are closed when the session ends.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/http/web.hpp"
#include "server/people/identity.hpp"

namespace tabuleiro::server {

class DeviceSockets { // thread-safe
  public:
    void add(const Connection* key, const SignedIn& who, const std::shared_ptr<Connection>& open) {
        const std::scoped_lock lock(mutex_);
        open_.insert_or_assign(key, Entry{who, open});
    }
    void remove(const Connection* key) {
        const std::scoped_lock lock(mutex_);
        open_.erase(key);
    }
    // Those for which it is true.
    template <class Condition>
    std::vector<SignedIn> find(Condition condition) const {
        std::vector<SignedIn> found;
        const std::scoped_lock lock(mutex_);
        for (const auto& [key, entry] : open_) {
            if (condition(entry.who)) {
                found.push_back(entry.who);
            }
        }
        return found;
    }
    void cut_off(const std::string& device) {
        std::vector<std::shared_ptr<Connection>> ending;
        {
            const std::scoped_lock lock(mutex_);
            for (const auto& [key, entry] : open_) {
                if (entry.who.device == device) {
                    ending.push_back(entry.connection.lock());
                }
            }
        }
        for (const auto& connection : ending) {
            if (connection) {
                connection->cut_off();
            }
        }
    }

  private:
    struct Entry {
        SignedIn who;
        std::weak_ptr<Connection> connection;
    };

    mutable std::mutex mutex_;
    std::map<const Connection*, Entry> open_;
};

} // namespace tabuleiro::server
