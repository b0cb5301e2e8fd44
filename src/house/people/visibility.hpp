// Who may see a table: one rule for every request, socket, list and message that shows anything of
// one. For whoever may not, there is no such table.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "house/people/role.hpp"
#include "house/viewer.hpp"

namespace tabuleiro::house {

// Listed: in the lobby too. Link: whoever knows its number. Private: its players alone.
enum class Visibility : std::uint8_t { Listed, Link, Private };

// In the order of Visibility.
inline constexpr std::array<std::string_view, 3> visibility_words{"listed", "link", "private"};

constexpr std::string_view name(Visibility visibility) {
    return visibility_words[static_cast<std::size_t>(visibility)];
}

// Who asks.
struct Reader {
    Viewer viewer = Viewer::Watcher; // what they are at the table
    Role role = Role::Visitor;
    // They teach a group in which one of the players is a member, who has agreed to it. Asked only
    // where it matters: see needs_teacher.
    bool teaches_player = false;
};

// `hidden`: by an administrator.
constexpr bool may_see(Visibility visibility, bool hidden, const Reader& reader) {
    if (reader.viewer != Viewer::Watcher || reader.role == Role::Administrator) {
        return true;
    }
    return !hidden && (visibility != Visibility::Private || reader.teaches_player);
}

// Whether it is worth asking if the reader teaches one of the players.
constexpr bool needs_teacher(Visibility visibility, bool hidden, const Reader& reader) {
    return reader.role == Role::Teacher && !may_see(visibility, hidden, reader) && !hidden;
}

// Whether it is in lists that are the same for everybody.
constexpr bool is_listed(Visibility visibility, bool hidden) {
    return visibility == Visibility::Listed && !hidden;
}

} // namespace tabuleiro::house
