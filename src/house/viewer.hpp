// Whom a table is shown to: the player of one seat, both players at one screen, or a watcher.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/player.hpp"

namespace tabuleiro::house {

enum class Viewer : std::uint8_t { First, Second, Both, Watcher };

constexpr Viewer viewer_of(Player seat) {
    return seat == Player::First ? Viewer::First : Viewer::Second;
}

// None for both seats and for watchers.
constexpr std::optional<Player> seat_of(Viewer viewer) {
    switch (viewer) {
    case Viewer::First:
        return Player::First;
    case Viewer::Second:
        return Player::Second;
    default:
        return std::nullopt;
    }
}

constexpr bool sits_at(Viewer viewer, Player seat) {
    return viewer == Viewer::Both || seat_of(viewer) == seat;
}

constexpr std::string_view name(Player player) {
    return player == Player::First ? "first" : "second";
}
constexpr std::string_view name(Viewer viewer) {
    switch (viewer) {
    case Viewer::First:
        return "first";
    case Viewer::Second:
        return "second";
    case Viewer::Both:
        return "both";
    case Viewer::Watcher:
        break;
    }
    return "watcher";
}

constexpr std::optional<Player> parse_player(std::string_view text) {
    for (const Player player : players) {
        if (text == name(player)) {
            return player;
        }
    }
    return std::nullopt;
}

} // namespace tabuleiro::house
