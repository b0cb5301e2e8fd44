// How games end in matches: the rules of the game, what matches add to them, and one name for each
// way to end.
//
// A threefold repetition in which every move of one side since the first occurrence gave check is
// called perpetual check. A game whose rules have neither repetition nor a move count is drawn
// after a number of plies without progress.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "record/record.hpp"
#include "record/result.hpp"

namespace tabuleiro {

// Every move of one of the players since the position occurred first gave check.
template <KnowsChecks G>
bool is_perpetual_check(const Record<G>& record) {
    int first = 0;
    while (!G::repeats(record.position_at(first), record.position())) {
        ++first;
    }
    return std::any_of(players.begin(), players.end(), [&](Player player) {
        for (int ply = first + 1; ply <= record.plies(); ++ply) {
            const auto& position = record.position_at(ply);
            if (G::to_move(position) != player && !G::in_check(position)) {
                return false;
            }
        }
        return true;
    });
}

// The name under which a rule ends this game.
template <Game G>
std::string rule_name(const Record<G>& record, typename G::Rule rule) {
    if constexpr (KnowsChecks<G>) {
        if (rule == G::threefold && is_perpetual_check(record)) {
            return "perpetual-check";
        }
    }
    return std::string(G::rule_name(rule));
}

template <NeedsProgress G>
bool is_idle(const Record<G>& record) {
    int idle = 0;
    for (int ply = record.plies(); ply > 0 && idle < G::max_idle_plies; ++idle) {
        --ply;
        if (G::is_progress(record.position_at(ply),
                           record.moves()[static_cast<std::size_t>(ply)])) {
            return false;
        }
    }
    return idle == G::max_idle_plies;
}

// How the game has ended, if it has.
template <Game G>
std::optional<Result> ending_of(const Record<G>& record) {
    if (const auto outcome = record.outcome()) {
        return Result{outcome->winner, Ending::Rule, rule_name(record, outcome->rule)};
    }
    if constexpr (NeedsProgress<G>) {
        if (is_idle(record)) {
            return Result{std::nullopt, Ending::Rule, "no-progress"};
        }
    }
    return std::nullopt;
}

// Whether the player can no longer win, whatever the opponent does: if the opponent's flag falls,
// it is then a draw.
template <Game G>
bool is_hopeless([[maybe_unused]] const Record<G>& record, [[maybe_unused]] Player player) {
    if constexpr (KnowsHopeless<G>) {
        return G::cannot_win(record.position(), player);
    } else {
        return false;
    }
}

} // namespace tabuleiro
