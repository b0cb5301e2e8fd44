// What stands in PGN beside the moves of a line, as JSON and back: the `notes` of a game.
//
//     notes        [{"ply": moves before it, "comment", "nags": [1], "clock": ms, "elapsed": ms,
//                    "evaluation": {"centipawns" or "mate": number, "depth"},
//                    "variations": [{"moves": ["e2e4"], "notes"}]}]
//
// What is empty is left out.
#pragma once

#include <nlohmann/json.hpp>

#include "games/chess/pgn.hpp"

namespace tabuleiro::house {

// Of the JSON: variations in variations, 64 times, as the reader of PGN has them.
inline constexpr int deepest_notes = 4 * 64 + 4;

nlohmann::ordered_json notes_json(const chess::PgnLine& line, const chess::Position& start);

// Adds to the line what fits its moves.
void add_notes(chess::PgnLine& line, const chess::Position& start,
               const nlohmann::ordered_json& notes);

} // namespace tabuleiro::house
