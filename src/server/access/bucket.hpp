// A limit on how often: a bucket that refills at a steady rate and allows a burst.
#pragma once

#include <algorithm>
#include <chrono>
#include <mutex>
#include <string>
#include <unordered_map>

namespace tabuleiro::server {

using SteadyTime = std::chrono::steady_clock::time_point;

struct Rate {
    double per_second = 1;
    double burst = 1;
};

class Bucket {
  public:
    Bucket(Rate rate, SteadyTime now) : rate_(rate), filled_(rate.burst), seen_(now) {}

    bool take(SteadyTime now) {
        filled_ = filled(now);
        seen_ = now;
        if (filled_ < 1) {
            return false;
        }
        filled_ -= 1;
        return true;
    }

    // Whether it is full, so that it need not be kept.
    bool full(SteadyTime now) const { return filled(now) >= rate_.burst; }

  private:
    double filled(SteadyTime now) const {
        const std::chrono::duration<double> passed = now - seen_;
        return std::min(rate_.burst, filled_ + passed.count() * rate_.per_second);
    }

    Rate rate_;
    double filled_;
    SteadyTime seen_;
};

// One bucket for each address; full ones are forgotten, so that it cannot grow without end.
class Buckets { // thread-safe
  public:
    explicit Buckets(Rate rate) : rate_(rate) {}

    bool take(const std::string& address, SteadyTime now) {
        const std::scoped_lock lock(mutex_);
        if (buckets_.size() >= swept_above_) {
            std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(now); });
            swept_above_ = std::max(smallest_sweep, 2 * buckets_.size());
        }
        return buckets_.try_emplace(address, rate_, now).first->second.take(now);
    }

    std::size_t size() const {
        const std::scoped_lock lock(mutex_);
        return buckets_.size();
    }

  private:
    static constexpr std::size_t smallest_sweep = 1024;

    Rate rate_;
    mutable std::mutex mutex_;
    std::unordered_map<std::string, Bucket> buckets_;
    std::size_t swept_above_ = smallest_sweep;
};

} // namespace tabuleiro::server
