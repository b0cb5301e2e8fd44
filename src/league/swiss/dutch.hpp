// The Dutch system: Swiss pairing by FIDE's rules C.04.3, as they apply from 2017 on.
#pragma once

#include <optional>
#include <vector>

#include "core/error.hpp"
#include "league/swiss/swiss_player.hpp"

namespace tabuleiro::league {

struct SwissBoard {
    PlayerNumber first = 0;
    PlayerNumber second = 0;

    friend bool operator==(const SwissBoard&, const SwissBoard&) = default;
};

struct SwissPairing {
    std::vector<SwissBoard> boards; // those of the leaders first
    std::optional<PlayerNumber> bye;
};

// Pairs the players who are present; fails if no two rounds of all of them are possible any more.
[[nodiscard]] Expected<SwissPairing> pair_swiss_round(const std::vector<SwissPlayer>& players,
                                                      const SwissRules& rules);

} // namespace tabuleiro::league
