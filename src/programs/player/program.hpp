// An outside program as a player of a game, whatever it speaks.
//
// It is started when first needed and again after a failure. All functions block, up to the times
// of its setup and of the turn, or until the cancellation; one thread at a time uses a program, and
// the thread that starts it must outlive it. A move that comes out is legal. Once a cancellation is
// requested, what is returned no longer counts.
#pragma once

#include "programs/player/turn.hpp"

namespace tabuleiro::programs {

template <Game G>
class Program {
  public:
    Program() = default;
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    virtual ~Program() = default;

    // Starts the program if it is not running: whether it can be run, and speaks its protocol.
    [[nodiscard]] virtual tl::expected<void, Failure> start(const Cancellation& cancellation) = 0;
    // Gets ready for a game; starts the program if it is not running.
    [[nodiscard]] virtual tl::expected<void, Failure> new_game(const NewGame<G>& game) = 0;
    // Requires: new_game succeeded, every answer since then was a move that was played, and none
    // was taken back (new_game again tells a program where the game stands).
    virtual Answer<G> choose(const Turn<G>& turn) = 0;
    // The opponent thinks: the program may do so too, until the next call. The turn is the
    // program's own, with the opponent's move still to come. Returns at once.
    virtual void ponder(const Turn<G>& /*turn*/) {}
    virtual void game_over(const GameOver& end) = 0;
};

} // namespace tabuleiro::programs
