// A game as a sequence of mostly small bytes: the rank of each move among the likely ones, and the
// change of the score in coarse steps.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

#include "games/chess/move.hpp"

namespace tabuleiro::roque {

struct ScoredMove {
    // Moves of the random opening were not searched.
    static constexpr std::int16_t unscored = std::numeric_limits<std::int16_t>::min();

    chess::Move move;
    std::int16_t score = unscored; // from white

    friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

// From the standard position. Unscored moves come first, and the moves are legal.
struct PlayedGame {
    std::uint8_t result = 1; // from white: 0 lost, 1 drawn, 2 won
    std::vector<ScoredMove> moves;

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

// The score that is read back: steps of about 5 points near zero, wider ones farther out, and
// 3,090 points at most.
std::int16_t coarse_score(int score);

// A byte, and its kind: bytes of one kind are coded with one model.
struct Symbol {
    std::uint8_t kind = 0;
    std::uint8_t value = 0;
};
inline constexpr std::size_t symbol_kinds = 16;

// Requires: fewer than 65,536 moves, of which at most 255 are unscored.
std::vector<Symbol> symbols_of(const PlayedGame& game);
// None if the bytes are not a game. The bytes are requested one by one, each by its kind.
std::optional<PlayedGame> game_from(const std::function<std::uint8_t(std::uint8_t kind)>& next);

} // namespace tabuleiro::roque
