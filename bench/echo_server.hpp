// The peer of the load tool: a plain Beast server that echoes every message.
#pragma once

#include <cstdint>

namespace tabuleiro::bench {

// Listens on 127.0.0.1 at any free port, reports it through `tell`, and serves forever.
[[noreturn]] void run_echo_server(void (*tell)(std::uint16_t port, void* to), void* to);

} // namespace tabuleiro::bench
