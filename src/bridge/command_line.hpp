// The command line of `tabuleiro bridge`.
#pragma once

#include <string>
#include <variant>

#include "bridge/bridge_options.hpp"

namespace tabuleiro::bridge {

// Help, or what is wrong with the command line.
struct Notice {
    std::string text;
    int status = 0;
};

// The first word is the command's own.
std::variant<BridgeOptions, Notice> parse_command_line(int argc, const char* const* argv);

} // namespace tabuleiro::bridge
