// What the engines say of a position of a game, in the page's words.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engines/analysis.hpp"
#include "house/presenter/board_view.hpp"

namespace tabuleiro::house {

inline constexpr int max_lines = 3;

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

// Evaluates the position before the move of that ply, or the last one, on the calling thread. It
// holds a copy of the game, and remembers what it saw from one position to the next. There are no
// lines if it was stopped early. Requires: there is a legal move.
using Evaluator = std::function<Evaluation(int ply, const AnalysisTerms& terms)>;

// {"reply_to", "ply", "chances", ...}
std::string to_message(const Evaluation& evaluation, std::int64_t id);

} // namespace tabuleiro::house
