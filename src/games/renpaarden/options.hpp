// What is agreed before the first turn: the board's size and which rules end a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "games/renpaarden/cell.hpp"

namespace tabuleiro::renpaarden {

// R6: House has the rules a) to c); Literal has c) and a draw at 600 plies.
enum class Ruleset : std::uint8_t { House, Literal };

// R5: whether a win is checked when the turn ends, or after every leap of a chain.
enum class WinCheck : std::uint8_t { TurnEnd, MidChain };

struct Options {
    int size = largest_size;
    Ruleset rules = Ruleset::House;
    WinCheck win = WinCheck::TurnEnd;

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

constexpr bool is_valid_size(int size) {
    return size >= least_size && size <= largest_size;
}

// Their names in texts and on command lines.
constexpr std::string_view name(Ruleset rules) {
    return rules == Ruleset::House ? "house" : "literal";
}
constexpr std::string_view name(WinCheck win) {
    return win == WinCheck::TurnEnd ? "end" : "mid-chain";
}
constexpr std::optional<Ruleset> parse_ruleset(std::string_view text) {
    for (const Ruleset rules : {Ruleset::House, Ruleset::Literal}) {
        if (text == name(rules)) {
            return rules;
        }
    }
    return std::nullopt;
}
constexpr std::optional<WinCheck> parse_win_check(std::string_view text) {
    for (const WinCheck win : {WinCheck::TurnEnd, WinCheck::MidChain}) {
        if (text == name(win)) {
            return win;
        }
    }
    return std::nullopt;
}

} // namespace tabuleiro::renpaarden
