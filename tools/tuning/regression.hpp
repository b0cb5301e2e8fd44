// Finds the weights of an evaluation that best predict how games ended: logistic regression of
// results on what the terms count.
//
// An evaluation is a sum of weights times amounts; it predicts that the first player scores 1 / (1
// + exp(-sum / scale)). The fit minimises the mean cross entropy between that and the results, a
// convex problem, by Adam on all samples at once: no randomness, one answer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <vector>

namespace tabuleiro::tuning {

// An evaluation of this much means odds of e to 1.
inline constexpr double scale = 400;

// One term that counts something in a position.
struct Amount {
    std::uint16_t term;
    float amount; // the first player's less the second's
};

// Positions with the results of their games for the first player: 1, 0.5 or 0, or an expectation in
// between.
class Samples {
  public:
    void add(std::span<const Amount> amounts, double result);
    void add(const Samples& others);
    std::size_t size() const { return results_.size(); }
    std::span<const Amount> amounts(std::size_t sample) const;
    double result(std::size_t sample) const { return results_[sample]; }

    // To keep samples between two fits, on the same machine.
    void write(std::ostream& out) const;
    // None if the input is not a list of samples.
    static std::optional<Samples> read(std::istream& in);

  private:
    std::vector<Amount> amounts_;
    std::vector<std::size_t> ends_;
    std::vector<double> results_;
};

// What the evaluation with these weights expects the first player to score.
double expected_score(std::span<const Amount> amounts, std::span<const double> weights);

// The mean cross entropy: 0 for perfect prediction, 0.693 for a coin toss.
double loss(const Samples& samples, std::span<const double> weights);

// The factor for all weights together that predicts the results best. Starting the fit from there,
// no weight has to grow merely because the scale was too small.
double best_factor(const Samples& samples, std::span<const double> weights);

std::vector<double> multiplied(std::span<const double> weights, double factor);

struct FitSettings {
    int steps = 600;
    double step_size = 2;
    double pull = 1e-9; // toward the starting point, times the squared distance
    int threads = 1;
};

std::vector<double> fit(const Samples& samples, std::vector<double> weights,
                        const FitSettings& settings = {});

} // namespace tabuleiro::tuning
