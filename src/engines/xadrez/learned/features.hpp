// The inputs of a network for a position of xadrez, seen from each side (docs/nnue.md).
#pragma once

#include "engines/nnue/network.hpp"
#include "games/xadrez/position.hpp"

namespace tabuleiro::xadrez {

struct Features {
    static constexpr nnue::GameShape shape{.game = "xadrez", .inputs = 1152, .max_pieces = 32};
    // A viewer sees the board from its own side, and mirrored if its king is on columns E to H.
    static constexpr std::size_t orientations = 2;
    // The kinds of pieces; then pawns, rooks and bishops once more, those whose operation is not
    // spent. White's, then Black's.
    static constexpr std::size_t roles = 9;
    using Sets = std::array<Bitboard, 2 * roles>;

    // Boards as games have them: one king each, and no more pieces than at the start.
    static bool covers(const Position& position) {
        const Bitboard kings = position.of(Kind::King);
        return std::has_single_bit(kings & position.of(Player::First)) &&
               std::has_single_bit(kings & position.of(Player::Second)) &&
               stage(position) <= shape.max_pieces;
    }
    static int stage(const Position& position) { return std::popcount(position.occupied()); }

    static Sets sets(const Position& position) {
        Sets sets{};
        for (const Kind kind : kinds) {
            const Bitboard all = position.of(kind);
            const Bitboard spent = operates_once(kind) ? all & position.used() : all;
            const auto role = static_cast<std::size_t>(kind);
            sets[role] = spent & position.of(Player::First);
            sets[roles + role] = spent & position.of(Player::Second);
            if (operates_once(kind)) {
                const std::size_t ready = ready_role(kind);
                sets[ready] = (all & ~spent) & position.of(Player::First);
                sets[roles + ready] = (all & ~spent) & position.of(Player::Second);
            }
        }
        return sets;
    }

    // 1: mirrored.
    static int orientation(const Sets& sets, Player viewer) {
        constexpr auto king = static_cast<std::size_t>(Kind::King);
        const Bitboard own = sets[king + (viewer == Player::First ? 0 : roles)];
        return std::countr_zero(own) % 8 >= 4 ? 1 : 0;
    }
    static std::size_t input(Player viewer, int orientation, std::size_t set, int square) {
        const std::size_t owner = set / roles == (viewer == Player::First ? 0U : 1U) ? 0 : 1;
        // Square 0 is in the top row, and White plays upward.
        const int turned = square ^ (viewer == Player::First ? 56 : 0);
        const int seen = turned ^ (orientation == 0 ? 0 : 7);
        return (owner * roles + set % roles) * 64 + static_cast<std::size_t>(seen);
    }

  private:
    static constexpr std::size_t ready_role(Kind kind) {
        return kinds.size() + (kind == Kind::Pawn ? 0 : kind == Kind::Rook ? 1 : 2);
    }
};

} // namespace tabuleiro::xadrez
