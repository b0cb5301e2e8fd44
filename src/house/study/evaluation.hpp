// What the engines say of a position of a line, in the page's words.
#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "house/scene/scene.hpp"

namespace tabuleiro::house {

// How much one position is thought over.
enum class Effort : std::uint8_t { Quick, Deep };

inline constexpr int most_lines = 3;

// True: nobody wants to know any more.
using Stop = std::function<bool()>;

// How good a position or a line is, from one of the players.
struct Worth {
    double chances = 0.5; // the score that may be expected of the game: 1 is a win
    std::optional<int>
        score{};               // hundredths of a pawn, where there are pawns; none: the end is near
    std::optional<int> mate{}; // moves to a forced end, negative if it is lost

    friend bool operator==(const Worth&, const Worth&) = default;
};

inline Worth from_other_side(Worth worth) {
    worth.chances = 1 - worth.chances;
    worth.score = worth.score ? std::optional(-*worth.score) : std::nullopt;
    worth.mate = worth.mate ? std::optional(-*worth.mate) : std::nullopt;
    return worth;
}

// The end is in sight, `plies` away.
inline Worth decided_in(int plies, bool won) {
    const int moves = won ? (plies + 1) / 2 : -(plies / 2);
    return {.chances = won ? 1.0 : 0.0, .mate = moves};
}

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

// {"re", "ply", "chances", ...}
std::string to_message(const Evaluation& evaluation, std::int64_t id);

} // namespace tabuleiro::house
