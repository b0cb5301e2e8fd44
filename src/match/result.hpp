// How a match ended: by a rule of its game, or by what players do beside the board.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/player.hpp"

namespace tabuleiro {

enum class Ending : std::uint8_t { Rule, Resignation, Agreement, Claim, Time, Abandonment };

struct Result {
    std::optional<Player> winner; // none: a draw
    Ending ending = Ending::Rule;
    std::string rule; // the name of the game's rule, for Rule and Claim

    friend bool operator==(const Result&, const Result&) = default;
};

constexpr std::string_view to_text(Ending ending) {
    switch (ending) {
    case Ending::Rule:
        return "rule";
    case Ending::Resignation:
        return "resignation";
    case Ending::Agreement:
        return "agreement";
    case Ending::Claim:
        return "claim";
    case Ending::Time:
        return "time";
    case Ending::Abandonment:
        return "abandonment";
    }
    return "";
}

} // namespace tabuleiro
