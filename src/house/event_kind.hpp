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
    GiveTime,
    AskPause,
    AcceptPause,
    DeclinePause,
    Resume,
    Greet,
    // Made by the house.
    Join,  // the invited person has come
    Flag,  // a player's time has run out
    Sleep, // the server closes: clocks stop
    Wake,  // clocks go on
    Moved, // to the table of the rematch
    Away,  // the player to move has been gone for so long that the other may claim
    Back,  // that player has returned
    // Made by the house for an administrator.
    Close,  // the game ends without a result
    Hide,   // from now on only its seats see the table
    Unhide, // anybody sees it again
    // Made by the house.
    JoinProgram, // as Join, of a program
    Failure,     // the engine in the seat has failed; the text says how: program_failure.hpp
};

// In the order of EventKind.
inline constexpr std::array<std::string_view, 32> event_names{
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
    "give-time",
    "ask-pause",
    "accept-pause",
    "decline-pause",
    "resume",
    "greet",
    "join",
    "flag",
    "sleep",
    "wake",
    "moved",
    "away",
    "back",
    "close",
    "hide",
    "unhide",
    "join-program",
    "failure",
};

constexpr std::string_view name(EventKind kind) {
    return event_names[static_cast<std::size_t>(kind)];
}

constexpr std::optional<EventKind> parse_event_kind(std::string_view text) {
    return parse_kind<EventKind>(event_names, text);
}

// Whether somebody takes the seat that waits.
constexpr bool is_join(EventKind kind) {
    return kind == EventKind::Join || kind == EventKind::JoinProgram;
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
