// A wish that running games be broken off: asked as a flag, or waited for as a descriptor.
#pragma once

#include <atomic>

#include "arena/process/child.hpp"

namespace tabuleiro::arena {

class Cancellation {
  public:
    // Throws std::system_error without a descriptor left.
    Cancellation();

    // Any thread, any number of times; also from a signal handler.
    void request();
    bool requested() const { return requested_.load(std::memory_order_relaxed); }
    // Readable once requested.
    int descriptor() const { return read_end_.number(); }

  private:
    std::atomic<bool> requested_{false};
    Descriptor read_end_;
    Descriptor write_end_;
};

} // namespace tabuleiro::arena
