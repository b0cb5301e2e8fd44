// Small tools for reading text: words, numbers, lines. They look at text and do not copy it.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tabuleiro {

// The whole text as a number, or none: no blanks, no sign unless the type has one, no overflow.
template <std::integral T>
std::optional<T> parse_number(std::string_view text) {
    T number{};
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stopped != end) {
        return std::nullopt;
    }
    return number;
}

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

// The text without blanks at either end.
std::string_view trimmed(std::string_view text);

// The words of a text, separated by one or more blanks.
std::vector<std::string_view> words(std::string_view text);

// The fields between separators, empty ones too: "a//b" has three.
std::vector<std::string_view> split(std::string_view text, char separator);

// The beginning of an outside text, safe to print: question marks replace what may not be
// printable.
std::string printable(std::string_view text, std::size_t most = 60);

// An outside text as messages show it: in quotes, only its first part, question marks for what may
// not be printable.
std::string quoted(std::string_view text);

// As quoted, but letters and signs of any script (UTF-8) are shown as they are.
std::string quoted_letters(std::string_view text);

} // namespace tabuleiro
