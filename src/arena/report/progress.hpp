// What a person sees while a tournament runs: a bar that redraws itself on a terminal, otherwise
// one plain line per game.
#pragma once

#include <cstdio>
#include <string>

#include "arena/game/game_record.hpp"
#include "arena/programs.hpp"
#include "arena/schedule/tournament.hpp"
#include "arena/statistics/standings.hpp"

namespace tabuleiro::arena {

enum class ProgressStyle : std::uint8_t { Bar, Plain, Silent };

// A bar only on a terminal.
ProgressStyle style_for(std::FILE* stream);

class Progress {
  public:
    Progress(std::FILE* stream, ProgressStyle style, int played_before);

    // Faults get lines of their own in either style.
    void show(const GameRecord& game, const Tournament& tournament);
    // Leaves the cursor on a line of its own.
    void end();

  private:
    std::string bar(const Tournament& tournament) const;

    std::FILE* stream_;
    ProgressStyle style_;
    int played_before_;
    TimePoint began_;
    bool drawn_ = false;
};

// "+12.3 +- 20.1 Elo, LOS 88.3 %, LLR 0.52 [-2.94, 2.94]" for a match; empty for anything else or
// before the first pair.
std::string running_strength(const Tournament& tournament);
// "+12.3 [-7.8, 32.6]", with inf where there is no bound.
std::string elo_text(double elo, const league::Interval& elo95);
std::string elo_text(const league::Strength& strength);
// "[0, 5]", or "[0, 5] normalized".
std::string bounds_text(const league::SprtTerms& terms);
// "3. new - old 1-0 (checkmate)".
std::string game_line(const GameRecord& game, const Plan& plan);

} // namespace tabuleiro::arena
