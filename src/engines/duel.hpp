// Games between two players of one open game, from varied openings: for matches and for tuning.
//
// A pair of games begins from the same opening, drawn from a seed, with the sides swapped; so a
// duel depends on its seed alone, if its players do.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/game.hpp"

namespace tabuleiro {

// Chooses a move; the second argument are the positions before, oldest first.
template <OpenGame G>
using Chooser = std::function<typename G::Move(const typename G::Position&,
                                               std::span<const typename G::Position>)>;

// How games of a duel begin, and when they are given up as drawn.
template <OpenGame G>
struct DuelRules {
    typename G::Options options{};
    int opening_plies = 8; // played at random
    int most_plies = 1'000;
    // Where the rules know no end: a draw after so many plies without progress.
    int most_idle_plies = 1'000;
    std::function<bool(const typename G::Position&, const typename G::Move&)> is_progress = {};
};

template <OpenGame G>
struct PlayedGame {
    std::vector<typename G::Position> positions; // from the end of the opening to the end
    std::optional<Player> winner;
    std::optional<typename G::Rule> rule; // none: given up as drawn
};

// How the position ends the game, by the rules that look back too.
template <OpenGame G>
std::optional<OutcomeOf<G>> judge(const typename G::Position& position,
                                  std::span<const typename G::Position> history,
                                  const typename G::Options& options) {
    if constexpr (JudgesHistory<G>) {
        int occurrences = 1;
        for (const auto& earlier : history) {
            occurrences += G::repeats(earlier, position) ? 1 : 0;
        }
        return G::outcome(position, options, occurrences);
    } else {
        return G::outcome(position);
    }
}

// The positions of a random beginning in which the game is still open.
template <OpenGame G>
std::vector<typename G::Position> random_opening(const DuelRules<G>& rules, Rng& rng) {
    while (true) {
        std::vector<typename G::Position> positions{G::start(rules.options).value()};
        for (int ply = 0; ply < rules.opening_plies && !G::outcome(positions.back()); ++ply) {
            const auto moves = G::legal_moves(positions.back());
            const auto pick = static_cast<std::size_t>(rng.below(std::size(moves)));
            positions.push_back(after<G>(positions.back(), moves[pick]));
        }
        if (!G::outcome(positions.back())) {
            return positions;
        }
    }
}

template <OpenGame G>
PlayedGame<G> play_game(const ByPlayer<Chooser<G>>& choosers, const DuelRules<G>& rules,
                        std::vector<typename G::Position> opening) {
    PlayedGame<G> game{std::move(opening), std::nullopt, std::nullopt};
    int idle = 0;
    for (int ply = 0; ply < rules.most_plies && idle < rules.most_idle_plies; ++ply) {
        const typename G::Position position = game.positions.back();
        const std::span<const typename G::Position> history(game.positions.data(),
                                                            game.positions.size() - 1);
        if (const auto outcome = judge<G>(position, history, rules.options)) {
            game.winner = outcome->winner;
            game.rule = outcome->rule;
            break;
        }
        const auto move = choosers[G::to_move(position)](position, history);
        idle = rules.is_progress && rules.is_progress(position, move) ? 0 : idle + 1;
        game.positions.push_back(after<G>(position, move));
    }
    return game;
}

// What one of two players got out of a duel.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    int longest = 0; // plies of the longest game

    int games() const { return wins + draws + losses; }
    double score() const { return games() == 0 ? 0 : (wins + draws * 0.5) / games(); }
};

// Plays an even number of games; the tally is the first chooser's. `watch` sees every game.
template <OpenGame G>
Tally play_duel(const Chooser<G>& one, const Chooser<G>& other, const DuelRules<G>& rules,
                int games, std::uint64_t seed,
                const std::function<void(const PlayedGame<G>&)>& watch = {}) {
    Tally tally;
    Rng rng(seed);
    for (int pair = 0; pair < games / 2; ++pair) {
        const auto opening = random_opening<G>(rules, rng);
        for (const Player side : players) {
            ByPlayer<Chooser<G>> choosers;
            choosers[side] = one;
            choosers[opponent(side)] = other;
            const PlayedGame<G> game = play_game<G>(choosers, rules, opening);
            if (!game.winner) {
                ++tally.draws;
            } else {
                ++(*game.winner == side ? tally.wins : tally.losses);
            }
            tally.longest = std::max(tally.longest, static_cast<int>(game.positions.size()) - 1);
            if (watch) {
                watch(game);
            }
        }
    }
    return tally;
}

} // namespace tabuleiro
