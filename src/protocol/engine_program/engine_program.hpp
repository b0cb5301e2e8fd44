// The engine's program: three threads, of which one reads lines, one thinks (with its helpers), and
// the caller's hears both through a queue, asks the protocol what to do, and writes.
#pragma once

#include <string_view>

namespace tabuleiro::roque {

// Talks UCI or CECP on standard input and output until the user quits or goes away.
void talk();

// One command of UCI, for a shell: bench or perft.
void run_command(std::string_view line);

} // namespace tabuleiro::roque
