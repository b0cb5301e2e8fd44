// The eight ways to look at a board: as it is, upside down, mirrored, both, and each of them
// transposed. A shape that is described once is found everywhere on the board by them.
#pragma once

#include <array>

#include "games/reversi/square.hpp"

namespace tabuleiro::reversi::patterns {

namespace detail {

// Exchanges the bits of `mask` with those `shift` places above.
constexpr Squares exchanged(Squares set, Squares mask, int shift) {
    const Squares differ = (set ^ (set >> shift)) & mask;
    return set ^ differ ^ (differ << shift);
}

} // namespace detail

constexpr Squares upside_down(Squares set) {
    return __builtin_bswap64(set);
}
constexpr Squares mirrored(Squares set) {
    set = detail::exchanged(set, 0x5555555555555555, 1);
    set = detail::exchanged(set, 0x3333333333333333, 2);
    return detail::exchanged(set, 0x0F0F0F0F0F0F0F0F, 4);
}
constexpr Squares transposed(Squares set) {
    set = detail::exchanged(set, 0x00AA00AA00AA00AA, 7);
    set = detail::exchanged(set, 0x0000CCCC0000CCCC, 14);
    return detail::exchanged(set, 0x00000000F0F0F0F0, 28);
}

inline constexpr std::size_t view_count = 8;
using Views = std::array<Squares, view_count>;

constexpr Views views_of(Squares set) {
    const Squares mirror = mirrored(set);
    const Squares turned = transposed(set);
    const Squares turned_mirror = mirrored(turned);
    return {set,    upside_down(set),    mirror,        upside_down(mirror),
            turned, upside_down(turned), turned_mirror, upside_down(turned_mirror)};
}

} // namespace tabuleiro::reversi::patterns
