// Which piece to place, and which cell to fire at: the first, but a letter is missing.
#pragma once

#include "tabuleiro_player.hpp"

struct Choice {
    std::string operator()(const tabuleiro_player::Game& game) { return game.lgal.front(); }
};
