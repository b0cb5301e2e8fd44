// All positions of a game, for moves to be taken back.
#pragma once

#include "position.hpp"

class History {
  public:
    void start(const Position& position) { positions_ = {position}; }
    void add(const Position& position) { positions_.push_back(position); }
    void take_back() {
        if (positions_.size() > 1) positions_.pop_back();
    }
    const Position& now() const { return positions_.back(); }

  private:
    std::vector<Position> positions_{Position{}};
};
