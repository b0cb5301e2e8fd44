// Time controls as CECP gives them, and what a search may use of them.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "engines/chess/search/limits.hpp"

namespace tabuleiro::cecp {

class Clock {
  public:
    // level MOVES BASE INCREMENT: BASE in minutes or m:ss, INCREMENT in seconds.
    // In the middle of a game MOVES and BASE are what is left; `moves_made`: until then.
    [[nodiscard]] bool set_level(const std::vector<std::string_view>& words, int moves_made);
    // st SECONDS
    [[nodiscard]] bool set_seconds(std::string_view text);
    // sd DEPTH
    [[nodiscard]] bool set_depth(std::string_view text);
    // nps RATE: times are counted in nodes; 0 or less ends that.
    [[nodiscard]] bool set_rate(std::string_view text);
    // time CENTISECONDS, of the engine's own clock.
    [[nodiscard]] bool set_own_time(std::string_view text);
    [[nodiscard]] bool set_other_time(std::string_view text);

    // A move took so long: what is left, until `time` says better.
    // `moves_made`: with this one.
    void spend(roque::Milliseconds used, int moves_made);

    // A new game: the clocks are full, and there is no limit of depth.
    void start_anew();
    // Another position: its moves are counted from here.
    void count_anew() { counted_from_ = 0; }

    // `moves_made`: by the side that thinks, since the game began.
    roque::Limits limits(int moves_made) const;

  private:
    // Since the time control was said.
    int moves_counted(int moves_made) const { return std::max(moves_made - counted_from_, 0); }

    int moves_per_control_ = 40; // 0: the whole game
    int counted_from_ = 0;
    roque::Milliseconds base_{5 * 60 * 1000};
    roque::Milliseconds increment_{0};
    std::optional<roque::Milliseconds> own_;
    std::optional<roque::Milliseconds> per_move_;
    std::optional<int> depth_;
    std::optional<std::uint64_t> rate_;
};

} // namespace tabuleiro::cecp
