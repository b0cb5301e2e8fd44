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
        while (const auto type =
                   WarGame::next_type(record.options(), record.position().fleet(player).board)) {
            for (int block = 0; block < record.options().size.blocks(); ++block) {
                const VariantId wanted = fleet.matrix(block);
                const bool there =
                    record.position().fleet(player).board.matrix(block) != empty_matrix;
                if (wanted != empty_matrix && type_of(wanted) == *type && !there) {
                    record.play(Placing{static_cast<std::uint8_t>(block), wanted});
                    break;
                }
            }
        }
    }
    return record;
}

} // namespace tabuleiro::arena
