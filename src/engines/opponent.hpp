// The computer player of a searched game, at one of eight levels. engines/GAME/opponent.hpp gives
// it its name there; engines/GAME/opponent.cpp says what it is made of.
#pragma once

#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "core/game.hpp"
#include "engines/level.hpp"
#include "engines/limits.hpp"

namespace tabuleiro {

template <OpenGame G>
struct AdviceOf {
    typename G::Move move;
    int score; // from the side to move; beyond +-999,000 the end is in sight
    int depth; // plies looked ahead; 0 if the move was left to chance
    std::uint64_t nodes;
};

template <OpenGame G>
class OpponentOf {
  public:
    // Requires: is_valid_level(level).
    OpponentOf(int level, std::uint64_t seed) : level_(level), seed_(seed) {
        assert(is_valid_level(level));
    }

    // What this player would do. `history` are the positions before this one, oldest first.
    // Without limits it looks at as many nodes as its level has, and always answers the same.
    // Requires: there is a legal move.
    AdviceOf<G> choose(const typename G::Position& position,
                       std::span<const typename G::Position> history, const Limits& limits) const;

    // The best moves without any weakness, best first. Requires: there is a legal move.
    static std::vector<AdviceOf<G>> best_moves(const typename G::Position& position,
                                               std::span<const typename G::Position> history,
                                               int moves, const Limits& limits);

  private:
    int level_;
    std::uint64_t seed_;
};

} // namespace tabuleiro
