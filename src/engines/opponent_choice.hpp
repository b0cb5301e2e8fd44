// How an OpponentOf comes to its move; for engines/GAME/opponent.cpp alone, which says what the
// player of its game is made of and instantiates it.
#pragma once

#include "engines/advisor.hpp"
#include "engines/opponent.hpp"

namespace tabuleiro {

// `Policy`, what the search needs to know of the game; `levels`; `contempt`, what the computer
// gives to avoid a draw.
template <OpenGame G>
struct School;

template <OpenGame G>
AdviceOf<G> OpponentOf<G>::choose(const typename G::Position& position,
                                  std::span<const typename G::Position> history,
                                  const Limits& limits) const {
    const Level& level = School<G>::levels[static_cast<std::size_t>(level_ - least_level)];
    const auto result = advise<G>(typename School<G>::Policy{}, level, seed_, School<G>::contempt,
                                  position, history, limits);
    assert(!result.lines.empty());
    const auto& line = result.lines.front();
    return {line.moves.front(), line.score, line.depth, result.nodes};
}

template <OpenGame G>
std::vector<AdviceOf<G>> OpponentOf<G>::best_moves(const typename G::Position& position,
                                                   std::span<const typename G::Position> history,
                                                   int moves, const Limits& limits) {
    const auto result = best_lines<G>(typename School<G>::Policy{}, moves, School<G>::contempt,
                                      position, history, limits);
    std::vector<AdviceOf<G>> best;
    for (const auto& line : result.lines) {
        best.push_back({line.moves.front(), line.score, line.depth, result.nodes});
    }
    return best;
}

} // namespace tabuleiro
