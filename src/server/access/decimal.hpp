// A number with a fraction, from all of a text.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace tabuleiro::server {

inline std::optional<double> parse_decimal(std::string_view text) {
    double number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stopped == end ? std::optional(number) : std::nullopt;
}

} // namespace tabuleiro::server
