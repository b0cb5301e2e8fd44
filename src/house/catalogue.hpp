// What the house offers: its games with their options and levels, and the usual times.
#pragma once

#include <optional>
#include <string_view>

#include "core/json_writer.hpp"

namespace tabuleiro::house {

// Writes the keys "games" and "presets" of /api/house. Requires: an object is open.
void write_catalogue(JsonWriter& out);

// A word for a strength of the game's computer: "novice" to "master", if it has no words of its
// own.
std::string_view level_name(std::string_view game, int level);
// Estimated by matches; none while nobody has measured it.
std::optional<int> level_rating(std::string_view game, int level);

} // namespace tabuleiro::house
