// The computer player of xadrez.
#pragma once

#include <cstdint>
#include <span>

#include "engines/limits.hpp"
#include "games/xadrez/position.hpp"

namespace tabuleiro::xadrez {

struct Advice {
    Move move;
    int score; // from the side to move; beyond +-999,000 the end is in sight
    int depth; // plies looked ahead; 0 if the move was left to chance
    std::uint64_t nodes;
};

class Opponent {
  public:
    // Requires: is_valid_level(level) (engines/level.hpp).
    Opponent(int level, std::uint64_t seed);

    // What this player would do. `history` are the positions before this one, oldest first.
    // Without limits it looks at as many nodes as its level has, and always answers the same.
    // Requires: there is a legal play.
    Advice choose(const Position& position, std::span<const Position> history,
                  const Limits& limits) const;

  private:
    int level_;
    std::uint64_t seed_;
};

} // namespace tabuleiro::xadrez
