#include "house/act.hpp"

namespace tabuleiro::house {

namespace {

// In the order of Act.
constexpr std::array<std::string_view, act_count> names{
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

std::string_view name(Act act) {
    return names[static_cast<std::size_t>(act)];
}

std::optional<Act> parse_act(std::string_view text) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == text) {
            return static_cast<Act>(i);
        }
    }
    return std::nullopt;
}

} // namespace tabuleiro::house
