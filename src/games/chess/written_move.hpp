// Moves as people write them: with the piece letters of their language, with figurines (♘f3), or
// from square to square (g1f3). san.hpp reads what PGN files should contain; this reads what people
// paste.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/error.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::chess {

enum class PieceLetters : std::uint8_t { English, Portuguese, Romanian };

using MoveParser = Expected<Move> (*)(const Position& position, std::string_view text);

// Reads moves written with these letters. Returns legal moves only.
MoveParser written_move_parser(PieceLetters letters);

} // namespace tabuleiro::chess
