#include "core/unicode.hpp"

#include <algorithm>
#include <array>

namespace tabuleiro {

namespace {

struct CodePoints {
    char32_t first;
    char32_t last;
};

template <std::size_t size>
constexpr bool is_in(const std::array<CodePoints, size>& ranges, char32_t c) {
    return std::any_of(ranges.begin(), ranges.end(), [c](const CodePoints& range) {
        return c >= range.first && c <= range.last;
    });
}

constexpr std::array<CodePoints, 11> blanks{{{0x09, 0x0D},
                                             {0x20, 0x20},
                                             {0x85, 0x85},
                                             {0xA0, 0xA0},
                                             {0x1680, 0x1680},
                                             {0x2000, 0x200A},
                                             {0x2028, 0x2029}, // separators of lines and paragraphs
                                             {0x202F, 0x202F},
                                             {0x205F, 0x205F},
                                             {0x2800, 0x2800}, // the empty pattern of Braille
                                             {0x3000, 0x3000}}};

constexpr std::array<CodePoints, 20> unseen{
    {{0x00, 0x1F},                                           // controls
     {0x7F, 0x9F},     {0xAD, 0xAD},                         // soft hyphen
     {0x034F, 0x034F},                                       // grapheme joiner
     {0x061C, 0x061C},                                       // direction of writing
     {0x115F, 0x1160},                                       // fillers
     {0x17B4, 0x17B5}, {0x180B, 0x180F},   {0x200B, 0x200F}, // without width; direction of writing
     {0x202A, 0x202E},                                       // direction of writing
     {0x2060, 0x206F}, {0x3164, 0x3164},   {0xFDD0, 0xFDEF}, // no characters
     {0xFE00, 0xFE0F},                                       // variants
     {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFC},
     {0xFFFE, 0xFFFF}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}}};

constexpr std::array<CodePoints, 5> marks{
    {{0x0300, 0x036F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}}};

constexpr std::array<CodePoints, 5> pictures{
    {{0x2190, 0x21FF}, {0x2300, 0x23FF}, {0x2600, 0x27BF}, {0x2B00, 0x2BFF}, {0x1F000, 0x1FAFF}}};

} // namespace

std::optional<std::u32string> decoded(std::string_view text) {
    std::u32string all;
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t length = lead < 0x80             ? 1
                                   : (lead & 0xE0) == 0xC0 ? 2
                                   : (lead & 0xF0) == 0xE0 ? 3
                                   : (lead & 0xF8) == 0xF0 ? 4
                                                           : 0;
        if (length == 0 || at + length > text.size()) {
            return std::nullopt;
        }
        constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
        char32_t c = length == 1 ? lead : lead & (0x7FU >> length);
        for (std::size_t i = 1; i < length; ++i) {
            const auto next = static_cast<unsigned char>(text[at + i]);
            if ((next & 0xC0) != 0x80) {
                return std::nullopt;
            }
            c = c << 6 | (next & 0x3FU);
        }
        const bool surrogate = c >= 0xD800 && c <= 0xDFFF;
        if (c < least[length] || c > 0x10FFFF || surrogate) {
            return std::nullopt;
        }
        all += c;
        at += length;
    }
    return all;
}

std::string encoded(std::u32string_view text) {
    std::string bytes;
    const auto add = [&](char32_t byte) { bytes += static_cast<char>(byte); };
    const auto follow = [&](char32_t c, int shift) { add(0x80 | (c >> shift & 0x3F)); };
    for (const char32_t c : text) {
        if (c < 0x80) {
            add(c);
        } else if (c < 0x800) {
            add(0xC0 | c >> 6);
            follow(c, 0);
        } else if (c < 0x10000) {
            add(0xE0 | c >> 12);
            follow(c, 6);
            follow(c, 0);
        } else {
            add(0xF0 | c >> 18);
            follow(c, 12);
            follow(c, 6);
            follow(c, 0);
        }
    }
    return bytes;
}

bool is_space(char32_t c) {
    return is_in(blanks, c);
}

bool is_unseen(char32_t c) {
    return is_in(unseen, c);
}

bool is_mark(char32_t c) {
    return is_in(marks, c);
}

bool is_picture(char32_t c) {
    return is_in(pictures, c);
}

} // namespace tabuleiro
