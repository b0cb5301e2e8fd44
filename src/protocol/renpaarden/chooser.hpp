// The seam between those who speak with players and the computer that chooses turns: programs
// give a real one, tests a simple one.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "games/renpaarden/position.hpp"

namespace tabuleiro::renpaarden {

inline constexpr int least_level = 1;
inline constexpr int strongest_level = 8;

struct Request {
    int level = strongest_level;
    std::optional<int> depth;                      // in turns
    std::optional<std::chrono::milliseconds> time; // none: what the level allows itself
};

struct Choice {
    Move turn;
    int score = 0; // for the player to move
    int depth = 0;
    std::uint64_t nodes = 0;
};

// The history are the earlier positions of the race, oldest first.
// Requires: the race is not over.
using Chooser = std::function<Choice(const Position& position, std::span<const Position> history,
                                     const Request& request)>;

} // namespace tabuleiro::renpaarden
