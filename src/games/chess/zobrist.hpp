// Random numbers; a position's key is the exclusive or of those of its pieces and rights.
#pragma once

#include <array>

#include "core/rng.hpp"
#include "games/chess/board.hpp"

namespace tabuleiro::chess::zobrist {

struct Numbers {
    ByPlayer<std::array<std::array<std::uint64_t, 64>, 6>> pieces;
    std::array<std::uint64_t, 64> castling_rook{};
    std::array<std::uint64_t, 8> en_passant_file{};
    std::uint64_t black_to_move = 0;

    constexpr Numbers() {
        Rng rng(0x7AB0); // any seed will do; changing it changes every key
        for (const Player player : players) {
            for (auto& of_role : pieces[player]) {
                for (auto& number : of_role) {
                    number = rng();
                }
            }
        }
        for (auto& number : castling_rook) {
            number = rng();
        }
        for (auto& number : en_passant_file) {
            number = rng();
        }
        black_to_move = rng();
    }
};

inline constexpr Numbers numbers;

constexpr std::uint64_t piece(Player owner, Role role, Square square) {
    return numbers.pieces[owner][static_cast<std::size_t>(role)][static_cast<std::size_t>(square)];
}

constexpr std::uint64_t castling(Bitboard rooks) {
    std::uint64_t key = 0;
    for (const Square rook : squares(rooks)) {
        key ^= numbers.castling_rook[static_cast<std::size_t>(rook)];
    }
    return key;
}

constexpr std::uint64_t en_passant(Square square) {
    return numbers.en_passant_file[static_cast<std::size_t>(file_of(square))];
}

} // namespace tabuleiro::chess::zobrist
