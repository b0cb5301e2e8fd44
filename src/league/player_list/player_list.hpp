// Lists of players as spreadsheets write them: one line each, the name and, if it is known, the
// rating.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"

namespace tabuleiro::league {

struct ListedPlayer {
    std::string name;
    std::optional<int> rating;

    friend bool operator==(const ListedPlayer&, const ListedPlayer&) = default;
};

// Fields are separated by commas or by semicolons, whichever comes first; a field in quotes may
// contain both. More fields than two are ignored, and so is a first line whose second field is no
// number.
[[nodiscard]] Expected<std::vector<ListedPlayer>> parse_player_list(std::string_view text);

} // namespace tabuleiro::league
