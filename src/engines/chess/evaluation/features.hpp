// The inputs of a network for a chess position, seen from each side (docs/nnue.md).
#pragma once

#include <array>

#include "engines/nnue/network.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::roque {

struct Features {
    static constexpr nnue::GameShape shape{.game = "chess", .inputs = 768, .most_pieces = 32};
    // A viewer sees the board as it is, or mirrored left to right.
    static constexpr std::size_t orientations = 2;
    // White's pieces by role, then black's.
    using Sets = std::array<chess::Bitboard, 12>;

    static Sets sets(const chess::Board& board) {
        Sets sets{};
        for (std::size_t role = 0; role < 6; ++role) {
            sets[role] = board.sides.first.pieces[role];
            sets[6 + role] = board.sides.second.pieces[role];
        }
        return sets;
    }
    // Mirrored if the viewer's king is on files e to h.
    static int orientation(const Sets& sets, Player viewer) {
        constexpr chess::Bitboard right_half = 0xF0F0F0F0F0F0F0F0;
        return (sets[viewer == Player::First ? 5 : 11] & right_half) != 0 ? 1 : 0;
    }
    static std::size_t input(Player viewer, int orientation, std::size_t set, int square) {
        const std::size_t owner = set / 6 == (viewer == Player::First ? 0U : 1U) ? 0 : 1;
        const int seen = square ^ (viewer == Player::First ? 0 : 56) ^ (orientation == 0 ? 0 : 7);
        return (owner * 6 + set % 6) * 64 + static_cast<std::size_t>(seen);
    }
};

} // namespace tabuleiro::roque
