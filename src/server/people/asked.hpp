// What a request asks for: a body one change at a time, a query its values.
#pragma once

#include <charconv>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace tabuleiro::server {

// Two hexadecimal digits; none if they are not.
inline std::optional<std::uint8_t> parse_hex(std::string_view digits) {
    std::uint8_t value = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    return error == std::errc() && end == digits.data() + digits.size() ? std::optional(value)
                                                                        : std::nullopt;
}

// Whether the body is an object with exactly this field, of this type.
inline bool asks(const nlohmann::json& body, const char* field, nlohmann::json::value_t type) {
    return body.is_object() && body.size() == 1 && body.contains(field) &&
           body[field].type() == type;
}
// {"field": true}
inline bool asks(const nlohmann::json& body, const char* field) {
    return asks(body, field, nlohmann::json::value_t::boolean) && body[field] == true;
}

// A value of a query as the page meant it: %C3%A9 is one letter.
inline std::string percent_decoded(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto value =
            text[i] == '%' && i + 2 < text.size() ? parse_hex(text.substr(i + 1, 2)) : std::nullopt;
        decoded += value ? static_cast<char>(*value) : text[i];
        i += value ? 2 : 0;
    }
    return decoded;
}

} // namespace tabuleiro::server
