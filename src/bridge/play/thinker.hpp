// The program of one table, on a thread of its own: the table goes on listening while it thinks.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "bridge/play/seated_game.hpp"

namespace tabuleiro::bridge {

class Thinker {
  public:
    using MakeGame = std::function<std::unique_ptr<SeatedGame>()>;

    // `make` is called on the thinker's thread, and `decided` whenever there is a decision to take.
    Thinker(MakeGame make, std::function<void()> decided);
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    // Ends the program, whatever it does.
    ~Thinker();

    // Requires: it is not thinking, and it is the program's turn.
    void think(TableState state, TurnTime time);
    // Until its decision was taken.
    bool is_thinking() const;
    // What it thinks about is no longer wanted; it decides soon.
    void cancel();
    std::optional<Decision> take_decision();
    // Tells the program, and lets it end.
    void game_over(const SeenResult& result);

  private:
    struct Job {
        TableState state;
        TurnTime time;
        programs::Cancellation cancellation;
    };

    void work(const MakeGame& make);
    // The next one; none: it is the end.
    std::shared_ptr<Job> next_job();

    std::function<void()> decided_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    // Guarded by mutex_:
    std::shared_ptr<Job> job_; // what it thinks about
    bool taken_up_ = false;
    std::optional<Decision> decision_;
    std::optional<SeenResult> result_;
    bool ending_ = false;

    std::thread thread_;
};

} // namespace tabuleiro::bridge
