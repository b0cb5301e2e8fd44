// What levels are worth, as matches of the arena have shown it. A level that nobody has measured
// is not here, and the page shows no number for it.
#pragma once

#include <array>
#include <string_view>

namespace tabuleiro::house {

struct Rating {
    std::string_view game;
    int level;
    int rating;
};

inline constexpr std::array<Rating, 0> ratings{};

} // namespace tabuleiro::house
