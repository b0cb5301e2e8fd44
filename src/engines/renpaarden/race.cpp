#include "engines/renpaarden/race.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include "core/inline_vector.hpp"

namespace tabuleiro::renpaarden {

namespace {

constexpr std::size_t max_knights = knights_per_side(largest_size);

// distance[from][to] on a board of one size, by breadth first.
using Distances = std::array<std::array<std::uint8_t, cell_count>, cell_count>;

Distances distances_on(int size) {
    Distances distances{};
    for (const Cell from : board_cells(size)) {
        auto& row = distances[static_cast<std::size_t>(from.index())];
        CellSet reached(from);
        CellSet frontier = reached;
        for (std::uint8_t leaps = 1; frontier.any(); ++leaps) {
            CellSet next;
            for (const Cell cell : frontier) {
                next |= leaps_from(cell);
            }
            frontier = (next & board_cells(size)) - reached;
            reached |= frontier;
            for (const Cell cell : frontier) {
                row[static_cast<std::size_t>(cell.index())] = leaps;
            }
        }
    }
    return distances;
}

const Distances& distances(int size) {
    static const auto tables = [] {
        std::array<Distances, largest_size - least_size + 1> all;
        for (int each = least_size; each <= largest_size; ++each) {
            all[static_cast<std::size_t>(each - least_size)] = distances_on(each);
        }
        return all;
    }();
    return tables[static_cast<std::size_t>(size - least_size)];
}

// The cheapest way to give each knight a cell of its own (the Hungarian method: knights join one by
// one, each by the cheapest augmenting path, with potentials). There are as many cells as knights.
class Assignment {
  public:
    Assignment(CellSet knights, CellSet cells, int size) : distances_(distances(size)) {
        for (const Cell knight : knights) {
            knights_.push_back(knight);
        }
        for (const Cell cell : cells) {
            cells_.push_back(cell);
        }
    }

    int cost() {
        for (std::size_t knight = 1; knight <= knights_.size(); ++knight) {
            join(knight);
        }
        int total = 0;
        for (std::size_t cell = 1; cell <= cells_.size(); ++cell) {
            total += distance(holder_[cell], cell);
        }
        return total;
    }

  private:
    // Knights and cells are numbered from 1; cell 0 is where a new knight waits.
    template <class T>
    using Numbered = std::array<T, max_knights + 1>;

    int distance(std::size_t knight, std::size_t cell) const {
        return distances_[static_cast<std::size_t>(knights_[knight - 1].index())]
                         [static_cast<std::size_t>(cells_[cell - 1].index())];
    }

    void join(std::size_t knight) {
        Numbered<int> slack;
        slack.fill(std::numeric_limits<int>::max());
        Numbered<std::size_t> before{};
        Numbered<bool> visited{};
        std::size_t at = 0;
        holder_[0] = knight;
        do {
            visited[at] = true;
            int least = std::numeric_limits<int>::max();
            std::size_t next = 0;
            for (std::size_t cell = 1; cell <= cells_.size(); ++cell) {
                if (visited[cell]) {
                    continue;
                }
                const std::size_t holder = holder_[at];
                const int reduced =
                    distance(holder, cell) - knight_price_[holder] - cell_price_[cell];
                if (reduced < slack[cell]) {
                    slack[cell] = reduced;
                    before[cell] = at;
                }
                if (slack[cell] < least) {
                    least = slack[cell];
                    next = cell;
                }
            }
            for (std::size_t cell = 0; cell <= cells_.size(); ++cell) {
                if (visited[cell]) {
                    knight_price_[holder_[cell]] += least;
                    cell_price_[cell] -= least;
                } else {
                    slack[cell] -= least;
                }
            }
            at = next;
        } while (holder_[at] != 0);
        for (; at != 0; at = before[at]) {
            holder_[at] = holder_[before[at]];
        }
    }

    const Distances& distances_;
    InlineVector<Cell, max_knights> knights_;
    InlineVector<Cell, max_knights> cells_;
    Numbered<int> knight_price_{};
    Numbered<int> cell_price_{};
    Numbered<std::size_t> holder_{};
};

} // namespace

int turns_to_arrive(const Position& position, Player player) {
    const CellSet knights = position.knights(player);
    const CellSet goal = position.goal(player);
    return Assignment(knights - goal, goal - knights, position.size()).cost();
}

bool armies_have_passed(const Position& position) {
    int lowest_first = largest_size;
    for (const Cell cell : position.knights(Player::First)) {
        lowest_first = std::min(lowest_first, cell.row());
    }
    int highest_second = 0;
    for (const Cell cell : position.knights(Player::Second)) {
        highest_second = std::max(highest_second, cell.row());
    }
    return lowest_first > highest_second;
}

} // namespace tabuleiro::renpaarden
