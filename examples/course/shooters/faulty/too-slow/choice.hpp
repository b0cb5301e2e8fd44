// Which piece to place, and which cell to fire at: all orders of the cells are looked at first.
#pragma once

#include <algorithm>

#include "tabuleiro_player.hpp"

struct Choice {
    std::string operator()(const tabuleiro_player::Game& game) {
        std::vector<std::string> order = game.legal;
        std::sort(order.begin(), order.end());
        std::vector<std::string> best = order;
        while (std::next_permutation(order.begin(), order.end())) {
            best = std::max(best, order);
        }
        return best.front();
    }
};
