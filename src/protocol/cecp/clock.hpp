// Time controls as CECP sends them, and what a search may use of them.
#pragma once

#include <algorithm>
#include <optional>

#include "engines/chess/search/limits.hpp"
#include "protocol/messages/cecp.hpp"

namespace tabuleiro::cecp {

class Clock {
  public:
    // In the middle of a game, moves and base count from here; `moves_made`: so far.
    void set(const Level& level, int moves_made);
    void set(const MoveTime& command) { per_move_ = command.value; }
    void set(const Depth& command);
    void set(const NodeRate& command);
    void set(const OwnTime& command) { own_ = command.value; }

    // A move took this long: what is left, until `time` corrects it. `moves_made`: including this
    // one.
    void spend(Milliseconds used, int moves_made);

    // A new game: the clocks are full, and there is no depth limit.
    void start_anew();
    // Another position: its moves are counted from here.
    void count_anew() { counted_from_ = 0; }

    // `moves_made`: by the side that thinks, since the game began.
    roque::SearchLimits limits(int moves_made) const;

  private:
    // Since the time control was set.
    int moves_counted(int moves_made) const { return std::max(moves_made - counted_from_, 0); }

    int moves_per_control_ = 40; // 0: the whole game
    int counted_from_ = 0;
    Milliseconds base_{5 * 60 * 1000};
    Milliseconds increment_{0};
    std::optional<Milliseconds> own_;
    std::optional<Milliseconds> per_move_;
    std::optional<int> depth_;
    std::optional<std::uint64_t> rate_;
};

} // namespace tabuleiro::cecp
