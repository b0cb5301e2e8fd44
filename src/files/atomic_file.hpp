// Files that are never half written: a crash at any moment leaves the old one or the new one.
#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "files/new_file.hpp"

namespace tabuleiro {

// Writes a temporary file, syncs it, renames it, and syncs the folder. Fails, and leaves the old
// file unchanged, if the file cannot be written or is not a regular file. An existing file keeps
// its mode.
Expected<void> replace_file(const std::string& path, std::string_view contents,
                            Readers readers = Readers::Usual);

// The contents of a regular file; anything else fails, and never blocks.
Expected<std::string> read_ordinary_file(const std::string& path);

} // namespace tabuleiro
