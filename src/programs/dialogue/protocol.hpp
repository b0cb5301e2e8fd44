// What a program speaks, with the words for it in files and on command lines.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace tabuleiro::programs {

enum class Protocol : std::uint8_t {
    Uci,        // chess engines
    Cecp,       // chess engines of xboard
    Program,    // the program protocol, for every game
    Assignment, // what the assignment of a game asks for, if there is one
};

inline constexpr std::array<std::pair<Protocol, std::string_view>, 4> protocol_names{{
    {Protocol::Uci, "uci"},
    {Protocol::Cecp, "cecp"},
    {Protocol::Program, "program"},
    {Protocol::Assignment, "assignment"},
}};

constexpr std::string_view to_text(Protocol protocol) {
    return protocol_names[static_cast<std::size_t>(protocol)].second;
}

constexpr std::optional<Protocol> parse_protocol(std::string_view text) {
    for (const auto& [protocol, name] : protocol_names) {
        if (name == text) {
            return protocol;
        }
    }
    return std::nullopt;
}

} // namespace tabuleiro::programs
