// Mean, spread and a confidence interval of numbers as they come; nothing is kept but a few sums.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tabuleiro {

// 97.5 % of a normal distribution lie below it.
inline constexpr double z95 = 1.959963984540054;

// Welford's way: exact also for many numbers that lie close together.
class Moments {
  public:
    // So many times the same number.
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

} // namespace tabuleiro
