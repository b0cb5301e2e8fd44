#include "games/renpaarden/turns.hpp"

namespace tabuleiro::renpaarden {

const Reach::Component& Reach::component_of(Cell enemy) {
    for (const Component& component : components_) {
        if (component.members.contains(enemy)) {
            return component;
        }
    }
    CellSet members(enemy);
    CellSet touched;
    CellSet frontier = members;
    unexplored_ -= members;
    while (frontier.any()) {
        const CellSet leaps = leaps_from(frontier.first());
        frontier.drop_first();
        touched |= leaps;
        const CellSet found = leaps & unexplored_;
        members |= found;
        frontier |= found;
        unexplored_ -= found;
    }
    components_.push_back({members, touched & empty_});
    return components_[components_.size() - 1];
}

CellSet Reach::ends_from(Cell from) {
    const CellSet leaps = leaps_from(from);
    CellSet ends = leaps & empty_;
    CellSet springs = leaps & enemies_;
    while (springs.any()) {
        const Component& component = component_of(springs.first());
        ends |= component.exits;
        springs -= component.members;
    }
    return ends;
}

CellSet Reach::leaps_on(Cell cell) {
    const CellSet leaps = leaps_from(cell);
    CellSet useful = leaps & empty_;
    for (const Cell spring : leaps& enemies_) {
        if (component_of(spring).exits.any()) {
            useful.insert(spring);
        }
    }
    return useful;
}

Moves all_turns(const Position& position) {
    Moves turns;
    Reach reach(position);
    for (const Cell from : position.knights(position.to_move())) {
        for (const Cell to : reach.ends_from(from)) {
            turns.push_back({from, to});
        }
    }
    return turns;
}

int count_turns(const Position& position) {
    int turns = 0;
    Reach reach(position);
    for (const Cell from : position.knights(position.to_move())) {
        turns += reach.ends_from(from).count();
    }
    return turns;
}

bool is_turn(const Position& position, Move turn) {
    return !fault_of(position, turn);
}

std::optional<TurnFault> fault_of(const Position& position, Move turn) {
    if (!position.knights(position.to_move()).contains(turn.from)) {
        return TurnFault::NoOwnKnight;
    }
    if (!position.empty().contains(turn.to)) {
        return TurnFault::EndNotEmpty;
    }
    if (!Reach(position).ends_from(turn.from).contains(turn.to)) {
        return TurnFault::NoWay;
    }
    return std::nullopt;
}

std::optional<WinningSpring> winning_spring(const Position& position) {
    const Player us = position.to_move();
    const CellSet missing = position.knights(us) - position.goal(us);
    const CellSet holes = position.goal(us) - position.knights(us);
    if (missing.count() != 1 || !position.knights(opponent(us)).includes(holes)) {
        return std::nullopt;
    }
    return WinningSpring{missing.first(), holes.first()};
}

bool wins_mid_chain(const Position& position, Move turn) {
    const auto spring = winning_spring(position);
    if (!spring || turn.from != spring->knight) {
        return false;
    }
    // The knight must be able to enter the spring's component, and to leave it to `to`: inside, it
    // can go anywhere.
    Reach reach(position);
    const CellSet doors = leaps_from(turn.from) & position.knights(opponent(position.to_move()));
    for (const Cell door : doors) {
        const Reach::Component& component = reach.component_of(door);
        if (component.members.contains(spring->enemy)) {
            return component.exits.contains(turn.to);
        }
    }
    return false;
}

} // namespace tabuleiro::renpaarden
