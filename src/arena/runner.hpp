// Plays a tournament: several games at once, each written to disk before it counts.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

#include "arena/game/arena_game.hpp"
#include "arena/game/openings.hpp"
#include "arena/programs.hpp"
#include "arena/results_file.hpp"
#include "arena/schedule/tournament.hpp"

namespace tabuleiro::arena {

struct RunSettings {
    int concurrency = 1;
    ProgramSurroundings programs;
    // Which processors each of the games at a time may use; empty: all of them.
    std::vector<std::vector<int>> processors{};
};

// A request to end a run early. Signal handlers may call these.
class StopRequest {
  public:
    // No new game; those that run are finished.
    void finish() { finishing_.store(true); }
    // Running games are cancelled, too.
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

// Returns when the tournament is over or the stop takes effect. An error in a thread (a full disk)
// ends the run and is thrown here.
void run(Tournament& tournament, const ArenaGame& arena_game, const Openings& openings,
         ResultsFile& results, const RunSettings& settings, StopRequest& stop,
         const GameListener& listener);

} // namespace tabuleiro::arena
