// Everything that is wrong with something from outside, gathered while it is read.
#pragma once

#include <utility>

#include "core/error.hpp"

namespace tabuleiro {

class Faults {
  public:
    void add(Reason reason) { reasons_.push_back(std::move(reason)); }
    void add(const Error& error) {
        reasons_.insert(reasons_.end(), error.reasons().begin(), error.reasons().end());
    }

    bool empty() const { return reasons_.empty(); }
    // Requires: something is wrong. What was gathered is moved out.
    tl::unexpected<Error> failure() { return fail(std::exchange(reasons_, {})); }

  private:
    Reasons reasons_;
};

} // namespace tabuleiro
