// The time of day, as the store writes it.
#pragma once

#include <chrono>

#include "store/stored.hpp"

namespace tabuleiro::server {

// Milliseconds since 1970.
inline store::WallTime wall_time() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

} // namespace tabuleiro::server
