// Where pawns may go, attack and stop others: the sets that pawn evaluation uses.
#pragma once

#include <algorithm>

#include "engines/chess/search/score.hpp"

namespace tabuleiro::roque {

// The squares and everything ahead of them on their files.
template <Player us>
constexpr Bitboard fill_forward(Bitboard set) {
    if constexpr (us == white) {
        set |= set << 8;
        set |= set << 16;
        return set | set << 32;
    } else {
        set |= set >> 8;
        set |= set >> 16;
        return set | set >> 32;
    }
}

constexpr Bitboard sideways(Bitboard set) {
    return east(set) | west(set);
}

// Ahead of a pawn on its own file.
template <Player us>
constexpr Bitboard file_ahead(Square square) {
    return fill_forward<us>(forward(us, bit(square)));
}

// Ahead on its own and the neighbour files: a pawn of theirs here stops it from being passed.
template <Player us>
constexpr Bitboard front_span(Square square) {
    const Bitboard ahead = file_ahead<us>(square);
    return ahead | sideways(ahead);
}

constexpr int distance(Square a, Square b) {
    return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
}

// Seen from a side: 0 is its home rank.
template <Player us>
constexpr int own_rank_of(Square square) {
    return us == white ? rank_of(square) : 7 - rank_of(square);
}
template <Player us>
constexpr std::size_t own_index(Square square) {
    return static_cast<std::size_t>(us == white ? index(square) : index(square) ^ 56);
}

} // namespace tabuleiro::roque
