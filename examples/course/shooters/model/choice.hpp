// Which piece to place, and which cell to fire at: any.
#pragma once

#include <random>

#include "tabuleiro_player.hpp"

class Choice {
  public:
    std::string operator()(const tabuleiro_player::Game& game) {
        return game.legal[numbers_() % game.legal.size()];
    }

  private:
    std::mt19937 numbers_{std::random_device{}()};
};
