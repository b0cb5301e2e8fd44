// Counts the nodes of a search, and says when it must stop.
#pragma once

#include <cstdint>
#include <optional>

#include "search/margins.hpp"
#include "search/result.hpp"

namespace tabuleiro::search {

class NodeCounter {
  public:
    NodeCounter() = default;
    // The condition must outlive this; an empty one never stops.
    NodeCounter(std::optional<std::uint64_t> budget, const StopCondition& stop)
        : budget_(budget), stop_(stop ? &stop : nullptr) {}

    std::uint64_t nodes() const { return nodes_; }
    bool stopped() const { return stopped_; }

    // Counts one more node, or says that the budget is spent.
    bool spent() {
        if (stopped_ || (budget_ && nodes_ >= *budget_) ||
            (stop_ != nullptr && nodes_ % margins::poll_interval == 0 && (*stop_)())) {
            stopped_ = true;
            return true;
        }
        ++nodes_;
        return false;
    }

  private:
    std::optional<std::uint64_t> budget_;
    const StopCondition* stop_ = nullptr;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

} // namespace tabuleiro::search
