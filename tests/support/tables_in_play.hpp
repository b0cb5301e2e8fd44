// Tables at which games are played one after the other, each by a thread of its own, while a test
// breaks things. It counts what was accepted, so that the test can wait until play goes on, and
// measures how long that took.
#pragma once

#include <deque>

#include "support/accounts.hpp"

namespace tabuleiro::test {

class TablesInPlay {
  public:
    using Time = std::chrono::steady_clock::time_point;

    // Plays until so many commands have been sent, or until it is told to finish.
    TablesInPlay(const CurrentPort& port, std::size_t tables, int commands,
                 PlayOptions options = {})
        : TablesInPlay(ByPlayer<CurrentPort>{port, port}, tables, commands, std::move(options)) {}
    // The same for players who come to different ports.
    TablesInPlay(ByPlayer<CurrentPort> ports, std::size_t tables, int commands,
                 PlayOptions options = {})
        : ports_(std::move(ports)), options_(std::move(options)), left_(commands), tables_(tables) {
        for (std::size_t i = 0; i < tables; ++i) {
            threads_.emplace_back([this, i] { work(tables_[i], Rng(i + 1)); });
        }
    }
    ~TablesInPlay() { finish(); }
    TablesInPlay(const TablesInPlay&) = delete;
    TablesInPlay& operator=(const TablesInPlay&) = delete;

    bool going_on() const { return left_ > 0; }

    // Whether at every table a command that was sent after this call is accepted; false if that
    // takes more than two minutes.
    bool all_go_on() {
        std::vector<int> before;
        for (const Progress& table : tables_) {
            before.push_back(table.accepted);
        }
        const Time end = std::chrono::steady_clock::now() + std::chrono::minutes(2);
        for (std::size_t i = 0; i < tables_.size(); ++i) {
            while (tables_[i].accepted < before[i] + 2) { // the first may have been sent before
                if (std::chrono::steady_clock::now() > end) {
                    return false;
                }
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
        }
        return true;
    }

    // Something breaks now. The time to the next accepted command is measured at every table, or
    // only where players lose their connections.
    void note_fault(bool everywhere) {
        everywhere_ = everywhere;
        fault_at_ = std::chrono::steady_clock::now();
    }
    // In milliseconds.
    std::vector<double> resumptions() const {
        const std::lock_guard lock(mutex_);
        return resumptions_;
    }

    // Ends the games.
    void finish() {
        left_ = 0;
        join();
    }
    // Waits until all commands have been sent.
    void join() {
        for (std::thread& thread : threads_) {
            thread.join();
        }
        threads_.clear();
    }

    // Requires: the games have ended.
    Verdict compare_with(store::Store& store) const {
        Verdict verdict = accounts_.compare_with(store);
        verdict.faults.insert(verdict.faults.end(), failures_.begin(), failures_.end());
        return verdict;
    }
    int reconnects() const { return accounts_.reconnects(); }

  private:
    struct Progress {
        std::atomic<int> accepted = 0;
    };

    void work(Progress& table, Rng rng) {
        try {
            while (left_ > 0) {
                play_one(table, rng);
            }
        } catch (const std::exception& error) {
            const std::lock_guard lock(mutex_);
            failures_.emplace_back(error.what());
        }
    }

    void play_one(Progress& table, Rng& rng) {
        PlayedGame game = new_game(ports_, rng, options_);
        PlayOptions options = options_;
        int reconnects = game.reconnects();
        Time last = std::chrono::steady_clock::now();
        options.accepted = [&](const PlayedGame& at) {
            ++table.accepted;
            const Time fault = fault_at_;
            const Time now = std::chrono::steady_clock::now();
            if (fault > last && (everywhere_ || at.reconnects() != reconnects)) {
                const std::lock_guard lock(mutex_);
                resumptions_.push_back(
                    std::chrono::duration<double, std::milli>(now - fault).count());
            }
            reconnects = at.reconnects();
            last = now;
        };
        GamePlay(game, left_, rng, options).play();
        accounts_.add(game);
    }

    ByPlayer<CurrentPort> ports_;
    PlayOptions options_;
    std::atomic<int> left_;
    std::deque<Progress> tables_;
    std::atomic<Time> fault_at_ = Time();
    std::atomic<bool> everywhere_ = false;
    Accounts accounts_;
    mutable std::mutex mutex_;
    std::vector<double> resumptions_;   // guarded by mutex_
    std::vector<std::string> failures_; // guarded by mutex_
    std::vector<std::thread> threads_;
};

} // namespace tabuleiro::test
