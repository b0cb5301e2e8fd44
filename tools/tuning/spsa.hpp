// Simultaneous perturbation stochastic approximation (SPSA): finds better numbers for a player from
// the results of games alone.
//
// In each pair of games one side has all numbers moved by a random sign times their step, the other
// by the opposite; the numbers then move towards the side that won. Steps shrink slowly (gamma),
// and what a result moves shrinks faster (alpha).
//
// J. C. Spall, "Implementation of the simultaneous perturbation algorithm for stochastic
// optimization", IEEE Transactions on Aerospace and Electronic Systems 34 (1998).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"

namespace tabuleiro::tuning {

struct Parameter {
    std::string name;
    double start = 0;
    double value = 0;
    double low = 0;
    double high = 0;
    double step = 0; // c, at the end
    bool whole = true;

    friend bool operator==(const Parameter&, const Parameter&) = default;
};

struct SpsaTerms {
    int pairs = 10'000; // for which the schedule is made
    std::uint64_t seed = 1;
    double rate = 0.002;    // r, at the end: a won pair moves a number by 2 r steps
    double stability = 0.1; // A, as a share of the pairs
    double alpha = 0.602;
    double gamma = 0.101;
    std::string games{}; // how they are played, a word for whoever continues

    friend bool operator==(const SpsaTerms&, const SpsaTerms&) = default;
};

// The numbers of both sides in a pair, and how they came about.
struct Trial {
    std::vector<double> plus;
    std::vector<double> minus;
    std::vector<int> signs;
};

class Spsa {
  public:
    // Some pairs may have been played already.
    Spsa(const SpsaTerms& terms, std::vector<Parameter> parameters, int played = 0);

    const SpsaTerms& terms() const { return terms_; }
    const std::vector<Parameter>& parameters() const { return parameters_; }
    int played() const { return played_; }

    // The trial of the pair with this number: it follows from the seed and the present values.
    // Whole numbers are rounded at random, so that on average they are exact.
    Trial trial(int pair) const;
    // Half points of the side `plus` in both games: 0 to 4.
    void learn(const Trial& trial, int half_points);

    // As text, to be continued later.
    std::string to_text() const;
    [[nodiscard]] static Expected<Spsa> from_text(std::string_view text);

    friend bool operator==(const Spsa&, const Spsa&) = default;

  private:
    double step_now(const Parameter& parameter) const;
    double rate_now(const Parameter& parameter) const;

    SpsaTerms terms_;
    std::vector<Parameter> parameters_;
    int played_ = 0;
};

} // namespace tabuleiro::tuning
