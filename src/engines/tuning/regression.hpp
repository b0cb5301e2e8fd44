// Finds the weights of an evaluation that best foretell how games ended: logistic regression of
// results on what the terms count.
//
// An evaluation is a sum of weights times amounts; it says that the first player scores
// 1 / (1 + exp(-sum / scale)). The fit minimises the mean cross entropy between that and the
// results, a convex problem, by Adam on all samples at once: no randomness, one answer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <vector>

namespace tabuleiro::tuning {

// So much of the evaluation's measure makes the odds e to 1.
inline constexpr double scale = 400;

// One term that counts something in a position.
struct Amount {
    std::uint16_t term;
    float amount; // the first player's less the second's
};

// Positions with the results of their games, as the first player sees them: 1, 0.5 or 0, or what
// is expected between them.
class Samples {
  public:
    void add(std::span<const Amount> amounts, double result);
    void add(const Samples& others);
    std::size_t size() const { return results_.size(); }
    std::span<const Amount> amounts(std::size_t sample) const;
    double result(std::size_t sample) const { return results_[sample]; }

    // To keep samples between two fits, on the same machine.
    void write(std::ostream& out) const;
    // None if that is no list of samples.
    static std::optional<Samples> read(std::istream& in);

  private:
    std::vector<Amount> amounts_;
    std::vector<std::size_t> ends_;
    std::vector<double> results_;
};

// What the evaluation with these weights expects the first player to score.
double expected_score(std::span<const Amount> amounts, std::span<const double> weights);

// The mean cross entropy: 0 for a prophet, 0.693 for a coin.
double loss(const Samples& samples, std::span<const double> weights);

// By how much all weights together should be multiplied to foretell the results best. Fitting from
// there, no weight has to grow only because the measure was too small.
double best_factor(const Samples& samples, std::span<const double> weights);

std::vector<double> multiplied(std::span<const double> weights, double factor);

struct FitSettings {
    int steps = 600;
    double step_size = 2;
    double pull = 1e-9; // toward where the fit began, times the squared distance
    int threads = 1;
};

std::vector<double> fit(const Samples& samples, std::vector<double> weights,
                        const FitSettings& settings = {});

} // namespace tabuleiro::tuning
