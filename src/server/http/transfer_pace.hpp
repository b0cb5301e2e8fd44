// How long it may take to move some bytes over a connection: a while at first, and from then on as
// long as at least so many arrive in a second. So a slow line gets its large file, and who sends a
// letter now and then does not keep the connection.
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
