// Our own computer players, by level, behind the seat of a player.
#pragma once

#include "arena/players/player.hpp"
#include "arena/players/thinking_time.hpp"
#include "engines/limits.hpp"

namespace tabuleiro::arena {

// A game whose computer is an Opponent (engines/GAME/opponent.hpp). Without limits of its own it
// plays its level's nodes, so that a game follows from its seed.
template <OpenGame G, class Opponent>
class LevelPlayer final : public PlayerOf<G> {
  public:
    explicit LevelPlayer(int level) : level_(level), opponent_(level, 0) {}

    tl::expected<void, Failed> new_game(const typename G::Position&, const Limits&,
                                        std::uint64_t seed) override {
        opponent_ = Opponent(level_, seed);
        return {};
    }

    Answer<G> choose(const Turn<G>& turn) override {
        tabuleiro::Limits limits;
        limits.depth = turn.limits[turn.seat].depth;
        limits.nodes = turn.limits[turn.seat].nodes;
        limits.time = thinking_time(turn);
        Answer<G> answer;
        const auto advice = timed(
            turn, [&] { return opponent_.choose(turn.view, turn.record.history(), limits); },
            answer.used);
        answer.what = advice.move;
        answer.thought.centipawns = advice.score;
        answer.thought.depth = advice.depth;
        answer.thought.nodes = advice.nodes;
        return answer;
    }

  private:
    int level_;
    Opponent opponent_;
};

} // namespace tabuleiro::arena
