// Games between two players of an open game, from varied openings: for tests and benchmarks.
//
// A pair of games begins from the same opening, drawn from a seed, with the sides swapped; so a
// duel depends on its seed alone, if its players do.
#pragma once

#include <functional>

#include "record/play_out.hpp"
#include "record/random_opening.hpp"

namespace tabuleiro {

template <OpenGame G>
using Chooser = std::function<typename G::Move(const Record<G>&)>;

template <OpenGame G>
struct DuelTerms {
    typename G::Options options{};
    int opening_plies = 8; // played at random
    int max_plies = 1'000; // after them; then a draw
};

// The result of a duel for the first of the two players.
struct DuelScore {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int longest = 0; // plies of the longest game

    int games() const { return wins + draws + losses; }
    double score() const { return games() == 0 ? 0 : (wins + draws * 0.5) / games(); }
};

// Plays an even number of games. `watch` sees each of them.
template <OpenGame G>
DuelScore play_duel(const Chooser<G>& one, const Chooser<G>& other, const DuelTerms<G>& terms,
                    int games, std::uint64_t seed,
                    const std::function<void(const Record<G>&)>& watch = {}) {
    DuelScore score;
    Rng rng(seed);
    for (int pair = 0; pair < games / 2; ++pair) {
        const auto opening = random_opening<G>(terms.options, terms.opening_plies, rng);
        for (const Player side : players) {
            Record<G> game = opening;
            const auto result = play_out(game, terms.max_plies, [&](const Record<G>& record) {
                return (record.to_move() == side ? one : other)(record);
            });
            if (!result || !result->winner) {
                ++score.draws;
            } else {
                ++(*result->winner == side ? score.wins : score.losses);
            }
            score.longest = std::max(score.longest, game.plies());
            if (watch) {
                watch(game);
            }
        }
    }
    return score;
}

} // namespace tabuleiro
