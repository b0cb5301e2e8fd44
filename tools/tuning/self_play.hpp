// Games of a policy against itself, as training data.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "record/play_out.hpp"
#include "record/random_opening.hpp"
#include "search/searcher.hpp"
#include "tuning/regression.hpp"

namespace tabuleiro::tuning {

struct SelfPlay {
    int games = 1'000;
    std::uint64_t nodes = 1'000; // per move
    std::uint64_t seed = 1;
    int strays = 2; // moves of a hundred that are random, for positions that good play avoids
    int opening_plies = 8;
};

// What the terms count in a position.
template <OpenGame G>
using Count = std::function<std::vector<Amount>(const typename G::Position&)>;

struct Learned {
    Samples training;
    Samples test; // one game in ten, not learned from
    int draws = 0;
};

// Positions are taken where an evaluation must stand on its own: not in check, and the chosen move
// quiet.
template <OpenGame G, search::Policy<G> P>
Learned learn(const P& policy, search::Score contempt, const SelfPlay& settings,
              const Count<G>& count) {
    constexpr int max_plies = 1'000;
    Learned learned;
    Rng rng(settings.seed);
    search::Table table(settings.nodes * 4);
    for (int number = 0; number < settings.games; ++number) {
        table.clear();
        search::Searcher<G, P> searcher(policy, table, {.contempt = contempt});
        std::vector<std::vector<Amount>> counted;
        const auto choose = [&](const Record<G>& game) {
            const auto& position = game.position();
            table.age();
            if (static_cast<int>(rng.below(100)) < settings.strays) {
                return random_move<G>(position, rng);
            }
            const auto result =
                searcher.search(position, game.history(), {.nodes = settings.nodes});
            const auto& line = result.lines.front();
            bool counts = policy.quiet(position, line.moves.front());
            if constexpr (search::KnowsCheck<P, G>) {
                counts = counts && !policy.in_check(position);
            }
            if (counts && !search::is_decided(line.score)) {
                counted.push_back(count(position));
            }
            return line.moves.front();
        };
        Record<G> game = random_opening<G>({}, settings.opening_plies, rng);
        const auto ended = play_out(game, max_plies, choose);
        const auto winner = ended ? ended->winner : std::nullopt;
        const double result = !winner ? 0.5 : *winner == Player::First ? 1.0 : 0.0;
        learned.draws += winner ? 0 : 1;
        for (const auto& amounts : counted) {
            (number % 10 == 9 ? learned.test : learned.training).add(amounts, result);
        }
    }
    return learned;
}

} // namespace tabuleiro::tuning
