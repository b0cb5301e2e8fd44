// xadrez and Renpaarden, whose computers differ in nothing but the game.
#include "engines/renpaarden/levels.hpp"
#include "engines/renpaarden/opponent.hpp"
#include "engines/xadrez/levels.hpp"
#include "engines/xadrez/opponent.hpp"
#include "house/mind/minds.hpp"

namespace tabuleiro::house {

namespace {

using renpaarden::Renpaarden;
using xadrez::Xadrez;

template <class Opponent, class Levels, OpenGame G>
auto advice(const Levels& levels, const Record<G>& record, const Terms& terms) {
    Limits limits;
    limits.nodes = levels[static_cast<std::size_t>(terms.level - least_level)].nodes;
    limits.time = terms.time;
    return Opponent(terms.level, terms.seed).choose(record.position(), record.history(), limits);
}

template <class Opponent, class Levels, OpenGame G>
int score_of(const Levels& levels, const Record<G>& record, Player seat) {
    const int score = advice<Opponent>(levels, record, {.level = highest_level}).score;
    return record.to_move() == seat ? score : -score;
}

} // namespace

xadrez::Move Mind<Xadrez>::choose(const Record<Xadrez>& record, const Terms& terms) {
    return advice<xadrez::Opponent>(xadrez::levels, record, terms).move;
}
std::optional<xadrez::Move> Mind<Xadrez>::hint(const Record<Xadrez>& record, std::uint64_t seed) {
    return choose(record, {highest_level, seed});
}
int Mind<Xadrez>::score(const Record<Xadrez>& record, Player seat) {
    return score_of<xadrez::Opponent>(xadrez::levels, record, seat);
}

renpaarden::Move Mind<Renpaarden>::choose(const Record<Renpaarden>& record, const Terms& terms) {
    return advice<renpaarden::Opponent>(renpaarden::levels, record, terms).move;
}
std::optional<renpaarden::Move> Mind<Renpaarden>::hint(const Record<Renpaarden>& record,
                                                       std::uint64_t seed) {
    return choose(record, {highest_level, seed});
}
int Mind<Renpaarden>::score(const Record<Renpaarden>& record, Player seat) {
    return score_of<renpaarden::Opponent>(renpaarden::levels, record, seat);
}

} // namespace tabuleiro::house
