// How chess ends by its rules, apart from what needs the whole record.
#pragma once

#include <cstdint>
#include <optional>

#include "core/outcome.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::chess {

enum class Rule : std::uint8_t {
    Checkmate,
    Stalemate,
    InsufficientMaterial,
    FiftyMoves,
    SeventyFiveMoves,
    Threefold,
    Fivefold,
};

std::string_view rule_name(Rule rule);

// Two readings of "neither side can win".
enum class MaterialReading : std::uint8_t {
    Listed, // bare king against king, king and bishop, king and knight, king and two knights
    Fide,   // no sequence of legal moves leads to mate, judged by material: kings with at most one
            // knight between them, or with any bishops all of one square colour
};

// How a game that makes no progress ends.
enum class DrawRules : std::uint8_t {
    Automatic, // at 50 moves and at the third occurrence, at once
    Fide,      // a player may claim at 50 and 3; at 75 and 5 it ends by itself
};

inline constexpr int fifty_moves = 100; // in plies
inline constexpr int seventy_five_moves = 150;

bool is_insufficient(const Position& position, MaterialReading reading);

// No series of legal moves, however foolish, lets this player mate (judged by material). When
// the opponent's flag falls, such a player has not won (FIDE 6.9).
bool cannot_mate(const Position& position, Player player);

// What every reading and every set of options agrees on.
std::optional<Outcome<Rule>> outcome(const Position& position);

// With options, for the n-th occurrence of the position.
std::optional<Outcome<Rule>> outcome(const Position& position, DrawRules draws,
                                     MaterialReading material, int occurrences);

// What the player to move may claim under FIDE's rules.
std::optional<Rule> claimable(const Position& position, int occurrences);

} // namespace tabuleiro::chess
