// The inputs of a network for a chess position, seen from each side (docs/nnue.md).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engines/nnue/network.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::roque {

struct Features {
    static constexpr nnue::GameShape shape{
        .game = "chess", .inputs = 768, .max_pieces = 32, .zones = 4};
    // A viewer sees the board as it is or mirrored left to right, in the zone of its king.
    static constexpr std::size_t orientations = 2 * shape.zones;
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
    // Twice the zone, and one more if mirrored. Requires: the viewer has a king.
    static int orientation(const Sets& sets, Player viewer) {
        const bool first = viewer == Player::First;
        const int king = std::countr_zero(sets[first ? 5 : 11]) ^ (first ? 0 : 56);
        return orientation_by_king[static_cast<std::size_t>(king)];
    }
    static std::size_t input(Player viewer, int orientation, std::size_t set, int square) {
        const std::size_t owner = set / 6 == (viewer == Player::First ? 0U : 1U) ? 0 : 1;
        const int mirror = orientation % 2 == 0 ? 0 : 7;
        const int seen = square ^ (viewer == Player::First ? 0 : 56) ^ mirror;
        return static_cast<std::size_t>(orientation / 2) * shape.inputs +
               (owner * 6 + set % 6) * 64 + static_cast<std::size_t>(seen);
    }

  private:
    // Mirrored if the king is on files e to h. Zones, after that: a1 and b1, c1 and d1, the
    // second rank, the others.
    static constexpr std::array<std::int8_t, 64> orientation_by_king = [] {
        std::array<std::int8_t, 64> table{};
        for (std::size_t square = 0; square < 64; ++square) {
            const std::size_t rank = square / 8;
            const std::size_t file = square % 8;
            const bool mirrored = file >= 4;
            const bool corner = file < 2 || file > 5;
            const int zone = rank == 0 ? (corner ? 0 : 1) : rank == 1 ? 2 : 3;
            table[square] = static_cast<std::int8_t>(2 * zone + (mirrored ? 1 : 0));
        }
        return table;
    }();
};

} // namespace tabuleiro::roque
