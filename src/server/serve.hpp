// The house, from opening to closing.
#pragma once

#include "server/config.hpp"

namespace tabuleiro::server {

// Opens the house, prints where it is, and serves until SIGINT, SIGTERM or SIGHUP. Throws if it
// cannot begin (port in use, no disk, a damaged store), with a sentence that says what to do.
void serve(const Config& config);

} // namespace tabuleiro::server
