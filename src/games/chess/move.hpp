// A move in 16 bits, with what kind of move it is.
//
//     bits 0-5   from        bits 6-11   to        bits 12-15   kind
//
// Castling goes from the king's square to the castling rook's, which is unambiguous in Chess960
// too; how it is written is up to the text formats (coordinate.hpp, san.hpp).
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>

#include "core/inline_vector.hpp"
#include "games/chess/piece.hpp"
#include "games/chess/square.hpp"

namespace tabuleiro::chess {

enum class MoveKind : std::uint8_t {
    Normal,
    DoublePush,
    EnPassant,
    Castle,
    PromoteKnight,
    PromoteBishop,
    PromoteRook,
    PromoteQueen,
};

class Move {
  public:
    constexpr Move() = default; // A1 to A1: not a move in any position
    constexpr Move(Square from, Square to, MoveKind kind = MoveKind::Normal)
        : bits_(static_cast<std::uint16_t>(chess::index(from) | chess::index(to) << 6 |
                                           static_cast<int>(kind) << 12)) {}

    // Requires: the role is a knight, bishop, rook or queen.
    static constexpr Move promotion(Square from, Square to, Role role) {
        assert(role != Role::Pawn && role != Role::King);
        return {from, to,
                static_cast<MoveKind>(static_cast<int>(MoveKind::PromoteKnight) +
                                      chess::index(role) - chess::index(Role::Knight))};
    }

    constexpr Square from() const { return square_at(bits_ & 63); }
    constexpr Square to() const { return square_at(bits_ >> 6 & 63); }
    constexpr MoveKind kind() const { return static_cast<MoveKind>(bits_ >> 12); }

    constexpr std::optional<Role> promotes_to() const {
        if (kind() < MoveKind::PromoteKnight) {
            return std::nullopt;
        }
        return static_cast<Role>(chess::index(Role::Knight) + static_cast<int>(kind()) -
                                 static_cast<int>(MoveKind::PromoteKnight));
    }

    constexpr std::uint16_t bits() const { return bits_; }

    friend constexpr bool operator==(Move, Move) = default;

  private:
    std::uint16_t bits_ = 0;
};

// No position with 16 pieces per side has more moves: 16 queens would have at most 27 each.
using MoveList = InlineVector<Move, 432>;

} // namespace tabuleiro::chess
