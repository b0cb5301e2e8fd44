#include "house/people/role.hpp"

#include <algorithm>
#include <array>

namespace tabuleiro::house {

namespace {

constexpr std::array<std::string_view, 5> role_words{"visitor", "program", "player", "teacher",
                                                     "administrator"};

} // namespace

std::string_view word(Role role) {
    return role_words[static_cast<std::size_t>(role)];
}

std::optional<Role> parse_role(std::string_view word) {
    const auto* const found = std::find(role_words.begin(), role_words.end(), word);
    return found == role_words.end() ? std::nullopt
                                     : std::optional(static_cast<Role>(found - role_words.begin()));
}

} // namespace tabuleiro::house
