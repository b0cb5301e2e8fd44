// All games of a store as one text, and back: docs/archive.md describes the format.
//
// Chess games are PGN that any chess program can read; the others are lines that begin with a per
// cent sign, which PGN reserves for private use. The text contains everything in a store except the
// seats' secrets: exporting, importing into an empty store and exporting again gives the same
// bytes.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "store/store.hpp"

namespace tabuleiro::archive {

struct Exported {
    std::size_t games = 0;
    // Tables that could not be read, one sentence each; they are not in the text.
    std::vector<std::string> left_out;
};

// Passes the text to `write` piece by piece, the oldest table first. Fails if the store cannot be
// read.
[[nodiscard]] Expected<Exported> export_games(store::Store& store,
                                              const std::function<void(std::string_view)>& write);

struct Imported {
    std::size_t games = 0; // in the text
    std::size_t added = 0; // those that the store did not have
};

// Imports all games of the text into the store, or none: each reason names its line.
[[nodiscard]] Expected<Imported> import_games(store::Store& store, std::string_view text);

} // namespace tabuleiro::archive
