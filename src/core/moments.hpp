// Mean, deviation and confidence interval of a stream of numbers; only a few sums are kept.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tabuleiro {

// 97.5 % of a normal distribution is below it.
inline constexpr double z95 = 1.959963984540054;

// Welford's algorithm: accurate even for many numbers that are close together.
class Moments {
  public:
    // Adds the same number `times` times.
    void add(double value, std::uint64_t times = 1) {
        if (times == 0) {
            return;
        }
        least_ = count_ == 0 ? value : std::min(least_, value);
        greatest_ = count_ == 0 ? value : std::max(greatest_, value);
        count_ += times;
        const double off = value - mean_;
        mean_ += off * static_cast<double>(times) / static_cast<double>(count_);
        squares_ += off * (value - mean_) * static_cast<double>(times);
    }

    std::uint64_t count() const { return count_; }
    double mean() const { return mean_; }
    double least() const { return least_; }
    double greatest() const { return greatest_; }
    // The sample deviation; 0 for fewer than two numbers.
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

} // namespace tabuleiro
