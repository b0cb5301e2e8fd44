// Where the names of players are in what the house has stored: for a player who leaves and takes
// their name along. The games stay, and mean the same.
#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "core/player.hpp"
#include "house/event_kind.hpp"

namespace tabuleiro::house {

// The text of stored settings with an empty name, and author, at this seat, and otherwise the same.
// Fails if it is not the text of settings.
[[nodiscard]] Expected<std::string> without_name(std::string_view settings, Player seat);

// Whether the text of such an event is the name of its seat's player, and nothing that must stay.
constexpr bool text_is_name(EventKind kind) {
    return is_join(kind);
}

} // namespace tabuleiro::house
