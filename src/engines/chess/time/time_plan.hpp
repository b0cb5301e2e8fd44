// How long to think: a soft limit, scaled by how sure the search is, and a hard one.
#pragma once

#include <optional>

#include "engines/chess/search/limits.hpp"

namespace tabuleiro::roque {

struct TimePlan {
    std::optional<Milliseconds> soft; // start no further iteration after this
    std::optional<Milliseconds> hard; // stop at this

    // `overhead`: the time a move loses on its way to the clock. `move_number`: as on a score
    // sheet.
    static TimePlan from(const SearchLimits& limits, Milliseconds overhead, int move_number = 1);
};

// How many moves of a game without a time control are still to come: `early` of them at the first
// move, `late` at move margins::late_move_number and after it.
int moves_to_come(int move_number, int early, int late);

// The time that moves lose on their way, beyond what we used: seen when the next clock arrives.
class LagMeter {
  public:
    // A search with a clock begins.
    void begin(const ClockTimes& clock);
    // It took this long.
    void end(Milliseconds used) { used_ = used; }
    void reset() { *this = LagMeter(); }

    // The worst recent lag, decaying.
    Milliseconds lag() const { return lag_; }

  private:
    std::optional<ClockTimes> last_;
    Milliseconds used_{};
    Milliseconds lag_{};
};

// How steady the search is, from one iteration to the next.
struct Steadiness {
    int unchanged_iterations = 0; // since another move was best
    double best_move_share = 0.5; // of all nodes, spent on the best move
    Score score_drop = 0;         // since the last iterations, if it fell
};

// The part of the soft limit to use.
double soft_scale(const Steadiness& steadiness);

} // namespace tabuleiro::roque
