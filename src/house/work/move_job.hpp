// A move of a strong computer as a job for another machine: the game so far and how to think, as
// data.
//
// Only games without secrets have such jobs. The computers of the others think in the house alone.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "house/job.hpp"
#include "house/study/move_list.hpp"
#include "house/table.hpp"

namespace tabuleiro::house {

struct MoveJob {
    MoveList line{}; // the game so far
    int level = 1;
    std::uint64_t seed = 0;
    std::optional<std::chrono::milliseconds> time{}; // to think
    Duration longest_pause{0};

    friend bool operator==(const MoveJob&, const MoveJob&) = default;
};

// Below this many levels from the top a move costs less than to send it.
inline constexpr int strong_levels = 2;

// None unless it is a move of a strong level in a game without secrets. (Where the seat may claim a
// draw, the house decides.) Requires: the table still wants it.
std::optional<MoveJob> move_job_of(const Table& table, const JobRequest& request,
                                   std::uint64_t seed, WallTime now);

// Moves that are found elsewhere, by workers for example.
class RemoteMoves {
  public:
    using Ticket = std::uint64_t;
    // None: nobody did it, and the caller thinks itself.
    using Done = std::function<void(std::optional<JobResult>)>;

    virtual ~RemoteMoves() = default;

    // Whether there is somebody to do it. From any thread, as the others.
    virtual bool moves() const = 0;
    // Calls `done` once, from any thread, unless the job is cancelled.
    virtual Ticket move(MoveJob job, Done done) = 0;
    // `done` will not be called, unless it is being called now. Unknown tickets are ignored.
    virtual void cancel(Ticket ticket) = 0;
};

} // namespace tabuleiro::house
