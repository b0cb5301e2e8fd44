#include "engines/xadrez/opponent.hpp"

#include <cassert>

#include "engines/advisor.hpp"
#include "engines/xadrez/levels.hpp"
#include "engines/xadrez/policy.hpp"

namespace tabuleiro::xadrez {

Opponent::Opponent(int level, std::uint64_t seed) : level_(level), seed_(seed) {
    assert(is_valid_level(level));
}

Advice Opponent::choose(const Position& position, std::span<const Position> history,
                        const Limits& limits) const {
    const Level& level = levels[static_cast<std::size_t>(level_ - least_level)];
    const auto result =
        advise<Xadrez>(ChessPolicy{}, level, seed_, contempt, position, history, limits);
    assert(!result.lines.empty());
    const auto& line = result.lines.front();
    return {line.moves.front(), line.score, line.depth, result.nodes};
}

} // namespace tabuleiro::xadrez
