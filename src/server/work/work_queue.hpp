// What workers do for this house: the jobs of its analyses and computers go to the work store, and
// workers take them from there, at this node or another one (docs/workers.md).
//
// A job comes back with an answer that the house has replayed, or without one: nobody took it, or
// three workers were lost with it; then whoever asked does it. One thread talks to the store.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "house/refusal.hpp"
#include "house/study/remote_evaluations.hpp"
#include "house/work/game_job.hpp"
#include "house/work/move_job.hpp"
#include "store/work/work_store.hpp"

namespace tabuleiro::server {

struct WorkOptions {
    std::string location;      // of the store
    double check_share = 0.02; // of the evaluations, repeated elsewhere
};

// A worker asks for a job.
struct JobClaim {
    store::TokenHash key{};
    std::vector<std::string> kinds;
    std::string signature;             // of its engines
    std::chrono::milliseconds wait{0}; // if there is none now
};

struct JobAnswer {
    store::TokenHash key{};
    std::int64_t job = 0;
    std::int64_t lease = 0;
    std::optional<std::string> text{}; // none: the worker gives the job back
};

// A worker that has a job says so again, or asks for what belongs to it.
struct JobHold {
    store::TokenHash key{};
    std::int64_t job = 0;
    std::int64_t lease = 0;
};

class WorkQueue final : public house::RemoteEvaluations,
                        public house::RemoteMoves,
                        public house::RemoteGames {
  public:
    using Ticket = std::uint64_t;
    using Claimed = house::Allowed<std::optional<store::LeasedJob>>;

    explicit WorkQueue(WorkOptions options);
    ~WorkQueue() override;
    WorkQueue(const WorkQueue&) = delete;
    WorkQueue& operator=(const WorkQueue&) = delete;

    // For those who have jobs. False in a house without workers.
    bool evaluates() const override;
    bool moves() const override;
    bool plays() const override;
    Ticket evaluate(house::EvaluationJob job, int rank, RemoteEvaluations::Done done) override;
    Ticket move(house::MoveJob job, RemoteMoves::Done done) override;
    Ticket play(house::GameJob job, std::function<void()> taken, RemoteGames::Done done) override;
    void cancel(Ticket ticket) override;

    // For workers. Each calls `done` once, from any thread, unless the queue is closed before.
    // Refused with "key", "kind", "signature", "late", "answer", "store" or "busy".
    void claim(JobClaim claim, std::function<void(Claimed)> done);
    void answer(JobAnswer answer, std::function<void(house::Allowed<void>)> done);
    // Extends the lease of a game; the job.
    void hold(JobHold hold, std::function<void(house::Allowed<store::LeasedJob>)> done);

    // Answers those who wait for a job; takes nothing more.
    void close();

  private:
    class Thread;

    template <class Job, class Completion>
    Ticket submit(Job job, int rank, Completion done, std::function<void()> taken = {});

    std::unique_ptr<Thread> thread_;
    std::atomic<Ticket> last_ticket_{0};
};

} // namespace tabuleiro::server
