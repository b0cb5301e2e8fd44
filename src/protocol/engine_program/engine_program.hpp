// The engine's program: three threads. One reads lines, one thinks (with its helpers), and the
// caller's thread receives both through a queue, drives the protocol, and writes.
#pragma once

#include <string_view>

namespace tabuleiro::roque {

// Speaks UCI or CECP on standard input and output until the user quits or the input ends.
void talk();

// One UCI command, for a shell: bench or perft.
void run_command(std::string_view line);

} // namespace tabuleiro::roque
