// Positions with the scores of long searches, and how far evaluations are from those scores. One
// such set compares networks that were trained on different games.
#pragma once

#include <cstdint>
#include <vector>

#include "engines/chess/evaluation/networks.hpp"
#include "position_file.hpp"

namespace tabuleiro::roque {

struct ReferenceOptions {
    std::size_t count = 100'000; // positions, drawn at random
    std::uint64_t nodes = 50'000;
    std::uint64_t seed = 1;
    int threads = 1;
    NetworkPtr network; // of the search; none: the tapered evaluation
};

// Some of these positions, with the scores of searches of their own. Fails at a record that is no
// position, or a position whose side to move has no move.
[[nodiscard]] Expected<std::vector<TrainingPosition>>
reference_positions(std::vector<TrainingPosition> positions, const ReferenceOptions& options);

// The mean squared difference of expected results.
struct EvaluationError {
    double mean = 0;
    double standard_error = 0;
};

// Between the scores of the positions and what an evaluation says. None: the tapered evaluation.
// Fails at a record that is no position, or a position in check, or if there are fewer than two.
[[nodiscard]] Expected<EvaluationError>
evaluation_error(const std::vector<TrainingPosition>& positions, const NetworkPtr& network);

} // namespace tabuleiro::roque
