// Which piece to place, and which cell to fire at: any, and the first 20 moves are remembered.
#pragma once

#include <array>
#include <random>

#include "tabuleiro_player.hpp"

class Choice {
  public:
    std::string operator()(const tabuleiro_player::Game& game) {
        const std::string move = game.legal[numbers_() % game.legal.size()];
        moves_.at(last_++) = move;
        return move;
    }

  private:
    std::mt19937 numbers_{std::random_device{}()};
    std::array<std::string, 20> moves_;
    std::size_t last_ = 0;
};
