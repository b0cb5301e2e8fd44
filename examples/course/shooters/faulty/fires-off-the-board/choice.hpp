// Which piece to place, and which cell to fire at: always the same, on a board that is not so large.
#pragma once

#include "tabuleiro_player.hpp"

struct Choice {
    std::string operator()(const tabuleiro_player::Game&) { return "Z26"; }
};
