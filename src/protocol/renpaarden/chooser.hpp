// The seam between dialogues with players and the computer that chooses turns: programs pass the
// real one (engines/renpaarden/computer.hpp), tests a simple one.
#pragma once

#include <functional>
#include <span>

#include "engines/level.hpp"
#include "engines/renpaarden/computer.hpp"

namespace tabuleiro::renpaarden {

// What a computer of that level would play. The history holds the earlier positions of the race,
// oldest first. Requires: the race is not over.
using Chooser =
    std::function<Advice<Move>(const Position& position, std::span<const Position> history,
                               int level, const ThinkingLimits& limits)>;

} // namespace tabuleiro::renpaarden
