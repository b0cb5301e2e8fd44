// A player: anything that is asked for a move and answers.
#pragma once

#include "arena/programs.hpp"
#include "core/game.hpp"

namespace tabuleiro::arena {

template <Game G>
class PlayerOf {
  public:
    PlayerOf() = default;
    PlayerOf(const PlayerOf&) = delete;
    PlayerOf& operator=(const PlayerOf&) = delete;
    virtual ~PlayerOf() = default;

    // Gets ready for a game; fails if it cannot.
    [[nodiscard]] virtual tl::expected<void, Failure> new_game(const NewGame<G>& game,
                                                               std::uint64_t seed) = 0;
    virtual Answer<G> choose(const Turn<G>& turn) = 0;
    // The opponent thinks, and this player may do so too; returns at once.
    virtual void ponder(const Turn<G>& /*turn*/) {}
    virtual void game_over(const GameOver& /*end*/) {}
};

} // namespace tabuleiro::arena
