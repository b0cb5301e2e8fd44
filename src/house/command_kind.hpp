// What a client may ask of a table.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tabuleiro::house {

enum class CommandKind : std::uint8_t {
    // By a seat; these change the table.
    Play,
    Resign,
    Abort,
    ClaimDraw,
    ClaimWin,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    AskTakeback,
    AcceptTakeback,
    DeclineTakeback,
    Arrange,
    Lift,
    Rematch,
    Leave,
    GiveTime,
    AskPause,
    AcceptPause,
    DeclinePause,
    Resume,
    Greet,
    // By any viewer; these are only answered.
    Hint,
    Threat,
    Show,
};

// In the order of CommandKind.
inline constexpr std::array<std::string_view, 24> command_names{
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
    "give-time",
    "ask-pause",
    "accept-pause",
    "decline-pause",
    "resume",
    "greet",
    "hint",
    "threat",
    "show",
};

constexpr std::string_view name(CommandKind kind) {
    return command_names[static_cast<std::size_t>(kind)];
}

// The kind whose name in `names` is the text.
template <class Kind, std::size_t count>
constexpr std::optional<Kind> parse_kind(const std::array<std::string_view, count>& names,
                                         std::string_view text) {
    for (std::size_t i = 0; i < count; ++i) {
        if (names[i] == text) {
            return static_cast<Kind>(i);
        }
    }
    return std::nullopt;
}

constexpr std::optional<CommandKind> parse_command_kind(std::string_view text) {
    return parse_kind<CommandKind>(command_names, text);
}

constexpr bool changes_table(CommandKind kind) {
    return kind < CommandKind::Hint;
}

} // namespace tabuleiro::house
