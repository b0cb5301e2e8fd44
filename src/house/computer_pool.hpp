// The threads on which the computers of all tables think.
//
// Their number is fixed: with a hundred games the jobs wait in a queue rather than slow each other
// down, and each job is small. The time in the queue counts on the computer's clock.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "house/job.hpp"

namespace tabuleiro::house {

class ComputerPool {
  public:
    using Ticket = std::uint64_t;
    using Done = std::function<void(const JobResult&)>;

    static constexpr std::size_t max_advice = 256; // jobs in the queue
    static constexpr std::size_t max_advice_per_client = 32;

    // Requires: at least one thread.
    explicit ComputerPool(int threads);
    // Drops the jobs in the queue and waits for those that are running.
    ~ComputerPool();
    ComputerPool(const ComputerPool&) = delete;
    ComputerPool& operator=(const ComputerPool&) = delete;

    // Runs the job when its turn comes, first come first served, then calls `done` from a thread of
    // the pool, unless the job was cancelled.
    Ticket think(Job job, Done done);
    // The same for hints and threats that a client asks for. They come after the moves of all
    // computers, and clients take turns. Refused with "busy" if too many are in the queue.
    [[nodiscard]] Allowed<Ticket> advise(const std::string& client, Job job, Done done);
    // `done` will not be called, unless it is being called now. Unknown tickets are ignored.
    void cancel(Ticket ticket);

    // How many jobs are in the queue or running.
    std::size_t pending() const;

  private:
    class Pool;
    std::unique_ptr<Pool> pool_;
};

} // namespace tabuleiro::house
