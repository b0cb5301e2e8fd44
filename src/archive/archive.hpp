// All games of a house as one text, and back: docs/archive.md has the form.
//
// Chess games are PGN that any chess program reads; the others are lines that begin with a per cent
// sign, which PGN leaves to private use. The text has all that a store knows except who may sit
// where: exporting, importing into an empty store and exporting again gives the same bytes.
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
    // Tables that could not be read, a sentence each; they are not in the text.
    std::vector<std::string> left_out;
};

// Gives the text to `write` piece by piece, the oldest table first. Fails if the store cannot be
// read.
[[nodiscard]] Expected<Exported> export_games(store::Store& store,
                                              const std::function<void(std::string_view)>& write);

struct Imported {
    std::size_t games = 0; // in the text
    std::size_t added = 0; // those that the store did not have
};

// Takes all games of the text into the store, or none: each reason names its line.
[[nodiscard]] Expected<Imported> import_games(store::Store& store, std::string_view text);

} // namespace tabuleiro::archive
