// One play: an ordinary move (MP) or a special operation (OS) of one piece, and what it does.
#pragma once

#include "core/inline_vector.hpp"
#include "games/xadrez/board.hpp"

namespace tabuleiro::xadrez {

enum class MoveKind : std::uint8_t { Move, Operation };

// The target of an operation is where the piece ends up; a bishop's is its own square.
struct Move {
    Square from{};
    Square to{};
    MoveKind kind = MoveKind::Move;

    friend constexpr bool operator==(const Move&, const Move&) = default;
};

// No board has more plays. A move reaches its target either as a knight's (from one of its leaps)
// or along one of the eight lines, whose first piece it is: at most 336 + 420 moves on 64 squares.
// Four squares away in a line is one square a line of the board: at most 3 * 64 knight operations.
// Every other piece has at most 4 operations.
inline constexpr std::size_t max_moves = 336 + 420 + 3 * 64 + 4 * 64;

using Moves = InlineVector<Move, max_moves>;

// How a play changes the board.
enum class Manner : std::uint8_t {
    Plain,
    DoubleStep,
    EnPassant,
    Promotion,
    Castling,
    PawnBack,
    RookDouble,
    KnightLeap,
    BishopBlast,
    QueenSwap,
};

struct Effect {
    Manner manner = Manner::Plain;
    Bitboard captured = 0; // the squares from which pieces leave the board

    friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

} // namespace tabuleiro::xadrez
