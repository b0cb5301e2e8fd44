// The texts of the page, as the build gathers them.
#pragma once

#include <filesystem>
#include <string>

#include "support/files.hpp"

namespace tabuleiro::test {

// web/src/texts/FILE, and the file of that name of every game (web/src/games/NAME/FILE).
inline std::string page_texts(const std::string& file) {
    std::string texts = read_file(source_path("web/src/texts/" + file));
    for (const auto& game : std::filesystem::directory_iterator(source_path("web/src/games"))) {
        if (std::filesystem::exists(game.path() / file)) {
            texts += "\n" + read_file(game.path() / file);
        }
    }
    return texts;
}

} // namespace tabuleiro::test
