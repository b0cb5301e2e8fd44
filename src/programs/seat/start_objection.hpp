// Whether a program can play from the first position of a game, as far as it is known without
// asking it again.
#pragma once

#include <optional>
#include <string_view>

#include "programs/seat/game_so_far.hpp"
#include "programs/trial/trial.hpp"

namespace tabuleiro::programs {

// Why not; none if it can, or if only the program itself can say. Moves do not count.
std::optional<Reason> objection_to_start(const Introduction& introduction, std::string_view game,
                                         const GameSoFar& begun);

} // namespace tabuleiro::programs
