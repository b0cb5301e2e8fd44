// Plays as the protocol writes them: their instructions, and the lines that report what they did.
#pragma once

#include <string>

#include "games/xadrez/rules.hpp"

namespace tabuleiro::xadrez {

// What a play does, with the names of the pieces before it is played.
struct PlayReport {
    Effect effect;
    std::string name;     // of the piece that plays
    std::string captured; // of the piece that it captures; none, or one of them
};

// Requires: a legal play.
PlayReport report_of(const Position& position, const Move& move);

// The line of a move that neither gives check nor ends the game (P5).
std::string move_line(const PlayReport& report);
// The line of an operation (P6).
std::string operation_line(const PlayReport& report);

// A play as an instruction without the player's name: "MP" and "E7 E5", "OS" and "C8".
struct Play {
    Play(const Position& position, const Move& move);

    std::string instruction;
    std::string squares;
};

} // namespace tabuleiro::xadrez
