// A match between two players of an open game inside this process, on several threads: pairs of
// games from one random opening, with the sides swapped.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "record/play_out.hpp"
#include "record/random_opening.hpp"
#include "tuning/pairs.hpp"

namespace tabuleiro::tuning {

template <OpenGame G>
using Chooser = std::function<typename G::Move(const Record<G>&)>;

// Makes a player for the pair of this number, and for its thread alone.
template <OpenGame G>
using MakeChooser = std::function<Chooser<G>(int pair)>;

template <OpenGame G>
struct MatchTerms {
    typename G::Options options{};
    int pairs = 100;
    int threads = 1;
    std::uint64_t seed = 1;
    int opening_plies = 8;
    int max_plies = 400; // then a draw
};

// What the first player got in the two games of a pair, in half points, by its side.
using PairPoints = ByPlayer<int>;

// Games from the first player's side, and its pairs by half points: 0, 1/2, 1, 3/2, 2.
struct Tally {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    std::array<int, 5> pairs{};
    std::vector<int> half_points; // by the number of the pair

    void add(PairPoints points) {
        for (const int game : {points.first, points.second}) {
            ++(game == 2 ? won : game == 1 ? drawn : lost);
        }
        ++pairs[static_cast<std::size_t>(points.first + points.second)];
    }
};

template <OpenGame G>
Tally play_match(const MakeChooser<G>& one, const MakeChooser<G>& other,
                 const MatchTerms<G>& terms) {
    Tally tally;
    tally.half_points.resize(static_cast<std::size_t>(terms.pairs));
    const auto play = [&](int pair) {
        const Chooser<G> first = one(pair);
        const Chooser<G> second = other(pair);
        std::uint64_t state = terms.seed + static_cast<std::uint64_t>(pair);
        Rng rng(split_mix(state));
        const auto opening = random_opening<G>(terms.options, terms.opening_plies, rng);
        PairPoints points{};
        for (const Player side : players) {
            Record<G> game = opening;
            const auto result = play_out(game, terms.max_plies, [&](const Record<G>& record) {
                return (record.to_move() == side ? first : second)(record);
            });
            const auto winner = result ? result->winner : std::nullopt;
            points[side] = !winner ? 1 : *winner == side ? 2 : 0;
        }
        return points;
    };
    play_pairs(
        {.end = terms.pairs, .threads = terms.threads}, [&] { return play; },
        [&](int pair, PairPoints points) {
            tally.add(points);
            tally.half_points[static_cast<std::size_t>(pair)] = points.first + points.second;
            return true;
        });
    return tally;
}

} // namespace tabuleiro::tuning
