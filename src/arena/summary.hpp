// The result of a tournament as a few lines of text.
#pragma once

#include <string>
#include <vector>

#include "arena/game_record.hpp"
#include "arena/tournament.hpp"

namespace tabuleiro::arena {

std::string summary(const Tournament& tournament, const std::vector<GameRecord>& games);

} // namespace tabuleiro::arena
