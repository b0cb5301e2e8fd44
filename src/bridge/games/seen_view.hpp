// What a seat sees of a game with secrets, from the board view that the house sends it. Every such
// game specialises SeenView (bridge/games/NAME_view.hpp):
//
//     read(options, seat, board_view)    the view; fails if it is none
#pragma once

#include "core/game.hpp"

namespace tabuleiro::bridge {

template <SecretGame G>
struct SeenView;

} // namespace tabuleiro::bridge
