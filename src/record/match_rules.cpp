#include "record/match_rules.hpp"

#include <algorithm>

namespace tabuleiro {

namespace {

using chess::Chess;
using xadrez::Xadrez;

// Whether every move of the player after the given ply gave check.
bool checks_ever_since(const Record<Chess>& record, int ply, Player player) {
    for (int after = ply + 1; after <= record.plies(); ++after) {
        const chess::Position& position = record.position_at(after);
        if (position.to_move() != player && !position.in_check()) {
            return false;
        }
    }
    return true;
}

} // namespace

std::string_view MatchRules<Chess>::rule_name(const Record<Chess>& record, chess::Rule rule) {
    if (rule == chess::Rule::Threefold) {
        int first = 0;
        while (!record.position_at(first).repeats(record.position())) {
            ++first;
        }
        if (std::any_of(players.begin(), players.end(),
                        [&](Player player) { return checks_ever_since(record, first, player); })) {
            return "perpetual-check";
        }
    }
    return Chess::rule_name(rule);
}

std::optional<Result> MatchRules<Xadrez>::ending(const Record<Xadrez>& record) {
    const int plies = record.plies();
    if (plies < most_idle_plies) {
        return std::nullopt;
    }
    for (int ply = plies - most_idle_plies; ply < plies; ++ply) {
        if (is_progress(record.position_at(ply), record.moves()[static_cast<std::size_t>(ply)])) {
            return std::nullopt;
        }
    }
    return Result{std::nullopt, Ending::Rule, "no-progress"};
}

} // namespace tabuleiro
