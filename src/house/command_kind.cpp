#include "house/command_kind.hpp"

namespace tabuleiro::house {

namespace {

// In the order of CommandKind.
constexpr std::array<std::string_view, command_kind_count> names{
    "play",
    "resign",
    "abort",
    "claim-draw",
    "claim-win",
    "offer-draw",
    "accept-draw",
    "decline-draw",
    "ask-takeback",
    "accept-takeback",
    "decline-takeback",
    "arrange",
    "lift",
    "rematch",
    "leave",
    "hint",
    "threat",
    "show",
    "join",
    "flag",
    "sleep",
    "wake",
    "moved",
    "away",
    "back",
};

} // namespace

std::string_view name(CommandKind kind) {
    return names[static_cast<std::size_t>(kind)];
}

std::optional<CommandKind> parse_command_kind(std::string_view text) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == text) {
            return static_cast<CommandKind>(i);
        }
    }
    return std::nullopt;
}

} // namespace tabuleiro::house
