// What players were told of their commands, to be compared with what the store has: every accepted
// command must be there, once, at the number that was told, and nothing else.
#pragma once

#include <mutex>

#include "store/blocking.hpp"
#include "support/played_game.hpp"

namespace tabuleiro::test {

// What the comparison found.
struct Verdict {
    int accepted = 0;
    int refused = 0;
    int too_late = 0; // of the refused ones
    int lost = 0;     // accepted, and not in the store
    int doubled = 0;  // in the store twice, or though it was refused
    std::vector<std::string> faults{};

    std::string text() const {
        std::string all;
        for (const std::string& fault : faults) {
            all += fault + "\n";
        }
        return all;
    }
};

class Accounts {
  public:
    void add(const PlayedGame& game) {
        const std::lock_guard lock(mutex_);
        accounts_.push_back(
            {game.table, {game.players.first.answered(), game.players.second.answered()}});
        reconnects_ += game.reconnects();
        for (const Player player : players) {
            for (const std::string& fault : game.players[player].faults()) {
                faults_.push_back(game.table + ": " + fault);
            }
        }
    }
    int reconnects() const { return reconnects_; }

    // Requires: nobody plays any more.
    Verdict compare_with(store::Store& store) const {
        Verdict verdict;
        verdict.faults = faults_;
        for (const Account& account : accounts_) {
            const auto log = load(store, account.table);
            if (log && *log) {
                compare(account, **log, verdict);
            } else {
                verdict.faults.push_back(account.table + ": " +
                                         (log ? "the table is lost" : log.error().text()));
            }
        }
        return verdict;
    }

  private:
    struct Account {
        std::string table;
        ByPlayer<std::map<std::string, Told>> told;
    };

    static void compare(const Account& account, const store::TableLog& log, Verdict& verdict) {
        ByPlayer<std::map<std::string, int>> stored; // how often
        for (const store::Event& event : log.events) {
            if (!event.seat || event.kind == "join") {
                continue;
            }
            const auto& told = account.told[*event.seat];
            const auto found = told.find(event.command_id);
            const int times = ++stored[*event.seat][event.command_id];
            if (found == told.end() || !found->second.accepted || times > 1) {
                ++verdict.doubled;
                verdict.faults.push_back(described(account, event) + " was not accepted, or twice");
            } else if (!agree(found->second, event)) {
                verdict.faults.push_back(described(account, event) + " is not what was accepted: " +
                                         found->second.command.dump() + " as " +
                                         std::to_string(*found->second.accepted));
            }
        }
        for (const Player player : players) {
            for (const auto& [id, told] : account.told[player]) {
                verdict.accepted += told.accepted ? 1 : 0;
                verdict.refused += told.accepted ? 0 : 1;
                verdict.too_late += told.refused == "too-late" ? 1 : 0;
                if (told.accepted && stored[player].count(id) == 0) {
                    ++verdict.lost;
                    verdict.faults.push_back(account.table + ": lost: " + told.command.dump());
                }
            }
        }
    }
    static bool agree(const Told& told, const store::Event& event) {
        return told.accepted == static_cast<int>(event.number) &&
               told.command["command"] == event.kind &&
               told.command.value("move", "") == event.text;
    }
    static std::string described(const Account& account, const store::Event& event) {
        return account.table + ": event " + std::to_string(event.number) + " (" + event.kind + " " +
               event.text + ", command " + event.command_id + ")";
    }

    std::mutex mutex_;
    std::vector<Account> accounts_;
    std::vector<std::string> faults_;
    int reconnects_ = 0;
};

} // namespace tabuleiro::test
