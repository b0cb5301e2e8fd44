// What an engine that the house runs says of a position, and how the page is told of it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "house/evaluation.hpp"
#include "house/study/move_list.hpp"

namespace tabuleiro::house {

// From the player to move.
struct EngineVariation {
    std::vector<std::string> moves{}; // at least one
    int depth = 0;
    std::optional<int> score{}; // hundredths of a pawn
    std::optional<int> mate{};  // in moves; negative: they are mated
};

// Of the position at the end of the line. Fails if a move is not legal. Requires: there is a
// variation.
[[nodiscard]] Expected<Evaluation> evaluation_of(const MoveList& line,
                                                 std::span<const EngineVariation> variations);

} // namespace tabuleiro::house
