#include "programs/dialogue/player_limits.hpp"

#include <fmt/core.h>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

constexpr Duration unrest{10};
constexpr Duration unrest_per_move{100};

Expected<Duration> parse_seconds(std::string_view name, std::string_view value) {
    const auto control = tabuleiro::parse_time_control(fmt::format("{}/move", value));
    if (!control) {
        return fail("{name}={value}: a time in seconds, such as 0.1.", name, value);
    }
    return control->time;
}

} // namespace

Duration PlayerLimits::lateness() const {
    return margin.value_or(clock.kind == TimeKind::PerMove ? unrest_per_move : unrest);
}

Expected<bool> set_limit(PlayerLimits& limits, std::string_view name, std::string_view value) {
    if (name == "tc") {
        const auto control = tabuleiro::parse_time_control(value == "inf" ? "none" : value);
        if (!control) {
            return fail("tc={value}: {reason}", value, control.error());
        }
        limits.clock = *control;
    } else if (name == "st") {
        const auto time = parse_seconds(name, value);
        if (!time) {
            return tl::unexpected(time.error());
        }
        limits.clock = {TimeKind::PerMove, *time, Duration(0), 0};
    } else if (name == "margin") {
        const auto time =
            value == "0" ? Expected<Duration>(Duration(0)) : parse_seconds(name, value);
        if (!time) {
            return tl::unexpected(time.error());
        }
        limits.margin = *time;
    } else if (name == "nodes" || name == "depth") {
        const auto number = parse_number<std::uint64_t>(value);
        const std::uint64_t most = name == "depth" ? 1000 : 1'000'000'000'000;
        if (!number || *number < 1 || *number > most) {
            return fail("{name}={value}: a number from 1 to {most}.", name, value, most);
        }
        if (name == "nodes") {
            limits.nodes = *number;
        } else {
            limits.depth = static_cast<int>(*number);
        }
    } else {
        return false;
    }
    return true;
}

std::string to_text(const PlayerLimits& limits) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : " ") + part; };
    if (limits.timed()) {
        add("tc=" + tabuleiro::to_text(limits.clock));
    }
    if (limits.nodes) {
        add(fmt::format("nodes={}", *limits.nodes));
    }
    if (limits.depth) {
        add(fmt::format("depth={}", *limits.depth));
    }
    if (limits.margin) {
        add(fmt::format("margin={}", static_cast<double>(limits.margin->count()) / 1000));
    }
    return text;
}

Expected<PlayerLimits> parse_limits(std::string_view text) {
    PlayerLimits limits;
    for (const std::string_view word : words(text)) {
        const auto equals = word.find('=');
        const auto known = equals == std::string_view::npos
                               ? Expected<bool>(false)
                               : set_limit(limits, word.substr(0, equals), word.substr(equals + 1));
        if (!known) {
            return tl::unexpected(known.error());
        }
        if (!*known) {
            return fail("'{word}' is no limit: tc, st, nodes, depth or margin.", word);
        }
    }
    return limits;
}

PlayerLimits completed(PlayerLimits limits, const PlayerLimits& defaults) {
    if (!limits.any()) {
        limits.clock = defaults.clock;
        limits.nodes = defaults.nodes;
        limits.depth = defaults.depth;
    }
    if (!limits.margin) {
        limits.margin = defaults.margin;
    }
    return limits;
}

} // namespace tabuleiro::programs
