#include "engines/chess/evaluation/learned.hpp"

#include <algorithm>

#include "engines/chess/evaluation/known_endings.hpp"

namespace tabuleiro::roque {

LearnedEvaluation::LearnedEvaluation(std::shared_ptr<const nnue::Network> network,
                                     const nnue::Kernels& kernels)
    : accumulators_(std::move(network), max_ply + 1, kernels) {}

Score LearnedEvaluation::operator()(const Position& position, int ply) {
    if (const auto known = known_ending(position)) {
        return position.to_move() == white ? *known : -*known;
    }
    const Board& board = position.board();
    const Score score = accumulators_.evaluate(Features::sets(board), position.to_move(), ply,
                                               count(board.occupied()));
    return std::clamp(score, -max_evaluation, max_evaluation);
}

} // namespace tabuleiro::roque
