// A folder for its owner's eyes only.
#pragma once

#include <filesystem>

#include "core/error.hpp"

namespace tabuleiro {

// Makes the folder, and those above it, if there is none. The mode of a folder that was there is
// left as it is.
Expected<void> make_private_folder(const std::filesystem::path& folder);

} // namespace tabuleiro
