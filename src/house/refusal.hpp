// How a page is told that what it asked for cannot be done.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"

namespace tabuleiro::house {

// A word for the page, and sentences for who reads logs.
struct Refusal {
    std::string word;
    std::vector<std::string> reasons;
    std::optional<int> ply{}; // of the move that is wrong, where it is one of several

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

template <class T>
using Allowed = tl::expected<T, Refusal>;

inline tl::unexpected<Refusal> refuse(std::string_view word, std::string reason) {
    return tl::unexpected<Refusal>(Refusal{std::string(word), {std::move(reason)}});
}

// {"refused": ...}, with "reply_to" if the command had an id.
std::string to_message(const Refusal& refusal, std::optional<std::int64_t> id = std::nullopt);

} // namespace tabuleiro::house
