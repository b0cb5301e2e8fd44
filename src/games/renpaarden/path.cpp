#include "games/renpaarden/path.hpp"

namespace tabuleiro::renpaarden {
namespace {

// Cells by their number of leaps to `to`, over `springs`; the last layer holds `from`.
// Requires: there is a path.
std::vector<CellSet> layers_back(Cell from, Cell to, CellSet springs) {
    std::vector<CellSet> layers{CellSet(to)};
    CellSet seen(to);
    while (!layers.back().contains(from)) {
        CellSet touched;
        for (const Cell cell : layers.back()) {
            touched |= leaps_from(cell);
        }
        CellSet next = touched & springs;
        if (touched.contains(from)) {
            next.insert(from);
        }
        layers.push_back(next - seen);
        seen |= next;
        assert(layers.back().any());
    }
    return layers;
}

std::vector<Cell> shortest_path(Cell from, Cell to, CellSet springs) {
    std::vector<CellSet> layers = layers_back(from, to, springs);
    layers.pop_back();
    std::vector<Cell> path{from};
    for (; !layers.empty(); layers.pop_back()) {
        path.push_back((layers.back() & leaps_from(path.back())).first());
    }
    return path;
}

} // namespace

std::vector<Cell> path_of(const Position& position, Move turn) {
    const CellSet springs = position.knights(opponent(position.to_move()));
    if (position.win_check() == WinCheck::MidChain && wins_mid_chain(position, turn)) {
        const Cell spring = winning_spring(position)->enemy;
        std::vector<Cell> path = shortest_path(turn.from, spring, springs);
        const std::vector<Cell> rest = shortest_path(spring, turn.to, springs);
        path.insert(path.end(), rest.begin() + 1, rest.end());
        return path;
    }
    return shortest_path(turn.from, turn.to, springs);
}

std::string format_path(const std::vector<Cell>& path) {
    std::string text;
    for (const Cell cell : path) {
        if (!text.empty()) {
            text += '-';
        }
        text += cell.name();
    }
    return text;
}

Chain::Chain(const Position& position, Cell from) : position_(position), path_{from} {
    assert(position.knights(position.to_move()).contains(from));
}

std::vector<Cell> Chain::leaps() const {
    std::vector<Cell> cells;
    for (const Cell cell : Reach(position_).leaps_on(at())) {
        cells.push_back(cell);
    }
    return cells;
}

void Chain::leap(Cell to) {
    assert(Reach(position_).leaps_on(at()).contains(to));
    path_.push_back(to);
}

bool Chain::on_enemy() const {
    return position_.knights(opponent(position_.to_move())).contains(at());
}

std::optional<Move> Chain::turn() const {
    if (path_.size() == 1) {
        return std::nullopt;
    }
    if (!on_enemy()) {
        return Move{from(), at()};
    }
    if (position_.win_check() == WinCheck::MidChain) {
        const auto spring = winning_spring(position_);
        if (spring && spring->knight == from() && spring->enemy == at()) {
            return Move{from(), Reach(position_).component_of(at()).exits.first()};
        }
    }
    return std::nullopt;
}

} // namespace tabuleiro::renpaarden
