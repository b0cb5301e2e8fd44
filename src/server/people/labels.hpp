// Names that are no person's own: of groups, and the real names that teachers keep of members.
#pragma once

#include "house/player_name.hpp"

namespace tabuleiro::server {

inline constexpr std::size_t longest_group_name = 60;
inline constexpr std::size_t longest_real_name = 100;

// Fails if nothing of it can be seen.
[[nodiscard]] inline Expected<std::string> parse_group_name(std::string_view text) {
    auto name = house::parse_name(text, longest_group_name);
    if (name && name->empty()) {
        return fail("A group needs a name.");
    }
    return name;
}

// May be empty: none is kept.
[[nodiscard]] inline Expected<std::string> parse_real_name(std::string_view text) {
    return house::parse_name(text, longest_real_name);
}

} // namespace tabuleiro::server
