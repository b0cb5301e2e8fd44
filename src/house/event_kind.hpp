// The kinds of events.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "house/command_kind.hpp"

namespace tabuleiro::house {

enum class EventKind : std::uint8_t {
    // A seat's command of the same name. Arrange makes a Play with several moves.
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
    Lift,
    Rematch,
    Leave,
    // Made by the house.
    Join,  // the invited person has come
    Flag,  // a player's time has run out
    Sleep, // the server closes: clocks stop
    Wake,  // clocks go on
    Moved, // to the table of the rematch
    Away,  // the player to move has been gone for so long that the other may claim
    Back,  // that player has returned
};

// In the order of EventKind.
inline constexpr std::array<std::string_view, 21> event_names{
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
    "lift",
    "rematch",
    "leave",
    "join",
    "flag",
    "sleep",
    "wake",
    "moved",
    "away",
    "back",
};

constexpr std::string_view name(EventKind kind) {
    return event_names[static_cast<std::size_t>(kind)];
}

constexpr std::optional<EventKind> parse_event_kind(std::string_view text) {
    return parse_kind<EventKind>(event_names, text);
}

constexpr bool is_by_house(EventKind kind) {
    return kind >= EventKind::Join;
}

// The event that follows from a command. Requires: there is one.
constexpr EventKind event_of(CommandKind command) {
    constexpr auto arrange = static_cast<int>(CommandKind::Arrange);
    const auto value = static_cast<int>(command);
    return command == CommandKind::Arrange ? EventKind::Play
                                           : static_cast<EventKind>(value - (value > arrange));
}

// The command that leads to an event. Requires: it is a seat's event.
constexpr CommandKind command_of(EventKind event) {
    constexpr auto arrange = static_cast<int>(CommandKind::Arrange);
    const auto value = static_cast<int>(event);
    return static_cast<CommandKind>(value + (value >= arrange));
}

static_assert([] {
    for (std::size_t i = 0; i < command_names.size(); ++i) {
        const auto command = static_cast<CommandKind>(i);
        if (changes_table(command) && command != CommandKind::Arrange &&
            (name(event_of(command)) != name(command) ||
             command_of(event_of(command)) != command)) {
            return false;
        }
    }
    return true;
}());

} // namespace tabuleiro::house
