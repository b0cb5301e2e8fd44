// An outside program as a player of the arena.
#pragma once

#include <memory>
#include <utility>

#include "arena/players/player.hpp"
#include "programs/player/program.hpp"

namespace tabuleiro::arena {

template <Game G>
class ProgramPlayer : public PlayerOf<G> {
  public:
    explicit ProgramPlayer(std::unique_ptr<programs::Program<G>> program)
        : program_(std::move(program)) {}

    tl::expected<void, Failure> new_game(const NewGame<G>& game, std::uint64_t /*seed*/) override {
        return program_->new_game(game);
    }
    Answer<G> choose(const Turn<G>& turn) override { return program_->choose(turn); }
    void ponder(const Turn<G>& turn) override { program_->ponder(turn); }
    void game_over(const GameOver& end) override { program_->game_over(end); }

  private:
    std::unique_ptr<programs::Program<G>> program_;
};

} // namespace tabuleiro::arena
