// Files that are never half written: a crash at any moment leaves the old one or the new one.
#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "files/new_file.hpp"

namespace tabuleiro {

// Writes beside the place, syncs, renames, and syncs the folder. Fails, and leaves the old file
// as it was, if the place cannot be written or holds something else than an ordinary file. A file
// that was there keeps its mode.
Expected<void> replace_file(const std::string& path, std::string_view contents,
                            Readers readers = Readers::Usual);

// The contents of an ordinary file; anything else fails, and never blocks.
Expected<std::string> read_ordinary_file(const std::string& path);

} // namespace tabuleiro
