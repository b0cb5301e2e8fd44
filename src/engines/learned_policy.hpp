// A policy whose evaluation is a network's. Where the network has not learned about positions of
// that kind, the evaluation is that of the terms.
//
// `Features` is what nnue/accumulators.hpp asks for, and
//     covers(position)   whether the network has learned about such positions
//     sets(position)     the pieces
//     stage(position)    1 to the shape's max_pieces; selects the network's output
#pragma once

#include <algorithm>
#include <memory>
#include <optional>

#include "engines/nnue/accumulators.hpp"
#include "search/score.hpp"

namespace tabuleiro {

template <class Terms, class Features>
class LearnedPolicy : public Terms {
  public:
    // Requires: a network for Features.
    explicit LearnedPolicy(std::shared_ptr<const nnue::Network> network)
        : network_(std::move(network)) {}

    // A copy begins with sums of its own: they belong to one search.
    LearnedPolicy(const LearnedPolicy& other) : Terms(other), network_(other.network_) {}
    LearnedPolicy& operator=(const LearnedPolicy&) = delete;
    ~LearnedPolicy() = default;

    template <class Position>
    search::Score evaluate(const Position& position, int ply = 0) const {
        if (!Features::covers(position)) {
            return Terms::evaluate(position);
        }
        if (!sums_) {
            sums_.emplace(network_, search::max_ply + 1);
        }
        return std::clamp(sums_->evaluate(Features::sets(position), position.to_move(), ply,
                                          Features::stage(position)),
                          -largest_evaluation, largest_evaluation);
    }

  private:
    static constexpr search::Score largest_evaluation = 20'000;

    std::shared_ptr<const nnue::Network> network_;
    mutable std::optional<nnue::Accumulators<Features>> sums_;
};

} // namespace tabuleiro
