// What an analysis of a position is asked for, and the variations that it finds.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace tabuleiro {

// How long one position is analysed: some tenths of a second of one core, or some seconds.
enum class Effort : std::uint8_t { Quick, Deep };

// True once the result is no longer wanted.
using Stop = std::function<bool()>;

struct AnalysisTerms {
    Effort effort = Effort::Quick;
    int variations = 1;
    Stop stop{}; // polled often
    // No limit by time, so that every machine finds the same. The computer must be a new one, since
    // it remembers what it saw.
    bool reproducible = false;
};

// How good a position or a variation is for one of the players.
struct Worth {
    double chances = 0.5;       // the expected score of the game: 1 is a win
    std::optional<int> score{}; // hundredths of a pawn, where there are pawns and no forced end
    std::optional<int> mate{};  // moves to a forced end, negative if it is lost

    friend bool operator==(const Worth&, const Worth&) = default;
};

inline Worth from_other_side(Worth worth) {
    worth.chances = 1 - worth.chances;
    worth.score = worth.score ? std::optional(-*worth.score) : std::nullopt;
    worth.mate = worth.mate ? std::optional(-*worth.mate) : std::nullopt;
    return worth;
}

// A forced end, `plies` away.
inline Worth decided_in(int plies, bool won) {
    const int moves = won ? (plies + 1) / 2 : -(plies / 2);
    return {.chances = won ? 1.0 : 0.0, .mate = moves};
}

// A principal variation: the best moves of both sides as far as they were searched, never empty.
template <class Move>
struct Variation {
    std::vector<Move> moves;
    Worth worth; // from the player to move
    int depth = 0;
};

} // namespace tabuleiro
