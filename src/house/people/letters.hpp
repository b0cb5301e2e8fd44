// The letters that names of people may have, and which of them cannot be told apart.
//
// Letters that look alike in Latin, Greek, Cyrillic and Armenian fold to the same one, so that two
// names are never shown that a reader takes for one. Letters of other scripts fold to themselves,
// but for the katakana that look like ideographs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tabuleiro::house {

enum class Script : std::uint8_t {
    Latin,
    Greek,
    Cyrillic,
    Armenian,
    Georgian,
    Hebrew,
    Arabic,
    Devanagari,
    Thai,
    EastAsian, // ideographs, kana and hangul, which are mixed in one name
};

// None: not a letter that a name may have.
std::optional<Script> script_of(char32_t c);

// Letters and digits without case, accents and the differences that are hard to see: 0 is o, and 1,
// l and i are one letter, since I looks like both of the others. Everything else is left out.
// Two letters that look like one, such as rn and m, stay two. Of the letters whose capital looks
// like one letter of Latin and whose small form like another, the capital counts.
std::u32string folded_letters(std::u32string_view text);

} // namespace tabuleiro::house
