// The form of the secrets that clients show to a house: who has a key works for it, who has a
// program's token plays at its tables.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace tabuleiro::client {

// 256 random bits in URL-safe base64.
inline constexpr std::size_t token_letters = 43;
// Before a program's token, so that it is recognised where it should not be.
inline constexpr std::string_view program_token_mark = "tabuleiro-";

// Whether the text could be a token at all.
inline bool looks_like_token(std::string_view text) {
    return text.size() == token_letters && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
           });
}

inline bool looks_like_program_token(std::string_view text) {
    return text.starts_with(program_token_mark) &&
           looks_like_token(text.substr(program_token_mark.size()));
}

} // namespace tabuleiro::client
