// R2 to R4 read word by word, for tests to compare the fast generator with: no bitboards, no
// components, every chain walked cell by cell.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "games/renpaarden/notation.hpp"

namespace tabuleiro::renpaarden::reference {

struct Board {
    std::vector<std::string> rows; // rows[0] is row 1
    char own = 'w';

    explicit Board(const Position& position) : own(side_letter(position.to_move())) {
        std::string row;
        for (const char c : write_rows(position) + "/") {
            if (c == '/') {
                rows.insert(rows.begin(), row);
                row.clear();
            } else {
                row += c;
            }
        }
    }

    int size() const { return static_cast<int>(rows.size()); }
    char at(int column, int row) const {
        return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
};

using Place = std::pair<int, int>; // column, row

inline void walk(const Board& board, Place start, Place at, std::set<Place>& stepped,
                 std::set<Place>& ends) {
    for (const auto& [columns, rows] :
         {std::pair{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}) {
        const Place to{at.first + columns, at.second + rows};
        if (to.first < 0 || to.second < 0 || to.first >= board.size() ||
            to.second >= board.size() || to == start) {
            continue; // R4: a chain that ends where it began is no turn
        }
        const char found = board.at(to.first, to.second);
        if (found == '.') {
            ends.insert(to); // R3: at rest
        } else if (found != board.own && stepped.insert(to).second) {
            walk(board, start, to, stepped, ends); // R3: on an enemy, leaps on
        }
    }
}

// All turns, sorted, as `a1b3`.
inline std::vector<std::string> turns(const Position& position) {
    const Board board(position);
    std::vector<std::string> found;
    const auto name = [](Place place) { return Cell::at(place.first, place.second).name(); };
    for (int column = 0; column < board.size(); ++column) {
        for (int row = 0; row < board.size(); ++row) {
            if (board.at(column, row) != board.own) {
                continue;
            }
            std::set<Place> stepped;
            std::set<Place> ends;
            walk(board, {column, row}, {column, row}, stepped, ends);
            for (const Place& end : ends) {
                found.push_back(name({column, row}) + name(end));
            }
        }
    }
    return found;
}

} // namespace tabuleiro::renpaarden::reference
