// Rules of matches that are none of the games'.
#pragma once

#include "arena/referee.hpp"
#include "games/chess/chess.hpp"

namespace tabuleiro::arena {

template <>
struct MatchRule<chess::Chess> {
    static std::optional<GameEnd> end(const Record<chess::Chess>&) { return std::nullopt; }
    // FIDE 6.9
    static std::optional<Player> winner_on_time(const chess::Position& position, Player late) {
        return chess::cannot_mate(position, opponent(late)) ? std::nullopt
                                                            : std::optional(opponent(late));
    }
};

} // namespace tabuleiro::arena
