// The service that runs foreign programs for a house whose own service must not start them.
//
// It serves one connection, and is started anew for each: `probe` asks what the sandbox is worth,
// `run` runs one program in it, with the descriptors that came with the message. The house is not
// trusted either: whatever it asks for runs in the sandbox. When the connection ends, so does the
// program.
#pragma once

#include "files/descriptor.hpp"

namespace tabuleiro::programs {

// Returns the exit status of the service.
int serve_program(const Descriptor& connection);

} // namespace tabuleiro::programs
