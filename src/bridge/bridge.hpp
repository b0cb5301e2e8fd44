// Seats a program of this machine at the tables of a house, by its token (docs/programs/bridge.md).
#pragma once

#include "bridge/bridge_options.hpp"
#include "core/error.hpp"

namespace tabuleiro::bridge {

// Returns when a signal has come (SIGINT, SIGTERM): games that are being played go on in the house,
// and a bridge that is started again goes on with them. Fails if the program cannot be used, or if
// the house refuses the token.
[[nodiscard]] Expected<void> run_bridge(const BridgeOptions& options);

} // namespace tabuleiro::bridge
