// Where a disc may be placed, and which discs it turns (R2, R3), on sets of squares.
//
// Nothing here looks at the board square by square: placings follow whole lines of discs by shifts,
// and turned finds the end of each line as the first bit that is not an enemy's.
#pragma once

#include <array>
#include <bit>

#include "games/reversi/square.hpp"

namespace tabuleiro::reversi {

namespace detail {

inline constexpr Squares inner_columns = 0x7E7E7E7E7E7E7E7E;

// Squares at the end of a line of `through`, of any length, that begins beside one of `own`; both
// ways along one axis.
template <int Step>
constexpr Squares line_ends(Squares own, Squares through) {
    Squares up = through & (own << Step);
    Squares down = through & (own >> Step);
    up |= through & (up << Step);
    down |= through & (down >> Step);
    const Squares pairs_up = through & (through << Step);
    const Squares pairs_down = through & (through >> Step);
    up |= pairs_up & (up << 2 * Step);
    down |= pairs_down & (down >> 2 * Step);
    up |= pairs_up & (up << 2 * Step);
    down |= pairs_down & (down >> 2 * Step);
    return (up << Step) | (down >> Step);
}

// From each square, the others in each of eight directions: those whose numbers grow, and those
// whose numbers shrink.
struct Rays {
    std::array<Squares, 4> growing{};
    std::array<Squares, 4> shrinking{};
};

constexpr Squares ray(int column, int row, int across, int down) {
    Squares squares = 0;
    for (column += across, row += down; column >= 0 && column < side && row >= 0 && row < side;
         column += across, row += down) {
        squares |= set_of(square_at(column, row));
    }
    return squares;
}

constexpr std::array<Rays, square_count> make_rays() {
    constexpr std::array<std::array<int, 2>, 4> ways{{{1, 0}, {-1, 1}, {0, 1}, {1, 1}}};
    std::array<Rays, square_count> rays{};
    for (int i = 0; i < square_count; ++i) {
        for (std::size_t way = 0; way < ways.size(); ++way) {
            const auto [across, down] = ways[way];
            auto& from = rays[static_cast<std::size_t>(i)];
            from.growing[way] = ray(i % side, i / side, across, down);
            from.shrinking[way] = ray(i % side, i / side, -across, -down);
        }
    }
    return rays;
}

inline constexpr std::array<Rays, square_count> rays = make_rays();

} // namespace detail

// Where the owner of `own` may place a disc: the empty squares from which it turns one or more.
constexpr Squares placings(Squares own, Squares other) {
    const Squares inner = other & detail::inner_columns; // no line wraps around an edge
    return (detail::line_ends<1>(own, inner) | detail::line_ends<side - 1>(own, inner) |
            detail::line_ends<side>(own, other) | detail::line_ends<side + 1>(own, inner)) &
           ~(own | other);
}

// The discs of `other` that a new disc turns; none if it may not be placed there. Requires: the
// square is empty.
constexpr Squares turned(Squares own, Squares other, Square at) {
    const detail::Rays& rays = detail::rays[static_cast<std::size_t>(at)];
    Squares turned = 0;
    for (const Squares ray : rays.growing) {
        const Squares stops = ray & ~other;
        const Squares end = stops & (~stops + 1) & own; // the first that is not an enemy's, if own
        turned |= ray & (end - static_cast<Squares>(end != 0));
    }
    for (const Squares ray : rays.shrinking) {
        const Squares stops = ray & ~other;
        const Squares end =
            stops == 0 ? 0 : (Squares{1} << (square_count - 1 - std::countl_zero(stops))) & own;
        turned |= ray & (~(end << 1) + 1);
    }
    return turned;
}

} // namespace tabuleiro::reversi
