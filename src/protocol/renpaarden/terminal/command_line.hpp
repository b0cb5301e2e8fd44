// The options of the program `renpaarden`.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/error.hpp"
#include "protocol/renpaarden/terminal/terminal.hpp"

namespace tabuleiro::renpaarden {

struct CommandLine {
    enum class Mode : std::uint8_t { Terminal, Protocol, Program };

    Mode mode = Mode::Terminal;
    TerminalOptions terminal; // its race options are the protocol's too; seed and style are not set
    std::optional<std::uint64_t> seed;
    std::chrono::milliseconds pause{400}; // to watch the computer play itself on a screen
};

struct HelpText {
    std::string text;
};

// The arguments without the program's name; the locale decides the language if no option does.
Expected<std::variant<CommandLine, HelpText>> parse_command_line(std::vector<std::string> arguments,
                                                                 std::string_view locale);

} // namespace tabuleiro::renpaarden
