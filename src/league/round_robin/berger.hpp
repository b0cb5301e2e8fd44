// Round robin: who meets whom in which round, by the Berger tables (FIDE, C.05, Annex 1).
#pragma once

#include <vector>

#include "league/swiss/dutch.hpp"

namespace tabuleiro::league {

// The rounds of a single round robin. With an odd number of players one has no opponent in each
// round.
std::vector<std::vector<SwissBoard>> berger_table(std::size_t players);

// Twice, with the colours exchanged the second time. The last two rounds of the first half change
// places, so that nobody has the same colour three times in a row.
std::vector<std::vector<SwissBoard>> double_berger_table(std::size_t players);

} // namespace tabuleiro::league
