// All positions of a game: nobody plays longer than 20 moves.
#pragma once

#include <array>

#include "position.hpp"

class History {
  public:
    void start(const Position& position) {
        last_ = 0;
        positions_.at(0) = position;
    }
    void add(const Position& position) { positions_.at(++last_) = position; }
    void take_back() { last_ -= last_ > 0 ? 1 : 0; }
    const Position& now() const { return positions_.at(last_); }

  private:
    std::array<Position, 41> positions_; // both sides, and the first
    std::size_t last_ = 0;
};
