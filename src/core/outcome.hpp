// How a game ended by its own rules: who won, if anyone, and the rule that ended it.
//
// Resignation, time, agreement and abandonment are not part of the rules; see record/result.hpp.
#pragma once

#include <optional>

#include "core/player.hpp"

namespace tabuleiro {

template <class Rule>
struct Outcome {
    std::optional<Player> winner; // none: a draw
    Rule rule;

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

} // namespace tabuleiro
