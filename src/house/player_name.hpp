// Names that people give themselves, made safe to be shown among other text.
//
// Letters of all languages, marks on them and emoji stay. What cannot be seen or changes its
// surroundings goes: control characters, characters without width, those that turn the direction
// of writing, and more than a few marks on one letter. Blanks of all kinds become single ones.
#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"

namespace tabuleiro::house {

inline constexpr std::size_t longest_name = 40; // in bytes

// May be empty. Fails if the text is not UTF-8, or is too long when it has been made safe.
[[nodiscard]] Expected<std::string> parse_name(std::string_view text,
                                               std::size_t most_bytes = longest_name);

} // namespace tabuleiro::house
