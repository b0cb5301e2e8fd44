// Many chess games at once, between PGN and the page: what a player pastes, drops or downloads.
//
// A book is JSON: {"games": [Game]}.
//
//     Game       {"tags": {"White": "Ana", ...}, "start": FEN or null (the usual position),
//     "result": "1-0",
//                 "line": Line, "opening": {"en", "pt", "plies"} or null, "at": line of the text,
//                 "faults": [{"at": line, "reason": sentence}]}
//     Line       {"comment": before the first move, "moves": [Move]}
//     Move       {"move": "e2e4", "note": "e4", "comment", "nags": [1], "clock": ms, "elapsed": ms,
//                 "evaluation": {"centipawns" or "mate": number, "depth"}, "variations": [Line]}
//
// What is empty is left out of moves and lines. A damaged game has the moves that could be read,
// and its faults; the others do not suffer. Writing takes `tags`, `start`, `result` and `line`; the
// rest follows from them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace tabuleiro::archive {

struct BookLimits {
    std::size_t bytes = 8 << 20;
    std::size_t games = 5000;
};

// Also of a FEN alone: one game without moves. Fails if there is no game in the text, or too much.
[[nodiscard]] Expected<std::string> book_of_pgn(std::string_view text,
                                                const BookLimits& limits = {});

// Fails, naming game and move, if something is no book or a move is not legal.
[[nodiscard]] Expected<std::string> pgn_of_book(std::string_view text,
                                                const BookLimits& limits = {});

} // namespace tabuleiro::archive
