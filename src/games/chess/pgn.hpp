// Games in the Portable Game Notation: the parts of a game score.
//
// pgn_reader.hpp reads files of any length, one game at a time; pgn_writer.hpp writes games.
// Reading what was written gives the same game.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/chess/position.hpp"

namespace tabuleiro::chess {

enum class PgnResult : std::uint8_t { Unfinished, WhiteWins, BlackWins, Draw };

std::string_view to_text(PgnResult result);
std::optional<PgnResult> parse_result(std::string_view text);

// [White "Carlsen, Magnus"]
struct PgnTag {
    std::string name;
    std::string value;
    friend bool operator==(const PgnTag&, const PgnTag&) = default;
};

// What an engine thought: [%eval 0.17], [%eval #-3,20].
struct PgnEvaluation {
    enum class Kind : std::uint8_t { Centipawns, MateIn };
    Kind kind = Kind::Centipawns;
    int value = 0; // good for white if positive
    std::optional<int> depth;
    friend bool operator==(const PgnEvaluation&, const PgnEvaluation&) = default;
};

// A numeric annotation: 1 is "!", 6 is "?!".
using Nag = std::uint8_t;

struct PgnNote;

// Moves in a row, and what is written between them. Notes are in the order of their plies, at most
// one per ply, none of them empty.
struct PgnLine {
    std::vector<Move> moves;
    std::vector<PgnNote> notes;

    bool empty() const { return moves.empty() && notes.empty(); }
    friend bool operator==(const PgnLine& a, const PgnLine& b);
};

// What is written at one point of a line. The comment has no blanks at its ends and single blanks
// inside; clocks and evaluations are taken out of it. Several comments at one point are joined.
struct PgnNote {
    std::size_t ply = 0; // the moves of the line before it
    std::vector<Nag> nags;
    std::string comment;
    std::optional<std::chrono::milliseconds> clock;   // left after the move: [%clk 1:30:00]
    std::optional<std::chrono::milliseconds> elapsed; // spent on the move: [%emt 0:00:12]
    std::optional<PgnEvaluation> evaluation;
    std::vector<PgnLine> variations; // each instead of the last move before the note

    bool empty() const;
    friend bool operator==(const PgnNote&, const PgnNote&) = default;
};

struct PgnGame {
    std::vector<PgnTag> tags; // in the order of the text
    Position start;
    PgnLine line;
    PgnResult result = PgnResult::Unfinished;

    // The value of the first tag of that name.
    std::optional<std::string_view> tag(std::string_view name) const;
    friend bool operator==(const PgnGame&, const PgnGame&) = default;
};

} // namespace tabuleiro::chess
