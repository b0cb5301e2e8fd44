// What both evaluations say of positions: for looking at a network, and for testing it.
#pragma once

#include <string>
#include <vector>

#include "engines/chess/evaluation/networks.hpp"
#include "position_file.hpp"

namespace tabuleiro::roque {

// A line a position, four numbers from the side to move: the score in the file, the result (0, 1,
// 2), what the network says and what the tapered evaluation says. Requires: a network.
[[nodiscard]] Expected<std::string> judge(const std::vector<TrainingPosition>& positions,
                                          const NetworkPtr& network);

} // namespace tabuleiro::roque
