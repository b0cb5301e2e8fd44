// Everything that can be done at a table, by people or by the house, as words.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tabuleiro::house {

enum class Act : std::uint8_t {
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

inline constexpr int act_count = static_cast<int>(Act::Back) + 1;

std::string_view name(Act act);
std::optional<Act> parse_act(std::string_view text);

// Whether a page may ask for it.
constexpr bool is_deed(Act act) {
    return act < Act::Join;
}

} // namespace tabuleiro::house
