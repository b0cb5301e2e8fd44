// A client's message to a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "house/command_kind.hpp"
#include "house/refusal.hpp"
#include "house/viewer.hpp"

namespace tabuleiro::house {

struct Command {
    CommandKind kind = CommandKind::Show;
    std::string move{};         // of Play
    int ply = 0;                // of Show
    std::string greeting{};     // of Greet
    std::optional<Player> as{}; // for whom, if the viewer has both seats
    std::string id{};           // chosen by the client, repeated in the answer; empty: none
    // What the client saw when it asked: the version of the position for a move, an arrangement or
    // a takeback, the number of the offer for an answer to it.
    std::optional<int> at{};
};

// Refuses with "malformed".
[[nodiscard]] Allowed<Command> parse_command(std::string_view text);

// The id of a message that parse_command() refuses; empty if it has none.
std::string command_id_in(std::string_view text);

// The command with this id is an event of the table, on disk.
struct Accepted {
    int event = 0;
    std::string id;
};

std::string to_message(const Accepted& accepted);

} // namespace tabuleiro::house
