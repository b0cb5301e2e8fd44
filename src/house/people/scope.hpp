// What a program may do with its token. Each scope includes the ones before it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tabuleiro::house {

// Nothing: the scope of a request that no token allows.
enum class Scope : std::uint8_t { Nothing, Watch, Play };

inline constexpr std::array<std::string_view, 3> scope_words{"", "watch", "play"};

// As in the store and in messages: "watch", "play".
constexpr std::string_view word(Scope scope) {
    return scope_words[static_cast<std::size_t>(scope)];
}
constexpr std::optional<Scope> parse_scope(std::string_view text) {
    return text == "watch"  ? std::optional(Scope::Watch)
           : text == "play" ? std::optional(Scope::Play)
                            : std::nullopt;
}

} // namespace tabuleiro::house
