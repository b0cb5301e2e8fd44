// What a person is in the house. Each role may do what the ones before it may; what a program may
// do is further limited by its token (scope.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tabuleiro::house {

// A visitor has opened the page and has not signed in. A program belongs to a player.
enum class Role : std::uint8_t { Visitor, Program, Player, Teacher, Administrator };

// As in the store and in messages: "visitor", "program", "player", "teacher", "administrator".
std::string_view word(Role role);
std::optional<Role> parse_role(std::string_view word);

} // namespace tabuleiro::house
