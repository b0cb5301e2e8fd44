// What the engines say of a position of a line, in the page's words.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engines/analysis.hpp"
#include "house/presenter/board_view.hpp"

namespace tabuleiro::house {

inline constexpr int most_lines = 3;

struct BestMove {
    std::string text;
    std::string note;
    Path path;
};

struct BestLine {
    std::vector<BestMove> moves;
    Worth worth;
};

// Everything from the first player, whoever is to move.
struct Evaluation {
    int ply = 0;
    Worth worth{};
    int depth = 0;
    std::vector<BestLine> lines{}; // the best first; none: the game is over
};

// {"reply_to", "ply", "chances", ...}
std::string to_message(const Evaluation& evaluation, std::int64_t id);

} // namespace tabuleiro::house
