// Fits tables to samples: least squares by stochastic gradient descent, stage by stage.
#pragma once

#include <optional>

#include "engines/reversi/patterns/pattern_tables.hpp"
#include "sample.hpp"

namespace tabuleiro::reversi::learning {

struct Fitting {
    std::optional<patterns::PatternTables> from{}; // none: from zero
    int epochs = 30;
    double first_rate = 0.006; // falls linearly to the last; a weight that is seen rarely stays
    double last_rate = 0.0003; // near its first value
    int overlap = 2;           // stages also learn from positions with so many discs fewer or more
    std::uint64_t seed = 1;
};

struct Fitted {
    patterns::PatternTables tables;
    // Mean squares of the differences by stage: learned from and held out, after the best epoch.
    std::vector<double> learned;
    std::vector<double> held;
    std::vector<int> best_epoch;
    std::vector<std::size_t> samples;
};

Fitted fit(const std::vector<Sample>& samples, const Fitting& fitting);

} // namespace tabuleiro::reversi::learning
