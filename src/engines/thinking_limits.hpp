// How long a computer player may think. What is not given is not limited; without any limit, a
// level's own node budget counts, so that games can be reproduced from their seed.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace tabuleiro {

struct ThinkingLimits {
    std::optional<int> depth = std::nullopt;
    std::optional<std::uint64_t> nodes = std::nullopt;
    std::optional<std::chrono::milliseconds> time = std::nullopt;

    friend bool operator==(const ThinkingLimits&, const ThinkingLimits&) = default;
};

} // namespace tabuleiro
