// Sessions in memory, until a change of their person or device is read from the store. What was
// looked up while a change came in is not kept: it may be older than the change.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "server/access/bucket.hpp"
#include "server/people/identity.hpp"

namespace tabuleiro::server {

class SessionCache { // thread-safe
  public:
    struct Entry {
        SignedIn who;
        store::WallTime seen = 0; // as the store has it
    };

    std::optional<Entry> find(const store::TokenHash& session) const {
        const std::scoped_lock lock(mutex_);
        const auto found = entries_.find(session);
        return found == entries_.end() ? std::nullopt : std::optional(found->second);
    }

    // Before a session is looked up.
    std::uint64_t generation() const {
        const std::scoped_lock lock(mutex_);
        return generation_;
    }
    // `generation`: from before it was looked up.
    void add(Entry entry, std::uint64_t generation) {
        const std::scoped_lock lock(mutex_);
        if (generation != generation_) {
            return;
        }
        if (entries_.size() >= max_entries) {
            entries_.clear();
        }
        const store::TokenHash session = entry.who.session;
        entries_.insert_or_assign(session, std::move(entry));
    }

    // `device`: empty: all of the person's.
    void remove(const std::string& person, const std::string& device) {
        const std::scoped_lock lock(mutex_);
        ++generation_;
        std::erase_if(entries_, [&](const auto& entry) {
            const SignedIn& who = entry.second.who;
            return who.id == person && (device.empty() || who.device == device);
        });
    }
    void clear() {
        const std::scoped_lock lock(mutex_);
        ++generation_;
        entries_.clear();
    }

  private:
    static constexpr std::size_t max_entries = 20'000;

    mutable std::mutex mutex_;
    std::uint64_t generation_ = 0;
    std::map<store::TokenHash, Entry> entries_;
};

} // namespace tabuleiro::server
