// Texts in UTF-8 as the characters of Unicode that they consist of, and which of these cannot be
// seen or change how others look.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tabuleiro {

// The characters of a text in UTF-8; none if it is not.
std::optional<std::u32string> decoded(std::string_view text);
std::string encoded(std::u32string_view text);

// A blank of any kind, also the ends of lines.
bool is_space(char32_t c);
// Controls, characters without width, those that turn the direction of writing, and fillers.
bool is_unseen(char32_t c);
// Marks that stand above, below or in any letter.
bool is_mark(char32_t c);
// Pictures that may be joined or coloured by what follows.
bool is_picture(char32_t c);

} // namespace tabuleiro
