// What the house offers: its games with their options and levels, and the usual times.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/json_writer.hpp"

namespace tabuleiro::house {

// Writes the keys "games" and "presets" of /api/house. Requires: an object is open.
void write_catalogue(JsonWriter& out);

// A word for a strength of the game's computer: "novice" to "master", if it has no words of its
// own.
std::string_view level_name(std::string_view game, int level);
// As it is shown: estimated by matches; none while nobody has measured it, or if it cannot be
// compared with the ratings of players elsewhere.
std::optional<int> level_rating(std::string_view game, int level);

// The levels that have been measured, on the game's own scale: the fixed points of people's
// ratings (docs/ratings.md).
struct CalibratedLevel {
    int level;
    int rating;
};
std::vector<CalibratedLevel> calibrated_levels(std::string_view game);

} // namespace tabuleiro::house
