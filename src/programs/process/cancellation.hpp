// A request to cancel running games: polled as a flag, or waited for as a descriptor.
#pragma once

#include <atomic>

#include "programs/process/child.hpp"

namespace tabuleiro::programs {

class Cancellation {
  public:
    // Throws std::system_error if there is no descriptor left.
    Cancellation();

    // From any thread, any number of times; also from a signal handler.
    void request();
    bool requested() const { return requested_.load(std::memory_order_relaxed); }
    // Readable once requested.
    int descriptor() const { return read_end_.number(); }

  private:
    std::atomic<bool> requested_{false};
    Descriptor read_end_;
    Descriptor write_end_;
};

} // namespace tabuleiro::programs
