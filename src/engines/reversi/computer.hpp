// The computer of Reversi: the shared search, and a solver that takes over toward the end.
#pragma once

#include "engines/reversi/solver.hpp"
#include "engines/searching_computer.hpp"
#include "games/reversi/reversi.hpp"

namespace tabuleiro {

template <>
class Computer<reversi::Reversi> final : public SearchingComputer<reversi::Reversi> {
  public:
    using Reversi = reversi::Reversi;

    Advice<Move> choose(const Record<Reversi>& record, const PlayTerms& terms) const;
    std::optional<Move> hint(const Record<Reversi>& record, std::uint64_t seed) const;
    Standing standing(const Record<Reversi>& record, Player seat) const;
    // Where the game is solved, the score is the final margin in hundredths of a disc.
    std::vector<Variation<Move>> analyse(const Record<Reversi>& record, const AnalysisTerms& terms);

  private:
    std::optional<reversi::Solver> solver_; // for analyses, from the first on
};

extern template class SearchingComputer<reversi::Reversi>;

} // namespace tabuleiro
