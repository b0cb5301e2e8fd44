// Archives in files: what `tabuleiro export` and `tabuleiro import` do.
#pragma once

#include <string>

#include "archive/archive.hpp"

namespace tabuleiro::archive {

// A store is given by its location: a file, or the address of a database.

// Writes the games of the store to the file, atomically; "-": to standard output. Only its owner
// can read a new file: it contains the secrets of unfinished games. A server may have the store
// open.
[[nodiscard]] Expected<Exported> export_to_file(const std::string& store, const std::string& file);

// Imports the games of the file; "-": of standard input. Makes the store if there is none.
[[nodiscard]] Expected<Imported> import_from_file(const std::string& store,
                                                  const std::string& file);

} // namespace tabuleiro::archive
