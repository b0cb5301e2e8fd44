// A folder that only its owner can read.
#pragma once

#include <filesystem>

#include "core/error.hpp"

namespace tabuleiro {

// Makes the folder, and those above it, if there is none. The mode of an existing folder is not
// changed.
Expected<void> make_private_folder(const std::filesystem::path& folder);

} // namespace tabuleiro
