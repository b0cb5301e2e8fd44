// Engines as they are named: those that are found on the machine, and those of a command line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "programs/dialogue/protocol.hpp"

namespace tabuleiro::programs {

struct EngineCommand {
    std::string name{};
    std::string command{};              // as a shell would read it
    std::optional<Protocol> protocol{}; // none: to be found out
    std::string author{};               // empty: as it says itself
};

// The engines we know of that are installed, in the order of their names.
std::vector<EngineCommand> engines_of_the_machine();

// NAME=COMMAND; before the command its protocol may stand: NAME=cecp:COMMAND.
[[nodiscard]] Expected<EngineCommand> parse_engine_command(std::string_view text);

} // namespace tabuleiro::programs
