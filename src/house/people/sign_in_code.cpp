#include "house/people/sign_in_code.hpp"

#include <cassert>

#include "core/unicode.hpp"

namespace tabuleiro::house {

namespace {

// Hyphens and dashes, as keyboards and word processors write them.
bool is_dash(char32_t c) {
    return c == U'-' || c == U'_' || (c >= 0x2010 && c <= 0x2015) || c == 0x2212;
}

char32_t in_capitals(char32_t c) {
    if (c >= 0xFF01 && c <= 0xFF5E) { // full-width forms
        c = c - 0xFF01 + U'!';
    }
    c = c >= U'a' && c <= U'z' ? c - U'a' + U'A' : c;
    return c == U'U' ? U'V' : c;
}

} // namespace

std::string new_code(const std::function<std::uint8_t()>& random_byte) {
    const unsigned size = code_alphabet.size();
    const unsigned fair = 256 / size * size; // from here on, low characters would be more likely
    std::string code;
    while (code.size() < code_length) {
        if (const unsigned byte = random_byte(); byte < fair) {
            code += code_alphabet[byte % size];
        }
    }
    return code;
}

Expected<std::string> parse_code(std::string_view text) {
    constexpr std::size_t longest_text = 100;
    const auto characters = decoded(text.substr(0, longest_text));
    std::string code;
    for (const char32_t given : characters.value_or(U"")) {
        const char32_t c = in_capitals(given);
        if (is_space(given) || is_dash(c)) {
            continue;
        }
        if (c > 0x7F || code_alphabet.find(static_cast<char>(c)) == std::string_view::npos) {
            return fail("No code has {character}; codes have no 0, O, 1, I or L.",
                        is_unseen(c) ? "?" : encoded(std::u32string(1, given)));
        }
        code += static_cast<char>(c);
    }
    if (code.size() != code_length || text.size() > longest_text) {
        return fail("A code has {length} letters and digits.", code_length);
    }
    return code;
}

std::string shown_code(std::string_view code) {
    assert(code.size() == code_length);
    return std::string(code.substr(0, code_length / 2)) + "-" +
           std::string(code.substr(code_length / 2));
}

} // namespace tabuleiro::house
