// Whether a server is already running on this machine: somebody who starts it twice wants to see
// the page, not an error.
#pragma once

#include <cstdint>

namespace tabuleiro::server {

// Asks for /healthz there; false if something else answers, or nothing within a second.
bool house_is_open_at(std::uint16_t port);

} // namespace tabuleiro::server
