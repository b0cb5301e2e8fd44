// The text of a tournament report: fixed columns, counted in characters from 1 on, one line per
// player. Written and read; docs/tournaments.md says what of TRF16 is understood.
#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "league/trf/tournament_report.hpp"

namespace tabuleiro::league {

// Nobody plays more rounds: the points would not fit.
inline constexpr std::size_t most_reported_rounds = 99;

// Lines end with a line feed. Texts that are longer than their columns are cut. Requires: texts in
// UTF-8, starting numbers, ranks and ratings of at most four digits, and no more rounds than above.
std::string to_trf(const TournamentReport& report);

// Strict: every column is looked at, both players of a game must say the same about it, and points
// must be those of the results. Lines end with CR, LF or both; lines that begin with ### are
// comments.
[[nodiscard]] Expected<TournamentReport> parse_trf(std::string_view text);

// Where players, opponents, results and points of a report contradict each other; players must be
// in the order of their numbers.
Reasons contradictions(const TournamentReport& report);

} // namespace tabuleiro::league
