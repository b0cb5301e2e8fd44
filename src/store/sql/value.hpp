// A value of a statement or of a row: nothing, a number, a text, or bytes.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <variant>

namespace tabuleiro::store::sql {

struct Blob {
    std::string bytes;

    friend bool operator==(const Blob&, const Blob&) = default;
};

inline Blob blob_of(std::span<const std::uint8_t> bytes) {
    return {std::string(bytes.begin(), bytes.end())};
}

using Value = std::variant<std::monostate, std::int64_t, double, std::string, Blob>;

} // namespace tabuleiro::store::sql
