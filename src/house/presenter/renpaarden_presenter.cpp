#include "house/presenter/renpaarden_presenter.hpp"

#include "games/renpaarden/board.hpp"
#include "games/renpaarden/path.hpp"

namespace tabuleiro::house {

namespace {

using namespace renpaarden;

using RenpaardenPresenter = house::Presenter<Renpaarden>;

Path names_of(const std::vector<Cell>& cells) {
    Path path;
    path.reserve(cells.size());
    for (const Cell cell : cells) {
        path.push_back(cell.name());
    }
    return path;
}

} // namespace

BoardView RenpaardenPresenter::board_view(const Position& position) {
    house::Board board{.columns = letters('a', position.size()),
                       .rows = numbers(position.size(), 1)};
    for (const Player player : players) {
        for (const Cell cell : position.knights(player)) {
            board.pieces.push_back({cell.name(), "knight", player});
        }
        for (const Cell cell : position.goal(player)) {
            board.marks.push_back(
                {cell.name(), player == Player::First ? "goal-first" : "goal-second"});
        }
    }
    return {{std::move(board)}};
}

std::vector<Choice> RenpaardenPresenter::choices(const Position& position) {
    std::vector<Choice> choices;
    for (const Move turn : Renpaarden::legal_moves(position)) {
        choices.push_back({format_turn(turn), names_of(path_of(position, turn))});
    }
    return choices;
}

NextCells RenpaardenPresenter::next_cells(const Position& position) {
    NextCells next_cells;
    Reach reach(position);
    // From an own knight, and from every enemy that it may come upon (R3).
    for (const Player player : players) {
        for (const Cell cell : position.knights(player)) {
            Path next;
            for (const Cell to : reach.leaps_on(cell)) {
                next.push_back(to.name());
            }
            if (!next.empty()) {
                next_cells.emplace_back(cell.name(), std::move(next));
            }
        }
    }
    return next_cells;
}

// One leap, wherever it ends; and the ends of the chains that there are now.
NextCells RenpaardenPresenter::premoves(const Position& position, Player player) {
    const auto mine = passed(position);
    std::optional<Reach> reach;
    if (mine) {
        reach.emplace(*mine);
    }
    NextCells next_cells;
    for (const Cell from : position.knights(player)) {
        CellSet ends = leaps_from(from) & board_cells(position.size());
        if (reach) {
            ends = ends | reach->ends_from(from);
        }
        Path to;
        for (const Cell cell : ends) {
            to.push_back(cell.name());
        }
        next_cells.emplace_back(from.name(), std::move(to));
    }
    return next_cells;
}

PlayedMove RenpaardenPresenter::played(const Position& before, Move turn, const Position& after) {
    const std::vector<Cell> path = path_of(before, turn);
    PlayedMove played;
    played.by = before.to_move();
    played.text = format_turn(turn);
    played.note = format_path(path);
    played.path = names_of(path);
    played.piece = "knight";
    if (path.size() > 2) {
        played.effects.emplace_back("leap-on");
    }
    if (after.plies_since_entry() == 0) {
        played.effects.emplace_back("enter");
    }
    return played;
}

std::optional<Position> RenpaardenPresenter::passed(const Position& position) {
    Setup setup = position.setup();
    setup.to_move = opponent(setup.to_move);
    auto next = Position::from(setup);
    if (!next || Renpaarden::outcome(*next)) {
        return std::nullopt;
    }
    return *std::move(next);
}

} // namespace tabuleiro::house
