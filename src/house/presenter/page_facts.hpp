// What the page is told of a game before it has seen a board, in the page's own words
// (docs/protocols/web.md). With it the page needs no list of games.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/player.hpp"

namespace tabuleiro::house {

inline constexpr std::array<std::string_view, 8> usual_levels{
    "novice", "beginner", "casual", "amateur", "club", "strong", "expert", "master"};

struct PageFacts {
    // What the players are called: "white" and "black", as their pieces are drawn, or "first" and
    // "second" where they have no colours.
    ByPlayer<std::string_view> sides{"white", "black"};
    std::string_view pattern = "checkered"; // of its boards
    // What is shown beside a player: "material" that they are ahead, what they have "to-place", the
    // "count" of their pieces, or "none".
    std::string_view tally = "none";
    // "fen" if its positions are written so: then the page's editor knows them. Else "own".
    std::string_view notation = "own";
    std::span<const std::string_view> levels = usual_levels; // the computer's, from the weakest
};

} // namespace tabuleiro::house
