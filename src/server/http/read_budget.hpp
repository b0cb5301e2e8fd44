// How many bytes a stream may read, by the clock; a rate policy of Beast's streams. What is sent
// faster stays in the sender's buffers, so frames that carry nothing (empty fragments) cost no more
// than a sender's share.
#pragma once

#include <chrono>
#include <cstddef>
#include <limits>
#include <optional>

#include "server/access/bucket.hpp"

namespace tabuleiro::server {

class ReadBudget {
  public:
    // Until then nothing is limited.
    void limit(Rate bytes, SteadyTime now) {
        rate_ = bytes;
        left_ = bytes.burst;
        seen_ = now;
    }

    // What Beast asks of a rate policy.
    std::size_t available_read_bytes() { return available_at(std::chrono::steady_clock::now()); }
    std::size_t available_write_bytes() const { return unlimited; }
    void transfer_read_bytes(std::size_t bytes) { left_ -= rate_ ? static_cast<double>(bytes) : 0; }
    void transfer_write_bytes(std::size_t) const {}
    void on_timer() const {} // it goes by the clock

    std::size_t available_at(SteadyTime now) {
        if (!rate_) {
            return unlimited;
        }
        const std::chrono::duration<double> passed = now - seen_;
        seen_ = now;
        left_ = std::min(rate_->burst, left_ + passed.count() * rate_->per_second);
        return left_ < 1 ? 0 : static_cast<std::size_t>(left_);
    }

  private:
    static constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

    std::optional<Rate> rate_;
    double left_ = 0;
    SteadyTime seen_{};
};

} // namespace tabuleiro::server
