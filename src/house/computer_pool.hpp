// The computers of the house: jobs about games, thought over on threads of their own.
//
// The pool is bounded: a hundred games wait in line rather than slow each other down, and each
// job is small. Clocks are honest: thinking time is real time, the wait in line too.
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

    static constexpr std::size_t most_advice = 256;       // that waits
    static constexpr std::size_t most_advice_of_one = 32; // client

    // Requires: at least one thread.
    explicit ComputerPool(int threads);
    // Drops what waits, and waits for what is being thought.
    ~ComputerPool();
    ComputerPool(const ComputerPool&) = delete;
    ComputerPool& operator=(const ComputerPool&) = delete;

    // Thinks when its turn comes, first come first served, then calls `done` from a thread of the
    // pool, unless it was cancelled.
    Ticket think(Job job, Done done);
    // The same for who asks for advice, which comes after the moves of all computers; clients take
    // turns. Refuses with "busy" who has too many jobs waiting.
    [[nodiscard]] Allowed<Ticket> advise(const std::string& client, Job job, Done done);
    // `done` will not be called, unless it is being called now. Unknown tickets are ignored.
    void cancel(Ticket ticket);

    // How many jobs wait or are being thought about.
    std::size_t pending() const;

  private:
    class Pool;
    std::unique_ptr<Pool> pool_;
};

} // namespace tabuleiro::house
