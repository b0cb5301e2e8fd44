// Quick numbers for parts of a position: the pawns alone, the pieces of one side alone.
#pragma once

#include <cstdint>

#include "engines/chess/search/score.hpp"

namespace tabuleiro::roque {

constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    std::uint64_t x = a * 0x9E3779B97F4A7C15 ^ b * 0xC2B2AE3D27D4EB4F;
    x ^= x >> 29;
    x *= 0xBF58476D1CE4E5B9;
    return x ^ x >> 32;
}

constexpr std::uint64_t pawn_number(const Board& board) {
    return mixed(board[white][Role::Pawn], ~board[black][Role::Pawn]);
}

constexpr std::uint64_t piece_number(const Side& side) {
    const std::uint64_t minors = mixed(side[Role::Knight], ~side[Role::Bishop]);
    const std::uint64_t majors = mixed(side[Role::Rook], ~side[Role::Queen]);
    return mixed(minors ^ side[Role::King], majors);
}

} // namespace tabuleiro::roque
