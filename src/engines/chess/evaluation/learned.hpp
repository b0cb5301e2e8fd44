// The learned evaluation: a network's output, updated incrementally along the line of the search.
#pragma once

#include <memory>

#include "engines/chess/evaluation/features.hpp"
#include "engines/chess/search/score.hpp"
#include "engines/nnue/accumulators.hpp"

namespace tabuleiro::roque {

class LearnedEvaluation {
  public:
    // Requires: a network for Features.
    explicit LearnedEvaluation(std::shared_ptr<const nnue::Network> network,
                               const nnue::Kernels& kernels = nnue::best_kernels());

    // From the side to move, within max_evaluation. Requires: not in check, ply at most max_ply.
    Score operator()(const Position& position, int ply);

    // Does the part of an evaluation that later ones at this ply or the next build on.
    void prepare(const Position& position, const ByPlayer<AttackMap>& attacks, int ply) {
        accumulators_.prepare_complete(Features::sets(position.board(), attacks), ply);
    }

  private:
    nnue::Accumulators<Features> accumulators_;
};

} // namespace tabuleiro::roque
