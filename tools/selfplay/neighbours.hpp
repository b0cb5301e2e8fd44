// Neighbours of the positions of games: quiet positions after random moves that were not played.
//
// A search meets them and games do not. They have no scores; a teacher gives them (docs/nnue.md).
#pragma once

#include <cstdint>
#include <vector>

#include "game_file.hpp"
#include "position_file.hpp"

namespace tabuleiro::roque {

struct NeighbourOptions {
    std::size_t each = 4;             // random moves tried from each position
    std::uint64_t holdout_every = 32; // skip every Nth game, as expand() holds it out (0: none)
    std::uint64_t seed = 1;
};

// From the positions that expand() keeps. A neighbour is kept if its side to move is not
// in check, has a move, cannot promote and wins nothing by a capture.
std::vector<TrainingPosition> neighbours(const std::vector<PlayedGame>& games,
                                         const NeighbourOptions& options);

} // namespace tabuleiro::roque
