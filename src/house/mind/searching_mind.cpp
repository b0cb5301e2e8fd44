// xadrez and Renpaarden, whose computers differ in nothing but the game.
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

} // namespace

template <OpenGame G>
typename G::Move SearchingMind<G>::choose(const Record<G>& record, const Terms& terms) {
    return advice(record, terms).move;
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
