// The reports of a tournament: a table to read, lines for a spreadsheet, a picture.
#pragma once

#include <span>
#include <string>

#include "engines/wargame/tournament.hpp"

namespace tabuleiro::wargame {

// The pairings, then the ranking by mean, with intervals.
std::string tournament_table(const TournamentSetup& setup, std::span<const Pairing> pairings);

// A line of column names, then one line per pairing.
std::string tournament_csv(std::span<const Pairing> pairings);

// The distribution of shots of every pairing, one below the other on one scale.
std::string tournament_svg(const TournamentSetup& setup, std::span<const Pairing> pairings);

// "[#####.....]  50% (500/1000)"
std::string progress_bar(std::uint64_t done, std::uint64_t total);

} // namespace tabuleiro::wargame
