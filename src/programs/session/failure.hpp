// Why a program did not play a move. A failure costs it one game and nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/error.hpp"

namespace tabuleiro::programs {

enum class FailureKind : std::uint8_t {
    NoStart,     // it did not start, or did not get ready; detail: why
    Refusal,     // it did not accept a legal move or position; detail: what it said
    IllegalMove, // detail: what it played; why: what is wrong with it
    Late,        // it answered after its time, or not at all
    Silence,     // no answer, in a game without a clock
    Crash,       // it ended; detail: how
    Disconnect,  // it closed its output but kept running
    Flood,       // it wrote without end
};

struct Failure {
    FailureKind kind = FailureKind::NoStart;
    Value detail{""}; // in our words, or in those of the program
    std::optional<Error> why{};
    std::string last_line{};              // that it wrote before; empty if none
    std::optional<Reason> broken_limit{}; // of its sandbox: the cause, if there is one

    friend bool operator==(const Failure&, const Failure&) = default;
};

// The detail with all that is known about it: "was killed by signal 9 (Killed). The program used
// more than 512 MB of memory."
std::string full_detail(const Failure& failure);

// The failure as a sentence for whoever wrote the program.
Reason reason_for(const Failure& failure);

} // namespace tabuleiro::programs
