// `tabuleiro export` and `import`: all games of a house to a text and back.
#pragma once

#include "server/config.hpp"

namespace tabuleiro::server {

// Both return the program's status, print what they did to standard error, and throw if they cannot
// begin. Export reads also while the house is open; import needs it closed.
int export_to(const Export& wanted);
int import_from(const Import& wanted);

} // namespace tabuleiro::server
