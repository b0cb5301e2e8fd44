// How long a transfer may take: some time at first, and then as long as at least so many bytes
// arrive per second. So a large file gets over a slow connection, and a client that sends a byte
// now and then does not keep it open.
#pragma once

#include <chrono>
#include <cstddef>

namespace tabuleiro::server {

struct TransferPace {
    std::chrono::milliseconds first{std::chrono::seconds(10)};
    std::size_t bytes_per_second = 8192;

    // By when the next bytes must be there, counted from the beginning.
    std::chrono::milliseconds allowed_after(std::size_t bytes) const {
        return first + std::chrono::milliseconds(bytes * 1000 / bytes_per_second);
    }
};

} // namespace tabuleiro::server
