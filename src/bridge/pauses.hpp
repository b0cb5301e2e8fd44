// How long to wait before a house that cannot be reached is tried again, and whether it was said.
#pragma once

#include <algorithm>
#include <chrono>
#include <utility>

namespace tabuleiro::bridge {

class Pauses {
  public:
    // The next one: a quarter of a second, then twice as long each time, up to half a minute.
    std::chrono::milliseconds next() {
        using namespace std::chrono_literals;
        return std::exchange(pause_, std::min<std::chrono::milliseconds>(2 * pause_, 30s));
    }
    // True once, until all is well again.
    bool is_first_complaint() { return !std::exchange(complained_, true); }
    // It has been reached. True if there was a complaint before.
    bool reset() {
        pause_ = first;
        return std::exchange(complained_, false);
    }

  private:
    static constexpr std::chrono::milliseconds first{250};
    std::chrono::milliseconds pause_ = first;
    bool complained_ = false;
};

} // namespace tabuleiro::bridge
