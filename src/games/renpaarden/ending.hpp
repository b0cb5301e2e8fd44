// How a race ends (R5, R6).
#pragma once

#include <optional>
#include <string_view>

#include "core/outcome.hpp"
#include "games/renpaarden/position.hpp"

namespace tabuleiro::renpaarden {

enum class Rule : std::uint8_t {
    AllArrived, // R5
    RowsFull,   // R6 a)
    NoEntry,    // R6 b)
    Repetition, // R6 c)
    PlyLimit,   // R6, literal
};

// `all-arrived`, for files and protocols; `R5`, as the rules page numbers it.
std::string_view rule_name(Rule rule);
std::string_view rule_number(Rule rule);

// R6 b): own knights on the goal rows, and goal cells held by enemies that never left them.
int goal_score(const Position& position, Player player);

// The rules that need no history, in the order R5, R6 a), b), and the literal limit.
std::optional<Outcome<Rule>> ending(const Position& position);

// With R6 c) in its place. `occurrences` of the position so far, with this one: at least 1.
std::optional<Outcome<Rule>> ending(const Position& position, int occurrences);

} // namespace tabuleiro::renpaarden
