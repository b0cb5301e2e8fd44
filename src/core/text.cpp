#include "core/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace tabuleiro {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && is_blank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    while (true) {
        const auto* const start = std::find_if_not(text.begin(), text.end(), is_blank);
        const auto* const stop = std::find_if(start, text.end(), is_blank);
        if (start == text.end()) {
            return found;
        }
        found.push_back(text.substr(start - text.begin(), stop - start));
        text.remove_prefix(stop - text.begin());
    }
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> fields;
    while (true) {
        const auto at = text.find(separator);
        fields.push_back(text.substr(0, at));
        if (at == std::string_view::npos) {
            return fields;
        }
        text.remove_prefix(at + 1);
    }
}

std::string printable(std::string_view text, std::size_t most) {
    std::string shown;
    for (const char c : text.substr(0, most)) {
        shown += c >= ' ' && c <= '~' ? c : '?';
    }
    return shown;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t enough = 40;
    return "'" + printable(text, enough) + (text.size() > enough ? "...'" : "'");
}

namespace {

// The first character of a UTF-8 text and its length; none if the bytes are not UTF-8.
struct Character {
    char32_t code;
    std::size_t length;
};
std::optional<Character> first_character(std::string_view text) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char lead = byte(0);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || length > text.size()) {
        return std::nullopt;
    }
    char32_t code = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t at = 1; at < length; ++at) {
        if ((byte(at) & 0xC0U) != 0x80U) {
            return std::nullopt;
        }
        code = code << 6U | (byte(at) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code < least[length] || surrogate || code > 0x10FFFF
               ? std::nullopt
               : std::optional(Character{code, length});
}

// Neither a control character nor one that is invisible or changes the text direction.
bool is_visible(char32_t code) {
    const auto within = [&](char32_t from, char32_t to) { return code >= from && code <= to; };
    return !(code < U' ' || within(0x7F, 0x9F) || code == 0xAD || code == 0x61C ||
             within(0x200B, 0x200F) || within(0x2028, 0x202E) || within(0x2060, 0x206F) ||
             code == 0xFEFF || within(0xFFF0, 0xFFFB) || within(0xE0000, 0xE007F));
}

} // namespace

std::string quoted_letters(std::string_view text) {
    constexpr std::size_t enough = 40;
    std::string shown;
    std::string_view rest = text;
    for (std::size_t count = 0; !rest.empty() && count < enough; ++count) {
        const auto character = first_character(rest);
        const std::size_t length = character ? character->length : 1;
        shown += character && is_visible(character->code) ? rest.substr(0, length) : "?";
        rest.remove_prefix(length);
    }
    return "'" + shown + (rest.empty() ? "'" : "...'");
}

} // namespace tabuleiro
