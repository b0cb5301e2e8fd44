// Plays any legal move, all equally likely.
#pragma once

#include "arena/players/player.hpp"
#include "core/rng.hpp"

namespace tabuleiro::arena {

template <Game G>
class RandomPlayer final : public PlayerOf<G> {
  public:
    tl::expected<void, Failure> new_game(const NewGame<G>&, std::uint64_t seed) override {
        rng_ = Rng(seed);
        return {};
    }

    Answer<G> choose(const Turn<G>& turn) override {
        const auto moves = G::legal_moves(turn.view);
        const auto chosen = static_cast<std::size_t>(rng_.below(std::size(moves)));
        return {moves[chosen]};
    }

  private:
    Rng rng_{0};
};

} // namespace tabuleiro::arena
