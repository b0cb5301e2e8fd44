#include "engines/reversi/stable.hpp"

#include <array>

#include "engines/reversi/regions.hpp"

namespace tabuleiro::reversi {

namespace {

constexpr Squares left_column = 0x0101010101010101;
constexpr Squares right_column = left_column << (side - 1);
constexpr Squares top_row = 0xFF;
constexpr Squares bottom_row = top_row << (square_count - side);
constexpr Squares border = left_column | right_column | top_row | bottom_row;

// The lines of one axis: the step along it, where lines end, and where a step would wrap around the
// edge.
struct Axis {
    int step;
    Squares ends;
    Squares enter_up;   // squares that a step up the numbers may lead to
    Squares enter_down; // and one down
};
constexpr std::array<Axis, 4> axes{{
    {1, left_column | right_column, ~left_column, ~right_column},
    {side, top_row | bottom_row, all_squares, all_squares},
    {side + 1, border, ~left_column, ~right_column},
    {side - 1, border, ~right_column, ~left_column},
}};

// The squares whose line along the axis is full.
constexpr Squares in_full_lines(const Axis& axis, Squares taken) {
    Squares holes_up = ~taken;
    Squares holes_down = ~taken;
    for (int i = 1; i < side; ++i) {
        holes_up |= (holes_up << axis.step) & axis.enter_up;
        holes_down |= (holes_down >> axis.step) & axis.enter_down;
    }
    return ~(holes_up | holes_down);
}

} // namespace

Squares stable_discs(Squares own, Squares taken) {
    if ((own & corners) == 0) {
        return 0;
    }
    std::array<Squares, axes.size()> safe{};
    for (std::size_t i = 0; i < axes.size(); ++i) {
        safe[i] = axes[i].ends | in_full_lines(axes[i], taken);
    }
    Squares stable = 0;
    while (true) {
        Squares next = own;
        for (std::size_t i = 0; i < axes.size(); ++i) {
            next &= safe[i] | ((stable << axes[i].step) & axes[i].enter_up) |
                    ((stable >> axes[i].step) & axes[i].enter_down);
        }
        if (next == stable) {
            return stable;
        }
        stable = next;
    }
}

} // namespace tabuleiro::reversi
