#include "lead.hpp"

#include <cmath>

namespace tabuleiro::reversi::learning {

// Logistic regression with one weight, by Newton's method.
double lead_of(const Evaluation& evaluation, const std::vector<Sample>& samples) {
    const PatternPolicy policy{{}, evaluation.tables.get(), evaluation.points};
    constexpr double discs = 4;
    double weight = 1 / (discs * evaluation.points);
    constexpr int steps = 12;
    for (int step = 0; step < steps; ++step) {
        double slope = 0;
        double curve = 0;
        for (const Sample& sample : samples) {
            const double score = policy.evaluate(position_of(sample));
            const double expected = 1 / (1 + std::exp(-score * weight));
            const double result = sample.margin > 0 ? 1 : sample.margin < 0 ? 0 : 0.5;
            slope += (result - expected) * score;
            curve += expected * (1 - expected) * score * score;
        }
        weight += slope / curve;
    }
    return 1 / weight;
}

} // namespace tabuleiro::reversi::learning
