// The board as the terminal shows it: plain, or with colour.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/renpaarden/path.hpp"
#include "protocol/renpaarden/terminal/coordinates.hpp"

namespace tabuleiro::renpaarden {

// A screen is redrawn with colour on a terminal; otherwise plain lines follow each other.
enum class Style : std::uint8_t { Plain, Screen };

struct Picture {
    const Position& position;
    const Chain* chain = nullptr; // the unfinished turn, if any
    std::vector<Cell> last_path;  // of the turn before, which a screen marks
};

// `o`, `x` and `_`; a knight on top of an enemy is a capital. Row labels are beside the rows,
// column labels below.
std::string draw(const Picture& picture, const Coordinates& coordinates, Style style);

} // namespace tabuleiro::renpaarden
