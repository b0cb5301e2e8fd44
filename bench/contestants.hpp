// The searched games as benchmarks use them: how their levels play and how matches are held, and
// simple opponents to measure against.
#pragma once

#include <bit>
#include <limits>
#include <vector>

#include "core/rng.hpp"
#include "engines/level.hpp"
#include "engines/renpaarden/computer.hpp"
#include "engines/renpaarden/policy.hpp"
#include "engines/reversi/computer.hpp"
#include "engines/reversi/policy.hpp"
#include "engines/wargame/computer.hpp"
#include "engines/xadrez/computer.hpp"
#include "engines/xadrez/policy.hpp"
#include "support/duel.hpp"

namespace tabuleiro::bench {

struct RenpaardenContest {
    using Game = renpaarden::Renpaarden;
    using Policy = renpaarden::RacePolicy;
    static constexpr DuelTerms<Game> terms{};

    // The rows that a turn gains.
    static int greed(const Game::Position& position, Game::Move turn) {
        return Policy{}.hint(position, turn);
    }
};

struct ReversiContest {
    using Game = reversi::Reversi;
    using Policy = reversi::ReversiPolicy;
    static constexpr DuelTerms<Game> terms{};

    // The discs that a move turns.
    static int greed(const Game::Position& position, Game::Move move) {
        return move.at ? std::popcount(reversi::turned(position.own(), position.other(), *move.at))
                       : 0;
    }
};

struct XadrezContest {
    using Game = xadrez::Xadrez;
    using Policy = xadrez::ChessPolicy;
    static constexpr DuelTerms<Game> terms{.opening_plies = 6};

    // What a play captures.
    static int greed(const Game::Position& position, const Game::Move& play) {
        return xadrez::gain(position, play);
    }
};

// A level as a player; different seeds keep equal levels from being the same player.
template <class Contest>
Chooser<typename Contest::Game> level_player(int level, std::uint64_t seed,
                                             ThinkingLimits limits = {}) {
    return [terms = PlayTerms{level, seed, limits, PlayStyle::Plain}](const auto& game) {
        return Computer<typename Contest::Game>().choose(game, terms).move;
    };
}

template <OpenGame G>
Chooser<G> random_player(std::uint64_t seed) {
    return [rng = Rng(seed)](const auto& game) mutable {
        return random_move<G>(game.position(), rng);
    };
}

// Takes whatever it can: the greediest move, at random among equals.
template <class Contest>
Chooser<typename Contest::Game> greedy_player(std::uint64_t seed) {
    using G = typename Contest::Game;
    return [rng = Rng(seed)](const Record<G>& game) mutable {
        std::vector<typename G::Move> best;
        int most = std::numeric_limits<int>::min();
        for (const auto& move : G::legal_moves(game.position())) {
            const int greed = Contest::greed(game.position(), move);
            if (greed > most) {
                most = greed;
                best.clear();
            }
            if (greed == most) {
                best.push_back(move);
            }
        }
        return best[static_cast<std::size_t>(rng.below(best.size()))];
    };
}

struct WarContest {
    using Game = wargame::WarGame;
};

// By what number `choose` knows d1 to d4.
inline int war_number(std::string_view name) {
    return *Computer<wargame::WarGame>::level_named(name);
}

// Games of two computers of the War Game; each begins half of them.
inline DuelScore play_war(int one, int other, int games, std::uint64_t seed) {
    using Game = wargame::WarGame;
    DuelScore score;
    Rng rng(seed);
    for (int number = 0; number < games; ++number) {
        const Player mine = number % 2 == 0 ? Player::First : Player::Second;
        ByPlayer<Computer<Game>> computers;
        ByPlayer<PlayTerms> terms;
        for (const Player player : players) {
            terms[player] = {player == mine ? one : other, rng(), {}, PlayStyle::Plain};
        }
        Game::Position position = Game::start({}).value();
        int plies = 0;
        for (; !Game::outcome(position); ++plies) {
            const Player player = Game::to_move(position);
            Game::play(position,
                       computers[player].choose(Game::view(position, player), terms[player]).move);
        }
        ++(Game::outcome(position)->winner == mine ? score.wins : score.losses);
        score.longest = std::max(score.longest, plies);
    }
    return score;
}

} // namespace tabuleiro::bench
