// The one list of games. A game that stands here is tested, played, measured and served; one that
// does not, does not exist.
#pragma once

#include "core/game.hpp"
#include "games/chess/chess.hpp"
#include "games/renpaarden/renpaarden.hpp"
#include "games/wargame/wargame.hpp"
#include "games/xadrez/xadrez.hpp"

namespace tabuleiro {

template <Game... Gs>
struct GameList {
    // Calls visit.template operator()<G>() for every game, in order.
    template <class Visitor>
    static void for_each(Visitor&& visit) {
        (visit.template operator()<Gs>(), ...);
    }
};

using AllGames = GameList<chess::Chess, xadrez::Xadrez, wargame::WarGame, renpaarden::Renpaarden>;

} // namespace tabuleiro
