// Openings of War Game: placed fleets.
#pragma once

#include "arena/game/random_opening.hpp"
#include "games/wargame/placement.hpp"
#include "games/wargame/wargame.hpp"

namespace tabuleiro::arena {

// Both fleets, placed uniformly: the two games of a pair are played on the same boards.
template <>
inline Record<wargame::WarGame> random_opening<wargame::WarGame>(int /*plies*/, int /*balance*/,
                                                                 std::uint64_t seed) {
    using namespace wargame;
    Rng rng(seed);
    Record<WarGame> record = Record<WarGame>::begin().value();
    for (const Player player : players) {
        const auto fleet =
            place_uniformly(record.options().size, record.options().counts, rng).value();
        while (const auto piece =
                   next_placing(record.options(), record.position().fleet(player).board, fleet)) {
            record.play(*piece);
        }
    }
    return record;
}

} // namespace tabuleiro::arena
