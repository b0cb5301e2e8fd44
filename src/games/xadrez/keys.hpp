// The random numbers whose exclusive or is a position's key.
#pragma once

#include "core/rng.hpp"
#include "games/xadrez/piece.hpp"

namespace tabuleiro::xadrez::keys {

struct Numbers {
    std::array<ByPlayer<std::array<std::uint64_t, 64>>, kinds.size()> piece{};
    std::array<std::uint64_t, 64> unmoved{};
    std::array<std::uint64_t, 64> used{};
    std::array<std::uint64_t, 64> en_passant{};
    std::uint64_t black_to_move = 0;
    std::uint64_t king_captured = 0;
};

constexpr Numbers make_numbers() {
    Numbers numbers;
    std::uint64_t state = 0x7861'6472'657A; // "xadrez"
    const auto fill = [&state](std::array<std::uint64_t, 64>& table) {
        for (std::uint64_t& number : table) {
            number = split_mix(state);
        }
    };
    for (auto& kind : numbers.piece) {
        fill(kind.first);
        fill(kind.second);
    }
    fill(numbers.unmoved);
    fill(numbers.used);
    fill(numbers.en_passant);
    numbers.black_to_move = split_mix(state);
    numbers.king_captured = split_mix(state);
    return numbers;
}

inline constexpr Numbers numbers = make_numbers();

constexpr std::uint64_t piece(Player owner, Kind kind, Square square) {
    return numbers.piece[static_cast<std::size_t>(kind)][owner][static_cast<std::size_t>(square)];
}
constexpr std::uint64_t unmoved(Square square) {
    return numbers.unmoved[static_cast<std::size_t>(square)];
}
constexpr std::uint64_t used(Square square) {
    return numbers.used[static_cast<std::size_t>(square)];
}
constexpr std::uint64_t en_passant(Square square) {
    return numbers.en_passant[static_cast<std::size_t>(square)];
}

} // namespace tabuleiro::xadrez::keys
