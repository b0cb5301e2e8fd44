#include "house/scene/renpaarden_stage.hpp"

#include "games/renpaarden/board.hpp"
#include "games/renpaarden/path.hpp"

namespace tabuleiro::house {

namespace {

using namespace renpaarden;

using RenpaardenStage = house::Stage<Renpaarden>;

Path names_of(const std::vector<Cell>& cells) {
    Path path;
    path.reserve(cells.size());
    for (const Cell cell : cells) {
        path.push_back(cell.name());
    }
    return path;
}

} // namespace

Scene RenpaardenStage::scene(const Position& position) {
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

std::vector<Choice> RenpaardenStage::choices(const Position& position) {
    std::vector<Choice> choices;
    for (const Move turn : Renpaarden::legal_moves(position)) {
        choices.push_back({format_turn(turn), names_of(path_of(position, turn))});
    }
    return choices;
}

Ways RenpaardenStage::ways(const Position& position) {
    Ways ways;
    Reach reach(position);
    // From an own knight, and from every enemy that it may come upon (R3).
    for (const Player player : players) {
        for (const Cell cell : position.knights(player)) {
            Path next;
            for (const Cell to : reach.leaps_on(cell)) {
                next.push_back(to.name());
            }
            if (!next.empty()) {
                ways.emplace_back(cell.name(), std::move(next));
            }
        }
    }
    return ways;
}

// One leap, wherever it ends; and the ends of the chains that there are now.
Ways RenpaardenStage::premoves(const Position& position, Player player) {
    const auto mine = passed(position);
    std::optional<Reach> reach;
    if (mine) {
        reach.emplace(*mine);
    }
    Ways ways;
    for (const Cell from : position.knights(player)) {
        CellSet ends = leaps_from(from) & board_cells(position.size());
        if (reach) {
            ends = ends | reach->ends_from(from);
        }
        Path to;
        for (const Cell cell : ends) {
            to.push_back(cell.name());
        }
        ways.emplace_back(from.name(), std::move(to));
    }
    return ways;
}

Played RenpaardenStage::played(const Position& before, Move turn, const Position& after) {
    const std::vector<Cell> path = path_of(before, turn);
    Played played;
    played.by = before.to_move();
    played.text = format_turn(turn);
    played.note = format_path(path);
    played.path = names_of(path);
    played.piece = "knight";
    if (path.size() > 2) {
        played.did.emplace_back("leap-on");
    }
    if (after.plies_since_entry() == 0) {
        played.did.emplace_back("enter");
    }
    return played;
}

std::optional<Position> RenpaardenStage::passed(const Position& position) {
    Setup setup = position.setup();
    setup.to_move = opponent(setup.to_move);
    auto next = Position::from(setup);
    if (!next || Renpaarden::outcome(*next)) {
        return std::nullopt;
    }
    return *std::move(next);
}

} // namespace tabuleiro::house
