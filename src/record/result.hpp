// How a match ended: by a rule of its game, or by an action beside the board.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/player.hpp"

namespace tabuleiro {

enum class Ending : std::uint8_t {
    Rule,
    Resignation,
    Agreement,
    Claim,
    Time,
    Abandonment,
    Failure, // of a program that played
};

// The "rule" of a draw that was claimed because the other player had left.
inline constexpr std::string_view opponent_left = "opponent-left";

struct Result {
    std::optional<Player> winner; // none: a draw
    Ending ending = Ending::Rule;
    // The name of the game's rule, for Rule and Claim; or opponent_left; of a Failure: how it
    // failed.
    std::string rule;

    friend bool operator==(const Result&, const Result&) = default;
};

// A game that was called off before it really began: nobody won, and it was not a draw either.
inline bool is_aborted(const Result& result) {
    return !result.winner && result.ending == Ending::Abandonment;
}

// 1-0, 0-1 or 1/2-1/2.
constexpr std::string_view result_text(std::optional<Player> winner) {
    return !winner ? "1/2-1/2" : *winner == Player::First ? "1-0" : "0-1";
}

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
    case Ending::Failure:
        return "failure";
    }
    return "";
}

} // namespace tabuleiro
