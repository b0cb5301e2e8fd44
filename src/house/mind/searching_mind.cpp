// xadrez and Renpaarden, whose computers differ in nothing but the game.
#include <algorithm>
#include <cmath>

#include "core/rng.hpp"
#include "engines/renpaarden/levels.hpp"
#include "engines/renpaarden/opponent.hpp"
#include "engines/xadrez/levels.hpp"
#include "engines/xadrez/opponent.hpp"
#include "house/mind/minds.hpp"

namespace tabuleiro::house {

namespace {

const Level& level_of(const Record<xadrez::Xadrez>&, int level) {
    return xadrez::levels[static_cast<std::size_t>(level - least_level)];
}
const Level& level_of(const Record<renpaarden::Renpaarden>&, int level) {
    return renpaarden::levels[static_cast<std::size_t>(level - least_level)];
}

// As many nodes as the level has, and no more time than there is.
template <OpenGame G>
AdviceOf<G> advice(const Record<G>& record, const Terms& terms) {
    Limits limits;
    limits.nodes = level_of(record, terms.level).nodes;
    limits.time = terms.time;
    return OpponentOf<G>(terms.level, terms.seed)
        .choose(record.position(), record.history(), limits);
}

constexpr int opening_plies = 8;
constexpr int opening_moves = 12; // among which it chooses
constexpr int opening_depth = 3;
constexpr std::uint64_t opening_nodes = 20'000;

// What a move of the opening may lose at a level: never much, so that none of them is senseless,
// and never nothing, so that no game begins as the last one did.
template <OpenGame G>
double opening_loss(int level) {
    constexpr double most = 2;
    constexpr double least = 0.6;
    const double weak = static_cast<double>(highest_level - level) / (highest_level - least_level);
    return Mind<G>::little * (least + (most - least) * weak);
}

// A good move, drawn: the less it loses the likelier.
template <OpenGame G>
typename G::Move opening_move(const Record<G>& record, const Terms& terms) {
    const auto best = OpponentOf<G>::best_moves(
        record.position(), record.history(), opening_moves,
        {.depth = opening_depth, .nodes = opening_nodes, .time = terms.time});
    const double bound = opening_loss<G>(terms.level);
    std::vector<double> weights;
    double sum = 0;
    for (const auto& each : best) {
        const double loss = std::max(best.front().score - each.score, 0);
        weights.push_back(loss <= bound ? std::exp(-2 * loss / bound) : 0);
        sum += weights.back();
    }
    double left = Rng(terms.seed).unit() * sum;
    for (std::size_t i = 0; i < best.size(); ++i) {
        left -= weights[i];
        if (left < 0) {
            return best[i].move;
        }
    }
    return best.front().move;
}

} // namespace

template <OpenGame G>
typename G::Move SearchingMind<G>::choose(const Record<G>& record, const Terms& terms) {
    return opening_is_over(record, opening_plies) ? advice(record, terms).move
                                                  : opening_move(record, terms);
}

template <OpenGame G>
std::optional<typename G::Move> SearchingMind<G>::hint(const Record<G>& record,
                                                       std::uint64_t seed) {
    return advice(record, {highest_level, seed}).move;
}

template <OpenGame G>
int SearchingMind<G>::score(const Record<G>& record, Player seat) {
    const int score = advice(record, {.level = highest_level}).score;
    return record.to_move() == seat ? score : -score;
}

template struct SearchingMind<xadrez::Xadrez>;
template struct SearchingMind<renpaarden::Renpaarden>;

} // namespace tabuleiro::house
