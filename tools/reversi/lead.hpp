// What a lead means: the evaluation at which the odds of winning are e to 1.
#pragma once

#include "player.hpp"
#include "sample.hpp"

namespace tabuleiro::reversi::learning {

// From samples whose margins are those of the games' ends. Requires: tables, and a sample.
double lead_of(const Evaluation& evaluation, const std::vector<Sample>& samples);

} // namespace tabuleiro::reversi::learning
