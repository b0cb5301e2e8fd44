// What programs write into the comments of a PGN file: [%clk 1:30:00], [%emt 0:00:12.5],
// [%eval 0.17].
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "games/chess/pgn.hpp"

namespace tabuleiro::chess {

// Adds a comment to the note: the clock, the time spent and the evaluation to their fields, the
// rest to the note's comment. Each of the three is taken once; later ones stay text.
void add_comment(PgnNote& note, std::string_view text);

// The three as commands, separated by blanks; empty if there are none.
std::string command_text(const PgnNote& note);

// h:mm:ss, m:ss or seconds, down to milliseconds.
std::optional<std::chrono::milliseconds> parse_clock(std::string_view text);
std::string clock_text(std::chrono::milliseconds time);

// Pawns with at most two decimals or #moves, then a depth behind a comma: 0.17, #-3, -1.5,20.
std::optional<PgnEvaluation> parse_evaluation(std::string_view text);
std::string evaluation_text(const PgnEvaluation& evaluation);

} // namespace tabuleiro::chess
