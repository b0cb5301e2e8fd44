// What the house offers: its games with their options and levels, and the usual times.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tabuleiro::house {

// `"games": [...], "presets": [...]` of /api/house, without the braces around it, so that who
// serves it can add what is theirs.
const std::string& catalogue_fields();

// A word for a strength of the game's computer: "novice" to "master", if it has no words of its
// own.
std::string_view level_name(std::string_view game, int level);
// Estimated by matches; none while nobody has measured it.
std::optional<int> level_rating(std::string_view game, int level);

} // namespace tabuleiro::house
