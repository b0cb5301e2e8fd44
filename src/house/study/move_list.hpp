// A line of moves to study, as the page and files have it: MoveList of docs/protocols/web.md. It
// may be nonsense; study.hpp puts it on the board.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/json_writer.hpp"
#include "house/command.hpp"

namespace tabuleiro::house {

// Replaying is quick but not free, and nobody studies more.
inline constexpr std::size_t longest_line = 1'000;

struct MoveList {
    std::string game{};
    std::string options = "{}"; // a JSON object
    std::optional<std::string> start{};
    std::vector<std::string> moves{};

    friend bool operator==(const MoveList&, const MoveList&) = default;
};

// Refuses with "malformed" and everything that is wrong with its form.
[[nodiscard]] Allowed<MoveList> read_move_list(const nlohmann::json& given);
[[nodiscard]] Allowed<MoveList> parse_move_list(std::string_view text);

void write(JsonWriter& out, const MoveList& line);

} // namespace tabuleiro::house
