// Everything that can be done at a table, by people or by the house, as words.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tabuleiro::house {

enum class CommandKind : std::uint8_t {
    // By who has a seat; these change the table.
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
    // By who looks; these only get an answer.
    Hint,
    Threat,
    Show,
    // By the house.
    Join,  // the invited person has come
    Flag,  // time is over
    Sleep, // the house closes: clocks stand
    Wake,  // the house is open again
    Moved, // to the table of the rematch
    Away,  // whose turn it is has been gone for so long that the other may claim
    Back,  // and has returned
};

inline constexpr int command_kind_count = static_cast<int>(CommandKind::Back) + 1;

std::string_view name(CommandKind kind);
std::optional<CommandKind> parse_command_kind(std::string_view text);

// Whether a page may ask for it.
constexpr bool is_command(CommandKind kind) {
    return kind < CommandKind::Join;
}

} // namespace tabuleiro::house
