// What a player may spend on its moves: time, nodes, depth; and their texts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::arena {

struct Limits {
    TimeControl clock;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    std::optional<Duration> margin; // how late an answer may be

    bool timed() const { return clock.kind != TimeKind::None; }
    bool any() const { return timed() || nodes || depth; }
    // Ten milliseconds, for this machine's own unrest; a hundred where each move has its own time,
    // because programs take that as an aim and not as a limit.
    Duration lateness() const;

    friend bool operator==(const Limits&, const Limits&) = default;
};

// Sets one limit by its name: tc=10+0.1 (as record/time_control.hpp has it, inf for none), st=0.1
// (seconds a move), nodes=N, depth=N, margin=0.05 (seconds). False if no limit has that name.
[[nodiscard]] Expected<bool> set_limit(Limits& limits, std::string_view name,
                                       std::string_view value);
// As set_limit reads it: "tc=10+0.1 nodes=1000".
std::string to_text(const Limits& limits);
[[nodiscard]] Expected<Limits> parse_limits(std::string_view text);

// The second one's limits where the first says nothing.
Limits completed(Limits limits, const Limits& defaults);

} // namespace tabuleiro::arena
