// Writes games as PGN: the seven tags of the roster first, lines of fewer than 80 columns, and
// everything in the form that every reader accepts.
#pragma once

#include <string>
#include <vector>

#include "games/chess/pgn.hpp"

namespace tabuleiro::chess {

// The tags as they are written: the roster, filled up with question marks, then the others, each
// name once. Result, SetUp, FEN and, where castling needs it, Variant follow from the game.
std::vector<PgnTag> written_tags(const PgnGame& game);

// The game with a blank line after its tags and one after its moves. Requires: the moves are legal.
std::string to_pgn(const PgnGame& game);

// The same, appended to a text.
void append_pgn(std::string& text, const PgnGame& game);

} // namespace tabuleiro::chess
