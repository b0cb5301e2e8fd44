// Sets of squares as 64 bits, bit n being square n.
#pragma once

#include <bit>
#include <cstdint>

#include "core/bits.hpp"
#include "core/player.hpp"
#include "games/chess/square.hpp"

namespace tabuleiro::chess {

inline constexpr Player white = Player::First;
inline constexpr Player black = Player::Second;

using Bitboard = std::uint64_t;

constexpr Bitboard bit(Square square) {
    return Bitboard{1} << index(square);
}

inline constexpr Bitboard file_a = 0x0101010101010101;
inline constexpr Bitboard rank_1 = 0xFF;
inline constexpr Bitboard file_h = file_a << 7;
inline constexpr Bitboard light_squares = 0x55AA55AA55AA55AA;

constexpr Bitboard file_set(int file) {
    return file_a << file;
}
constexpr Bitboard rank_set(int rank) {
    return rank_1 << (8 * rank);
}

// The rank as this player counts it: 0 is the home rank.
constexpr Bitboard own_rank(Player player, int rank) {
    return rank_set(player == white ? rank : 7 - rank);
}

constexpr int count(Bitboard set) {
    return std::popcount(set);
}
constexpr bool contains(Bitboard set, Square square) {
    return (set >> index(square) & 1) != 0;
}
constexpr bool has_several(Bitboard set) {
    return (set & (set - 1)) != 0;
}

// Requires: the set is not empty.
constexpr Square first(Bitboard set) {
    return square_at(std::countr_zero(set));
}

// Takes the first square out of the set. Requires: the set is not empty.
constexpr Square pop(Bitboard& set) {
    const Square square = first(set);
    set &= set - 1;
    return square;
}

// for (const Square square : squares(set))
constexpr BitRange<Square> squares(Bitboard set) {
    return BitRange<Square>(set);
}

// Every square one step further, files apart: forward is up for white and down for black, and
// what leaves the board is gone.
constexpr Bitboard forward(Player player, Bitboard set) {
    return player == white ? set << 8 : set >> 8;
}
constexpr Bitboard east(Bitboard set) {
    return (set & ~file_h) << 1;
}
constexpr Bitboard west(Bitboard set) {
    return (set & ~file_a) >> 1;
}

} // namespace tabuleiro::chess
