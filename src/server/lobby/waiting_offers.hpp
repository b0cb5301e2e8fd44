// The offers and challenges at tables of this node, and when they end by themselves: an offer when
// whoever has made it has been away for a while, a challenge after a day. It never reads the time.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/lobby/lobby_entry.hpp"

namespace tabuleiro::server {

class WaitingOffers {
  public:
    using Time = std::chrono::milliseconds; // since 1970
    static constexpr std::chrono::hours challenge_time{24};

    // How long the maker of an offer may be away.
    explicit WaitingOffers(std::chrono::milliseconds max_absence) : max_absence_(max_absence) {}

    // Requires: it is an offer or a challenge.
    void add(const LobbyEntry& entry, Time now) {
        waiting_.try_emplace(entry.id, Waiting{entry.kind, entry.by, Time(entry.at), now});
    }
    void remove(const std::string& table) { waiting_.erase(table); }
    bool contains(const std::string& table) const { return waiting_.contains(table); }
    bool empty() const { return waiting_.empty(); }

    void set_present(const std::string& table, bool present) {
        if (const auto found = waiting_.find(table); found != waiting_.end()) {
            found->second.at_table = present;
        }
    }
    // Those that have ended by now. `in_lobby` says whether somebody is there.
    std::vector<std::string> expired(Time now,
                                     const std::function<bool(const std::string&)>& in_lobby) {
        std::vector<std::string> ended;
        for (auto& [table, one] : waiting_) {
            if (one.kind == LobbyKind::Offer && (one.at_table || in_lobby(one.by))) {
                one.seen = now;
            }
            const bool over = one.kind == LobbyKind::Challenge ? now - one.at >= challenge_time
                                                               : now - one.seen >= max_absence_;
            if (over) {
                ended.push_back(table);
            }
        }
        return ended;
    }

  private:
    struct Waiting {
        LobbyKind kind;
        std::string by;
        Time at;
        Time seen; // when the maker was there
        bool at_table = false;
    };

    std::chrono::milliseconds max_absence_;
    std::map<std::string, Waiting> waiting_;
};

} // namespace tabuleiro::server
