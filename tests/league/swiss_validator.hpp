// Judges Swiss pairings by FIDE's rules C.04.3 (2017). Written from the rules alone: it shares the
// types of a tournament with the pairing code, and nothing else.
#pragma once

#include <string>
#include <vector>

#include "league/swiss/dutch.hpp"

namespace tabuleiro::league {

// What is against the rules; empty: nothing. Absolute criteria, the bye, colours, and that no pair
// of boards could exchange opponents for a better pairing.
std::vector<std::string> faults(const std::vector<SwissPlayer>& players, const SwissRules& rules,
                                const SwissPairing& pairing);

// How many of all pairings that the absolute criteria allow are better, bracket by bracket, than
// this one, or than none. For few players.
int better_pairings(const std::vector<SwissPlayer>& players, const SwissRules& rules,
                    const SwissPairing* pairing);

} // namespace tabuleiro::league
