#include "games/renpaarden/ending.hpp"

#include <array>
#include <cstddef>

namespace tabuleiro::renpaarden {
namespace {

// R6 c)
constexpr int repetitions_that_draw = 3;

using Ending = std::optional<Outcome<Rule>>;

// R5: at the end of the turn, so only the player who has just moved can win by it.
Ending all_arrived(const Position& position) {
    const Player mover = opponent(position.to_move());
    if (position.won_mid_chain() || position.goal(mover) == position.knights(mover)) {
        return Outcome<Rule>{mover, Rule::AllArrived};
    }
    return std::nullopt;
}

// R6 a): as many knights as goal cells, so more than half of the cells is more than the size.
Ending rows_full(const Position& position) {
    const Player mover = opponent(position.to_move());
    const CellSet goal = position.goal(mover);
    if ((goal & position.empty()).none() &&
        (goal & position.knights(mover)).count() > position.size()) {
        return Outcome<Rule>{mover, Rule::RowsFull};
    }
    return std::nullopt;
}

// R6 b)
Ending no_entry(const Position& position) {
    if (position.plies_since_entry() < Position::max_plies_since_entry) {
        return std::nullopt;
    }
    const int lead = goal_score(position, Player::First) - goal_score(position, Player::Second);
    Outcome<Rule> draw{std::nullopt, Rule::NoEntry};
    if (lead != 0) {
        draw.winner = lead > 0 ? Player::First : Player::Second;
    }
    return draw;
}

Ending repetition(int occurrences) {
    if (occurrences < repetitions_that_draw) {
        return std::nullopt;
    }
    return Outcome<Rule>{std::nullopt, Rule::Repetition};
}

} // namespace

std::string_view rule_name(Rule rule) {
    static constexpr std::array<std::string_view, 5> names{"all-arrived", "rows-full", "no-entry",
                                                           "repetition", "ply-limit"};
    return names[static_cast<std::size_t>(rule)];
}

std::string_view rule_number(Rule rule) {
    static constexpr std::array<std::string_view, 5> numbers{"R5", "R6a", "R6b", "R6c", "R6"};
    return numbers[static_cast<std::size_t>(rule)];
}

int goal_score(const Position& position, Player player) {
    const Player enemy = opponent(player);
    const CellSet blockers = position.knights(enemy) - position.left(enemy);
    return (position.goal(player) & (position.knights(player) | blockers)).count();
}

std::optional<Outcome<Rule>> ending(const Position& position) {
    return ending(position, 1);
}

std::optional<Outcome<Rule>> ending(const Position& position, int occurrences) {
    if (const Ending won = all_arrived(position)) {
        return won;
    }
    if (position.rules() == Ruleset::House) {
        if (const Ending won = rows_full(position)) {
            return won;
        }
        if (const Ending counted = no_entry(position)) {
            return counted;
        }
        return repetition(occurrences);
    }
    if (const Ending drawn = repetition(occurrences)) {
        return drawn;
    }
    if (position.plies() >= Position::max_literal_plies) {
        return Outcome<Rule>{std::nullopt, Rule::PlyLimit};
    }
    return std::nullopt;
}

} // namespace tabuleiro::renpaarden
