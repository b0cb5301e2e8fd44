// The moves of a table as JSON. They are the same for all viewers, so each is written once.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "house/presenter/board_view.hpp"

namespace tabuleiro::house {

class WrittenHistory {
  public:
    void add(const PlayedMove& move, const MoveTime& time);
    // Requires: there is one.
    void remove_last();

    // The moves from that ply on, commas between. Requires: 0 <= ply <= the number of moves.
    std::string_view from(int ply) const;

  private:
    std::string text_; // a comma after each move
    std::vector<std::size_t> begins_;
};

} // namespace tabuleiro::house
