// The geometry of the board (R1, R2): its cells, home and goal rows, and the knight's leaps.
#pragma once

#include <array>
#include <cstdlib>

#include "core/player.hpp"
#include "games/renpaarden/cell_set.hpp"

namespace tabuleiro::renpaarden {

// R1: each side starts on two full rows, and its goal is the other's two.
inline constexpr int home_rows = 2;

constexpr int knights_per_side(int size) {
    return home_rows * size;
}

namespace detail {

struct Area {
    CellSet all;
    ByPlayer<CellSet> home;
};

constexpr std::array<Area, largest_size + 1> make_areas() {
    std::array<Area, largest_size + 1> areas;
    for (int size = least_size; size <= largest_size; ++size) {
        Area& area = areas[static_cast<std::size_t>(size)];
        for (int column = 0; column < size; ++column) {
            for (int row = 0; row < size; ++row) {
                area.all.insert(Cell::at(column, row));
                if (row < home_rows) {
                    area.home[Player::First].insert(Cell::at(column, row));
                }
                if (row >= size - home_rows) {
                    area.home[Player::Second].insert(Cell::at(column, row));
                }
            }
        }
    }
    return areas;
}

constexpr std::array<CellSet, cell_count> make_leaps() {
    std::array<CellSet, cell_count> leaps;
    for (int from = 0; from < cell_count; ++from) {
        const Cell a = Cell::from_index(from);
        for (int to = 0; to < cell_count; ++to) {
            const Cell b = Cell::from_index(to);
            const int columns = a.column() - b.column();
            const int rows = a.row() - b.row();
            if (columns * columns + rows * rows == 5) {
                leaps[static_cast<std::size_t>(from)].insert(b);
            }
        }
    }
    return leaps;
}

inline constexpr auto areas = make_areas();
inline constexpr auto leaps = make_leaps();

} // namespace detail

// Requires, here and below: size in [least_size, largest_size].
constexpr CellSet board_cells(int size) {
    return detail::areas[static_cast<std::size_t>(size)].all;
}

constexpr CellSet home_cells(Player player, int size) {
    return detail::areas[static_cast<std::size_t>(size)].home[player];
}

constexpr CellSet goal_cells(Player player, int size) {
    return home_cells(opponent(player), size);
}

// R2: where a knight can leap on the largest board; on a smaller one, intersect with its cells.
constexpr CellSet leaps_from(Cell cell) {
    return detail::leaps[static_cast<std::size_t>(cell.index())];
}

} // namespace tabuleiro::renpaarden
