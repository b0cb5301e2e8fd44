// Which games of this node are shown as live boards: some that are being played now. A game keeps
// its place until it has ended or nobody has moved there for a while.
#pragma once

#include <algorithm>
#include <chrono>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace tabuleiro::server {

class BoardChoice { // thread-safe
  public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr std::chrono::seconds max_idle{60};

    explicit BoardChoice(std::size_t places) : places_(places) {}

    struct Chosen {
        bool shown = false;
        std::string instead{}; // the table that has lost its place
    };
    // Somebody has moved at this table.
    Chosen moved(const std::string& table, Time now) {
        const std::scoped_lock lock(mutex_);
        if (Shown* const known = find(table)) {
            known->last = now;
            return {true};
        }
        if (shown_.size() < places_) {
            shown_.push_back({table, now});
            return {true};
        }
        Shown& idlest =
            *std::min_element(shown_.begin(), shown_.end(),
                              [](const Shown& a, const Shown& b) { return a.last < b.last; });
        if (now - idlest.last < max_idle) {
            return {};
        }
        Chosen chosen{true, std::exchange(idlest.table, table)};
        idlest.last = now;
        return chosen;
    }
    // Whether it had a place.
    bool remove(const std::string& table) {
        const std::scoped_lock lock(mutex_);
        return std::erase_if(shown_, [&](const Shown& one) { return one.table == table; }) > 0;
    }

  private:
    struct Shown {
        std::string table;
        Time last; // when somebody moved
    };
    Shown* find(const std::string& table) {
        const auto found = std::find_if(shown_.begin(), shown_.end(),
                                        [&](const Shown& one) { return one.table == table; });
        return found == shown_.end() ? nullptr : &*found;
    }

    const std::size_t places_;
    std::mutex mutex_;
    std::vector<Shown> shown_;
};

} // namespace tabuleiro::server
