// Syzygy's endgame tables, read by the library Fathom.
#pragma once

#include <string>

#include "core/error.hpp"
#include "engines/chess/search/tablebase.hpp"

namespace tabuleiro::roque {

// The tables in these folders, separated by colons; fails if there are none. The library has one
// set of tables per process: the last set must have been given up before another is opened.
[[nodiscard]] Expected<TablebasePtr> open_fathom(const std::string& path);

} // namespace tabuleiro::roque
