// The file with a program's token: whoever can read it can play as the program.
#pragma once

#include <string>

#include "core/error.hpp"

namespace tabuleiro::bridge {

// Fails if others can read the file, or if there is no token in it. No error has any of its text.
[[nodiscard]] Expected<std::string> read_token(const std::string& path);

} // namespace tabuleiro::bridge
