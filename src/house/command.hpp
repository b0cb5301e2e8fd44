// What a page asks for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "house/command_kind.hpp"
#include "house/refusal.hpp"
#include "house/viewer.hpp"

namespace tabuleiro::house {

struct Command {
    CommandKind kind = CommandKind::Show;
    std::string move{};               // of Play
    int ply = 0;                      // of Show
    std::optional<Player> as{};       // for whom, where one viewer has both seats
    std::optional<std::int64_t> id{}; // the page's own number, repeated in the answer
};

// A message of the page. Refuses with "malformed".
[[nodiscard]] Allowed<Command> parse_command(std::string_view text);

} // namespace tabuleiro::house
