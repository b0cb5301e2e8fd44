// The static value of a position: the interface between the search and the evaluations.
//
// The search uses this class only. There are two evaluations: the learned one, which needs a
// network, and the tapered one, which is always available. One object per thread: both cache what
// they have seen.
#pragma once

#include <memory>

#include "engines/chess/evaluation/learned.hpp"
#include "engines/chess/evaluation/tapered.hpp"

namespace tabuleiro::roque {

class Evaluation {
  public:
    // No network: the tapered evaluation.
    explicit Evaluation(std::shared_ptr<const nnue::Network> network = nullptr) {
        if (network) {
            learned_.emplace(std::move(network));
        }
    }

    // Use the tapered evaluation even when a network is loaded.
    void keep_to_tapered(bool keep) { keeps_to_tapered_ = keep; }

    // From the side to move, within max_evaluation. A position `ply` plies down the line of a
    // search is evaluated fastest after those before it. Requires: not in check.
    Score operator()(const Position& position, int ply = 0) {
        return learned_ && !keeps_to_tapered_ ? (*learned_)(position, ply) : tapered_(position);
    }

    // An evaluation of this position will probably follow.
    void prepare(const Position& position, const ByPlayer<AttackMap>& attacks, int ply) {
        if (learned_ && !keeps_to_tapered_) {
            learned_->prepare(position, attacks, ply);
        }
    }

  private:
    TaperedEvaluation tapered_;
    std::optional<LearnedEvaluation> learned_;
    bool keeps_to_tapered_ = false;
};

} // namespace tabuleiro::roque
