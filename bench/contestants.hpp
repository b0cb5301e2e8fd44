// The searched games as benchmarks use them: how their levels play and how matches are held, and
// simple opponents to measure against.
#pragma once

#include "core/rng.hpp"
#include "engines/level.hpp"
#include "engines/renpaarden/computer.hpp"
#include "engines/renpaarden/policy.hpp"
#include "engines/xadrez/computer.hpp"
#include "engines/xadrez/policy.hpp"
#include "support/duel.hpp"

namespace tabuleiro::bench {

struct RenpaardenContest {
    using Game = renpaarden::Renpaarden;
    using Policy = renpaarden::RacePolicy;
    static constexpr DuelTerms<Game> terms{};
};

struct XadrezContest {
    using Game = xadrez::Xadrez;
    using Policy = xadrez::ChessPolicy;
    static constexpr DuelTerms<Game> terms{.opening_plies = 6};
};

// A level as a player; different seeds keep equal levels from being the same player.
template <class Contest>
Chooser<typename Contest::Game> level_player(int level, std::uint64_t seed,
                                             ThinkingLimits limits = {}) {
    return [terms = PlayTerms{level, seed, limits}](const auto& game) {
        return Computer<typename Contest::Game>()
            .choose(game.position(), game.history(), terms)
            .move;
    };
}

template <OpenGame G>
Chooser<G> random_player(std::uint64_t seed) {
    return [rng = Rng(seed)](const auto& game) mutable {
        return random_move<G>(game.position(), rng);
    };
}

} // namespace tabuleiro::bench
