// The computer of an open game that uses search/, at one of eight levels. engines/NAME/computer.hpp
// gives it to a game; computer.cpp there defines its parts (SearchTraits).
#pragma once

#include <span>

#include "engines/computer.hpp"
#include "engines/level.hpp"
#include "search/table.hpp"

namespace tabuleiro {

template <OpenGame G>
class SearchingComputer {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    static constexpr int highest_level = tabuleiro::highest_level;
    static constexpr bool rated_in_elo = false;

    void new_game() {}

    // Without limits it searches its level's number of nodes, and always answers the same.
    Advice<Move> choose(const Record<G>& record, const PlayTerms& terms) const;
    // The same in plain style where there is no record; `history` are the positions before, oldest
    // first.
    Advice<Move> choose(const Position& position, std::span<const Position> history,
                        const PlayTerms& terms) const;

    std::optional<Move> hint(const Record<G>& record, std::uint64_t seed) const;
    Standing standing(const Record<G>& record, Player seat) const;
    std::vector<Variation<Move>> analyse(const Record<G>& record, const AnalysisTerms& terms);
    static int balance(const Record<G>& record);

    static Ease ease(const Record<G>& record, const Move& /*move*/) {
        return std::size(G::legal_moves(record.position())) == 1 ? Ease::Obvious : Ease::Usual;
    }
    static bool talks_of_draws(const Record<G>& record) {
        return opening_is_over(record, plies_before_draws);
    }

  private:
    Advice<Move> natural_choice(const Record<G>& record, const PlayTerms& terms) const;
    Move opening_move(const Record<G>& record, const PlayTerms& terms) const;

    std::optional<search::Table> table_; // for analyses, from the first on
};

} // namespace tabuleiro
