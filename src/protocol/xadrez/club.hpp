// The program's state: its players, and the one game that may be running.
#pragma once

#include <optional>

#include "core/error.hpp"
#include "games/xadrez/position.hpp"
#include "league/league.hpp"

namespace tabuleiro::xadrez {

struct RunningGame {
    Position position;
    ByPlayer<League::Member> seats; // white is the first; both may be one member

    friend bool operator==(const RunningGame&, const RunningGame&) = default;
};

struct Club {
    League league;
    std::optional<RunningGame> game;

    friend bool operator==(const Club&, const Club&) = default;
};

// A club as the text of a save file, and back (P9). Lines, in this order:
//
//     xadrez 1                      the format and its version
//     players 2
//     3 0 1 Ana                     victories, draws, defeats, name
//     1 0 3 Rui
//     game Ana Rui                  white and black, or `game none` alone
//     position ...                  as games/xadrez/text.hpp has it; only if there is a game
//     sum 0123456789abcdef          FNV-1a of all the lines above
//
// A name is any bytes but blanks, tabs and line ends; nothing is escaped.
std::string save_text(const Club& club);
// Fails unless every byte is as save_text would have written it.
Expected<Club> parse_save(std::string_view text);

} // namespace tabuleiro::xadrez
