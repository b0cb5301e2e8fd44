// What matches add to the rules of a game: ends that the rules do not know, and names that say
// more.
//
// Chess: a threefold repetition in which every move of one side since the first occurrence gave
// check is called perpetual check. xadrez: it knows neither repetition nor counting, so a match is
// drawn after 100 plies without a capture, a pawn's move or a once-only operation.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/chess/chess.hpp"
#include "games/xadrez/xadrez.hpp"
#include "record/record.hpp"
#include "record/result.hpp"

namespace tabuleiro {

template <Game G>
struct MatchRules {
    // The name under which a rule ends this game.
    static std::string_view rule_name(const Record<G>& /*record*/, typename G::Rule rule) {
        return G::rule_name(rule);
    }
    // An end that the rules do not know.
    static std::optional<Result> ending(const Record<G>& /*record*/) { return std::nullopt; }
};

template <>
struct MatchRules<chess::Chess> {
    static std::string_view rule_name(const Record<chess::Chess>& record, chess::Rule rule);
    static std::optional<Result> ending(const Record<chess::Chess>& /*record*/) {
        return std::nullopt;
    }
};

template <>
struct MatchRules<xadrez::Xadrez> {
    static constexpr int most_idle_plies = 100;

    static std::string_view rule_name(const Record<xadrez::Xadrez>& /*record*/, xadrez::Rule rule) {
        return xadrez::Xadrez::rule_name(rule);
    }
    static std::optional<Result> ending(const Record<xadrez::Xadrez>& record);
};

// How the game stands ended now, if it does.
template <Game G>
std::optional<Result> ending_of(const Record<G>& record) {
    if (const auto outcome = record.outcome()) {
        return Result{outcome->winner, Ending::Rule,
                      std::string(MatchRules<G>::rule_name(record, outcome->rule))};
    }
    return MatchRules<G>::ending(record);
}

} // namespace tabuleiro
