// Programs that belong to this one.
#pragma once

#include <filesystem>
#include <string_view>

namespace tabuleiro {

// Beside this program, as it is built, or in lib/tabuleiro, as it is installed. If it is in
// neither, the path where it would be installed.
std::filesystem::path companion(std::string_view name);

} // namespace tabuleiro
