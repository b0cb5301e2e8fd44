// How a game of the arena ended: by its rules, by what a player did or failed to do, or by
// adjudication.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "arena/programs.hpp"
#include "core/player.hpp"

namespace tabuleiro::arena {

enum class Reason : std::uint8_t {
    Rule,        // detail: the rule's name
    Resignation, //
    Time,        // the flag fell
    IllegalMove, // detail: what was played, and why it is none
    Crash,       // the program ended; detail: how
    Disconnect,  // it closed its output but kept running
    Stall,       // no answer, in a game without a clock
    Flood,       // it wrote without end
    NoStart,     // it did not start, or did not get ready; detail: why
    Refusal,     // it did not accept a legal move or position; detail: what it said
    FalseClaim,  // it claimed a result that was wrong
    Score,       // adjudicated: both agree that one side wins or that it is a draw
    Length,      // adjudicated: too many moves
};

inline constexpr std::array<std::pair<Reason, std::string_view>, 13> reason_names{{
    {Reason::Rule, "rule"},
    {Reason::Resignation, "resignation"},
    {Reason::Time, "time"},
    {Reason::IllegalMove, "illegal-move"},
    {Reason::Crash, "crash"},
    {Reason::Disconnect, "disconnect"},
    {Reason::Stall, "stall"},
    {Reason::Flood, "flood"},
    {Reason::NoStart, "no-start"},
    {Reason::Refusal, "refusal"},
    {Reason::FalseClaim, "false-claim"},
    {Reason::Score, "score"},
    {Reason::Length, "length"},
}};

constexpr std::string_view to_text(Reason reason) {
    return reason_names[static_cast<std::size_t>(reason)].second;
}

constexpr std::optional<Reason> parse_reason(std::string_view text) {
    for (const auto& [reason, name] : reason_names) {
        if (name == text) {
            return reason;
        }
    }
    return std::nullopt;
}

constexpr Reason reason_of(FailureKind kind) {
    switch (kind) {
    case FailureKind::NoStart:
        return Reason::NoStart;
    case FailureKind::Refusal:
        return Reason::Refusal;
    case FailureKind::IllegalMove:
        return Reason::IllegalMove;
    case FailureKind::Late:
        return Reason::Time;
    case FailureKind::Silence:
        return Reason::Stall;
    case FailureKind::Crash:
        return Reason::Crash;
    case FailureKind::Disconnect:
        return Reason::Disconnect;
    case FailureKind::Flood:
        return Reason::Flood;
    }
    return Reason::Stall;
}

// A program that does this is faulty; it is reported, and restarted.
constexpr bool is_fault(Reason reason) {
    return reason >= Reason::Time && reason <= Reason::FalseClaim;
}

struct GameEnd {
    std::optional<Player> winner; // none: a draw
    Reason reason = Reason::Rule;
    std::string detail;

    friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

inline GameEnd lost_by(Player loser, const Failure& failure) {
    return {opponent(loser), reason_of(failure.kind), programs::full_detail(failure)};
}

} // namespace tabuleiro::arena
