// When a job of a worker is given up, and by whom it is done then: pure rules, told the time.
#pragma once

#include <chrono>

#include "house/work/work_job.hpp"

namespace tabuleiro::house {

struct JobLimits {
    std::chrono::milliseconds lease;    // a worker's answer comes within it, or is ignored; that
                                        // of a game can be extended
    std::chrono::milliseconds patience; // nobody has taken it for so long: the house does it itself
};

inline constexpr int max_tries = 3;

// By the size of the job: live moves have seconds.
JobLimits limits_of(const WorkJob& job);

// A job that has no answer yet, as its queue knows it. Times are milliseconds since 1970.
struct PendingJob {
    std::int64_t created = 0;
    int tries = 0;              // how often it was leased
    std::int64_t lease_end = 0; // 0: it was not leased, or the worker has given it back
};

enum class PendingState : std::uint8_t {
    Leased,
    Waiting, // for a worker
    Failed,  // the house does it itself
};

PendingState state_of(const PendingJob& job, std::chrono::milliseconds patience, std::int64_t now);

} // namespace tabuleiro::house
