// Chess games as PGN, with what a store knows beyond the moves in tags and comments.
#pragma once

#include <string>

#include "archive/text/replay.hpp"
#include "core/error.hpp"
#include "games/chess/pgn_reader.hpp"
#include "store/stored.hpp"

namespace tabuleiro::archive {

// Fails if the house's own PGN cannot be read, which would be a bug.
[[nodiscard]] Expected<std::string> to_chess(const store::TableLog& log, const Replay& replay);

// Fails, naming lines, if the game is damaged or was not written by to_chess.
[[nodiscard]] Expected<store::TableLog> from_chess(const chess::PgnEntry& entry);

} // namespace tabuleiro::archive
