// How much, how often and how long clients may use the network. Apart from the server itself, so
// that the options of the program know them without the network library.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "server/access/bucket.hpp"
#include "server/http/transfer_pace.hpp"

namespace tabuleiro::server {

struct NetworkLimits {
    std::uint32_t header_bytes = 16 * 1024;
    std::uint64_t body_bytes = 64 * 1024;
    std::uint64_t upload_bytes = 4 * 1024 * 1024; // of many games at once, or a hand-in
    Rate uploads{0.5, 10};                        // from one address
    std::size_t message_bytes = 16 * 1024;
    std::size_t outgoing_bytes = 1024 * 1024; // waiting for a slow reader
    std::size_t connections = 16000;
    std::size_t connections_of_one = 400;         // from one address
    Rate requests{50, 400};                       // from one address
    Rate messages{40, 200};                       // over one socket; pings and the like count too
    Rate message_rate{32.0 * 1024, 256.0 * 1024}; // bytes over one socket
    TransferPace pace;                            // of a header (its first time), a body, an answer
    std::chrono::seconds keep_alive_time{60};
    std::chrono::seconds silence{60}; // of a socket; pinged at half of it
};

} // namespace tabuleiro::server
