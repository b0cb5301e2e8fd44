// Mean, spread and a confidence interval of numbers as they come; nothing is kept but three sums.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "arena/pentanomial.hpp"

namespace tabuleiro::arena {

// Welford's way: exact also for many numbers that lie close together.
class Moments {
  public:
    void add(double value) {
        ++count_;
        least_ = count_ == 1 ? value : std::min(least_, value);
        greatest_ = count_ == 1 ? value : std::max(greatest_, value);
        const double off = value - mean_;
        mean_ += off / static_cast<double>(count_);
        squares_ += off * (value - mean_);
    }

    std::uint64_t count() const { return count_; }
    double mean() const { return mean_; }
    double least() const { return least_; }
    double greatest() const { return greatest_; }
    // Of the numbers as a sample; 0 for fewer than two.
    double deviation() const {
        return count_ < 2 ? 0 : std::sqrt(squares_ / static_cast<double>(count_ - 1));
    }
    // Half the width of the mean's 95 % interval.
    double error95() const {
        return count_ < 2 ? 0 : z95 * deviation() / std::sqrt(static_cast<double>(count_));
    }

  private:
    std::uint64_t count_ = 0;
    double mean_ = 0;
    double squares_ = 0; // of the distances from the mean
    double least_ = 0;
    double greatest_ = 0;
};

} // namespace tabuleiro::arena
