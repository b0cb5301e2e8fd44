// Many chess games at once, between PGN and the page: what a player pastes, drops or downloads.
// StudyText and StudyGames of docs/protocols/web.md have the words.
//
// A damaged game has the moves that could be read, and its trouble; the others do not suffer.
// What a text says beside the moves (comments, NAGs, clocks, variations) goes with its game as
// `notes`, a text of our own that the page hands back; what does not fit the line any more is left
// out.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "house/command.hpp"
#include "house/evaluation.hpp"

namespace tabuleiro::house {

struct BookLimits {
    std::size_t bytes = 4 << 20;
    std::size_t games = 500; // the others are counted
};

inline bool never_stop() {
    return false;
}

// StudyText to StudyGames: of PGN, or of positions as FEN, one a line. Refuses with "malformed",
// "too-large" or "no-game", and with "closing" when it was stopped, which is asked every few
// milliseconds.
[[nodiscard]] Allowed<std::string> read_games(std::string_view body, const BookLimits& limits = {},
                                              const Stop& stop = never_stop);

// StudyGames to PGN. Refuses, naming game and move, if something is no chess game; and with
// "closing" when it was stopped.
[[nodiscard]] Allowed<std::string> write_games(std::string_view body, const BookLimits& limits = {},
                                               const Stop& stop = never_stop);

} // namespace tabuleiro::house
