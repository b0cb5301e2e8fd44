#include "protocol/program/limits.hpp"

#include <algorithm>
#include <limits>

#include "record/thinking_time.hpp"

namespace tabuleiro::program {
namespace {

// For the way to and from the program.
constexpr std::int64_t lag = 10;
constexpr std::int64_t longest = std::int64_t{7} * 24 * 3600 * 1000;

Duration milliseconds(std::int64_t count) {
    return Duration(std::min(count, longest));
}

} // namespace

ThinkingLimits limits_of(const Go& go, Player player) {
    ThinkingLimits limits;
    if (go.depth) {
        limits.depth = static_cast<int>(
            std::clamp<std::int64_t>(*go.depth, 1, std::numeric_limits<int>::max()));
    }
    if (go.nodes) {
        limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*go.nodes, 1));
    }
    const auto left = [](std::int64_t count) {
        return milliseconds(std::max(count - lag, std::int64_t{1}));
    };
    if (go.left) {
        const TimeControl control{.kind = TimeKind::Increment,
                                  .bonus = go.increment ? milliseconds((*go.increment)[player])
                                                        : Duration(0)};
        limits.time = thinking_time(control, left((*go.left)[player]), std::nullopt);
    }
    if (go.time) {
        const auto whole = thinking_time({.kind = TimeKind::PerMove}, left(*go.time), std::nullopt);
        limits.time = limits.time ? std::min(*limits.time, whole) : whole;
    }
    return limits;
}

} // namespace tabuleiro::program
