// The pieces on the board: two sides of eight sets each, one cache line per side.
//
// A side's sets are its six kinds of pieces, all of them together, and the rooks that may still
// castle. Because the castling rooks are a set like the others, a capture clears one square in all
// eight sets, and a captured rook loses its castling right without a special case.
#pragma once

#include <array>
#include <optional>

#include "games/chess/attacks.hpp"
#include "games/chess/bitboard.hpp"
#include "games/chess/piece.hpp"

namespace tabuleiro::chess {

struct alignas(64) Side {
    std::array<Bitboard, 6> pieces{}; // by role
    Bitboard all = 0;
    Bitboard castling_rooks = 0;

    constexpr Bitboard operator[](Role role) const {
        return pieces[static_cast<std::size_t>(role)];
    }
    constexpr Bitboard diagonal_sliders() const {
        return (*this)[Role::Bishop] | (*this)[Role::Queen];
    }
    constexpr Bitboard straight_sliders() const {
        return (*this)[Role::Rook] | (*this)[Role::Queen];
    }
    // Requires: there is a king.
    constexpr Square king() const { return first((*this)[Role::King]); }
    // The role's number is put together from its bits: searches look at many squares, and what
    // stands there is hard to predict. Requires: one of these pieces is on the square.
    constexpr Role role_at(Square square) const {
        const Bitboard odd = (*this)[Role::Knight] | (*this)[Role::Rook] | (*this)[Role::King];
        const Bitboard twos = (*this)[Role::Bishop] | (*this)[Role::Rook];
        const Bitboard fours = (*this)[Role::Queen] | (*this)[Role::King];
        const int number = index(square);
        return static_cast<Role>((odd >> number & 1) | (twos >> number & 1) << 1 |
                                 (fours >> number & 1) << 2);
    }

    // Puts a piece on an empty square, or removes it from its square.
    constexpr void toggle(Role role, Bitboard where) {
        pieces[static_cast<std::size_t>(role)] ^= where;
        all ^= where;
    }
    // Removes whatever is there, and its right to castle.
    constexpr void clear(Bitboard where) {
        for (Bitboard& set : pieces) {
            set &= ~where;
        }
        all &= ~where;
        castling_rooks &= ~where;
    }

    friend constexpr bool operator==(const Side&, const Side&) = default;
};

struct Board {
    ByPlayer<Side> sides;

    constexpr Side& operator[](Player player) { return sides[player]; }
    constexpr const Side& operator[](Player player) const { return sides[player]; }

    constexpr Bitboard occupied() const { return sides.first.all | sides.second.all; }

    constexpr std::optional<Role> role_at(Square square) const {
        if (contains(sides.first.all, square)) {
            return sides.first.role_at(square);
        }
        if (contains(sides.second.all, square)) {
            return sides.second.role_at(square);
        }
        return std::nullopt;
    }
    constexpr std::optional<Piece> piece_at(Square square) const {
        if (const auto role = role_at(square)) {
            return Piece{contains(sides.first.all, square) ? white : black, *role};
        }
        return std::nullopt;
    }

    friend constexpr bool operator==(const Board&, const Board&) = default;
};

// The pieces of `side` that attack a square, with the given squares taken as occupied.
inline Bitboard attackers(const Board& board, Player side, Square target, Bitboard occupied) {
    const Side& pieces = board[side];
    return (pawn_attacks(opponent(side), target) & pieces[Role::Pawn]) |
           (knight_attacks(target) & pieces[Role::Knight]) |
           (king_attacks(target) & pieces[Role::King]) |
           (bishop_attacks(target, occupied) & pieces.diagonal_sliders()) |
           (rook_attacks(target, occupied) & pieces.straight_sliders());
}

// Where king and rook end up after castling, by the side to which they castle.
struct CastlingSquares {
    Square king;
    Square rook;
};

// Requires: king and rook are on one rank.
constexpr CastlingSquares castling_squares(Square king, Square rook) {
    const int rank = rank_of(king);
    return index(rook) > index(king) ? CastlingSquares{square_at(6, rank), square_at(5, rank)}
                                     : CastlingSquares{square_at(2, rank), square_at(3, rank)};
}

} // namespace tabuleiro::chess
