// What both evaluations say about positions: for inspecting and testing a network.
#pragma once

#include <string>
#include <vector>

#include "engines/chess/evaluation/networks.hpp"
#include "position_file.hpp"

namespace tabuleiro::roque {

// One line per position, four numbers from the side to move: the score in the file, the result (0,
// 1, 2), what the network says and what the tapered evaluation says. Requires: a network.
[[nodiscard]] Expected<std::string> judge(const std::vector<TrainingPosition>& positions,
                                          const NetworkPtr& network);

} // namespace tabuleiro::roque
