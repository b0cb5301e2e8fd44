// A computer player at a level, as a player of the arena.
#pragma once

#include "arena/players/player.hpp"
#include "arena/players/thinking_time.hpp"
#include "engines/computer.hpp"

namespace tabuleiro::arena {

// Without limits of its own it plays as its level does, so that a game can be reproduced from its
// seed.
template <HasComputer G>
class LevelPlayer final : public PlayerOf<G> {
  public:
    explicit LevelPlayer(int level) : level_(level) {}

    tl::expected<void, Failure> new_game(const NewGame<G>&, std::uint64_t seed) override {
        seed_ = seed;
        computer_.new_game();
        return {};
    }

    Answer<G> choose(const Turn<G>& turn) override {
        const PlayerLimits& limits = turn.limits[turn.seat];
        const PlayTerms terms{
            level_, seed_, {limits.depth, limits.nodes, thinking_time(turn)}, PlayStyle::Plain};
        Answer<G> answer;
        const auto advice = timed(
            turn, [&] { return computer_.choose(situation(turn), terms); }, answer.used);
        answer.what = advice.move;
        answer.thought = {advice.score, advice.mate, advice.depth, advice.nodes};
        return answer;
    }

  private:
    static const Situation<G>& situation(const Turn<G>& turn) {
        if constexpr (OpenGame<G>) {
            return turn.record;
        } else {
            return turn.view;
        }
    }

    int level_;
    std::uint64_t seed_ = 0;
    Computer<G> computer_;
};

} // namespace tabuleiro::arena
