// Archives in files, beside stores in files: what `tabuleiro export` and `tabuleiro import` do.
#pragma once

#include <filesystem>
#include <string>

#include "archive/archive.hpp"

namespace tabuleiro::archive {

// Writes the games of the store into the file, which is the old one or whole at any time; "-": to
// standard output. A new file may be read by its owner only: it has the secrets of games that are
// being played. A house may have the store open meanwhile.
[[nodiscard]] Expected<Exported> export_to_file(const std::filesystem::path& store,
                                                const std::string& file);

// Takes in the games of the file; "-": of standard input. Makes the store if there is none.
[[nodiscard]] Expected<Imported> import_from_file(const std::filesystem::path& store,
                                                  const std::string& file);

} // namespace tabuleiro::archive
