// The server, from start to end.
#pragma once

#include "server/config.hpp"

namespace tabuleiro::server {

// Starts the server, prints its address, and serves until SIGINT, SIGTERM or SIGHUP. Throws if it
// cannot start (port in use, no disk, a damaged store), with a sentence that says what to do.
void serve(const Config& config);

} // namespace tabuleiro::server
