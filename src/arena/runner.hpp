// Plays a tournament: several games at once, every finished one written before it counts.
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "arena/game/hall.hpp"
#include "arena/game/openings.hpp"
#include "arena/process/cancellation.hpp"
#include "arena/results_file.hpp"
#include "arena/schedule/tournament.hpp"

namespace tabuleiro::arena {

struct RunSettings {
    int concurrency = 1;
    std::shared_ptr<TrafficLog> log; // none: no log
};

// How a run was asked to end before its time. Signal handlers may call these.
class StopWish {
  public:
    // No new game; those that run are finished.
    void finish() { finishing_.store(true); }
    // Running games are broken off, too.
    void break_off() {
        finishing_.store(true);
        cancellation_.request();
    }
    bool finishing() const { return finishing_.load(); }
    Cancellation& cancellation() { return cancellation_; }

  private:
    std::atomic<bool> finishing_{false};
    Cancellation cancellation_;
};

// Called after each game, one at a time, from any thread.
using GameListener = std::function<void(const GameRecord&, const Tournament&)>;

// Returns when the tournament is over or the wish is granted. What goes wrong in a thread (a full
// disk) ends the run and is thrown here.
void run(Tournament& tournament, const Hall& hall, const Openings& openings, ResultsFile& results,
         const RunSettings& settings, StopWish& wish, const GameListener& listener);

} // namespace tabuleiro::arena
