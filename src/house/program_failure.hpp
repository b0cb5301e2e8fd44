// How an engine loses a game without a move: the rule of its result, and the text of its event.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "house/command_kind.hpp"

namespace tabuleiro::house {

enum class ProgramFailure : std::uint8_t {
    Crash, // it ended, did not start, or would not go on
    Silence,
    IllegalMove,
    Flood, // it wrote without end
};

// In the order of ProgramFailure.
inline constexpr std::array<std::string_view, 4> program_failure_names{"crash", "silence",
                                                                       "illegal-move", "flood"};

constexpr std::string_view name(ProgramFailure failure) {
    return program_failure_names[static_cast<std::size_t>(failure)];
}

constexpr std::optional<ProgramFailure> parse_program_failure(std::string_view text) {
    return parse_kind<ProgramFailure>(program_failure_names, text);
}

} // namespace tabuleiro::house
