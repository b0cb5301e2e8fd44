// Small text files, written so that a crash or a full disk never leaves half of one.
#pragma once

#include <string>

#include "core/error.hpp"

namespace tabuleiro {

// To a file beside it, synced, then renamed: the path has the old text or the new one.
Expected<void> write_file(const std::string& path, const std::string& text);

// Fails for what is no regular file, and for files too large to be a saved game.
Expected<std::string> read_file(const std::string& path);

} // namespace tabuleiro
