// The time of day, as the store writes it.
#pragma once

#include <chrono>
#include <string>

#include "store/stored.hpp"

namespace tabuleiro::server {

// Milliseconds since 1970.
inline store::WallTime wall_time() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

// In universal time, by a pattern of std::strftime. The header of fmt for times would do the same,
// and takes long to compile.
std::string utc_text(store::WallTime at, const char* pattern);

} // namespace tabuleiro::server
