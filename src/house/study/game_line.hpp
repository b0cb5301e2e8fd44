// A line of moves to study, as the page and files have it: GameLine of docs/protocols/web.md. It
// may be nonsense; study.hpp puts it on the board.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "house/deed.hpp"
#include "house/scene/json_writer.hpp"

namespace tabuleiro::house {

// Replaying is quick but not free, and nobody studies more.
inline constexpr std::size_t longest_line = 1'000;

struct GameLine {
    std::string game{};
    std::string options = "{}"; // a JSON object
    std::optional<std::string> start{};
    std::vector<std::string> moves{};

    friend bool operator==(const GameLine&, const GameLine&) = default;
};

// Refuses with "malformed" and everything that is wrong with its form.
[[nodiscard]] Allowed<GameLine> read_line(const nlohmann::json& given);
[[nodiscard]] Allowed<GameLine> parse_line(std::string_view text);

void write(JsonWriter& out, const GameLine& line);

} // namespace tabuleiro::house
