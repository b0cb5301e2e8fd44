// What a player may spend on its moves: time, nodes, depth; and their text form.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::programs {

struct PlayerLimits {
    TimeControl clock;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    std::optional<Duration> margin; // how late an answer may be

    bool timed() const { return clock.kind != TimeKind::None; }
    bool any() const { return timed() || nodes || depth; }
    // Ten milliseconds, for this machine's own scheduling; a hundred if each move has its own time,
    // because programs treat that as a target and not as a limit.
    Duration lateness() const;

    friend bool operator==(const PlayerLimits&, const PlayerLimits&) = default;
};

// Sets one limit by its name: tc=10+0.1 (as in record/time_control.hpp, inf for none), st=0.1
// (seconds per move), nodes=N, depth=N, margin=0.05 (seconds). False if no limit has that name.
[[nodiscard]] Expected<bool> set_limit(PlayerLimits& limits, std::string_view name,
                                       std::string_view value);
// In the form that set_limit reads: "tc=10+0.1 nodes=1000".
std::string to_text(const PlayerLimits& limits);
[[nodiscard]] Expected<PlayerLimits> parse_limits(std::string_view text);

// The first one's limits, completed by the second one's.
PlayerLimits completed(PlayerLimits limits, const PlayerLimits& defaults);

} // namespace tabuleiro::programs
