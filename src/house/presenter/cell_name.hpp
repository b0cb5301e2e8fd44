// The name of a cell, such as "e4" or "second:P14". It is short, so it needs no memory of its own:
// messages have hundreds of them.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <string_view>

namespace tabuleiro::house {

class CellName {
  public:
    static constexpr std::size_t max_size = 15;

    // Requires: at most max_size characters.
    template <std::convertible_to<std::string_view> Text>
    CellName(const Text& text) {
        const std::string_view name = text;
        assert(name.size() <= max_size);
        std::copy(name.begin(), name.end(), name_.begin());
        size_ = static_cast<std::uint8_t>(name.size());
    }

    operator std::string_view() const { return {name_.data(), size_}; }

    friend bool operator==(const CellName&, const CellName&) = default;

  private:
    std::array<char, max_size> name_{};
    std::uint8_t size_ = 0;
};

} // namespace tabuleiro::house
