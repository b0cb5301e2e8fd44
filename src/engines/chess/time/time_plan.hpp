// How long to think: a soft limit, scaled by how sure the search is, and a hard one.
#pragma once

#include <optional>

#include "engines/chess/search/limits.hpp"

namespace tabuleiro::roque {

struct TimePlan {
    std::optional<Milliseconds> soft; // begin no further iteration after this
    std::optional<Milliseconds> hard; // break off at this

    // `overhead`: what a move loses on its way to the clock.
    static TimePlan from(const Limits& limits, Milliseconds overhead);
};

// What moves lose on their way, beyond what we used: seen when the next clock comes.
class LagMeter {
  public:
    // A search with a clock begins.
    void begin(const ClockTimes& clock);
    // It took so long.
    void end(Milliseconds used) { used_ = used; }
    void reset() { *this = LagMeter(); }

    // The worst of late, fading.
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
