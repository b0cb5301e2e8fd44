// The thread behind a WorkQueue, and all that only it touches; only for work_queue*.cpp.
#pragma once

#include <array>
#include <list>
#include <map>

#include "core/rng.hpp"
#include "house/work/work_job.hpp"
#include "server/access/bucket.hpp"
#include "server/work/task_thread.hpp"
#include "server/work/work_queue.hpp"

namespace tabuleiro::server {

struct WorkOutcome {
    std::optional<std::string> answer{}; // none: nobody did it
    std::string worker{};
};

// A job of this house that somebody waits for.
struct WorkSubmission {
    WorkQueue::Ticket ticket = 0; // 0: the queue's own, which nobody cancels
    house::WorkJob job;
    int rank = 0;
    std::string not_by{}; // the worker whose evaluation this one checks; empty: it is no check
    std::function<void()> taken{}; // called when a worker has it for the first time
    std::function<void(const WorkOutcome&)> done{};
};

class WorkQueue::Thread {
  public:
    explicit Thread(WorkOptions options);
    ~Thread() { close(); }
    Thread(const Thread&) = delete;
    Thread& operator=(const Thread&) = delete;

    // From any thread: these.
    bool serves(house::WorkKind kind) const { return serves_[static_cast<std::size_t>(kind)]; }
    void submit(WorkSubmission submission);
    void cancel(Ticket ticket);
    void claim(JobClaim claim, std::function<void(Claimed)> done);
    void answer(JobAnswer answer, std::function<void(house::Allowed<void>)> done);
    void hold(JobHold hold, std::function<void(house::Allowed<store::LeasedJob>)> done);
    void close();

  private:
    struct WaitingClaim {
        std::string worker;
        std::vector<std::string> kinds{};
        SteadyTime end{};
        std::function<void(Claimed)> done{};
    };

    // Null, if there is none or it cannot be opened now.
    store::WorkStore* store();
    std::chrono::milliseconds tick();
    void refresh_served();

    // work_queue_jobs.cpp
    void add(WorkSubmission submission);
    void remove(Ticket ticket);
    void collect();
    // Whether it is finished; the outcome then is in it.
    std::optional<WorkOutcome> outcome_of(const store::JobStatus& status,
                                          const WorkSubmission& submission);
    void check(const house::WorkJob& job, const std::string& answer, const std::string& worker);
    void compare(const house::WorkJob& job, const std::string& answer, const std::string& worker,
                 const WorkOutcome& repeated);
    void suspend(const std::string& worker, std::string_view reason);

    // work_queue_claims.cpp
    house::Allowed<store::Worker> worker_with(const store::TokenHash& key);
    house::Allowed<WaitingClaim> admitted(const JobClaim& claim);
    // Whether it has been answered.
    bool serve(WaitingClaim& waiting);
    void serve_claims();
    house::Allowed<void> take(const JobAnswer& answer);
    house::Allowed<store::LeasedJob> held(const JobHold& hold);

    const WorkOptions options_;
    const std::int64_t owner_;
    Rng chance_;
    std::array<std::atomic<bool>, house::work_kinds.size()> serves_{};
    std::unique_ptr<store::WorkStore> store_;
    SteadyTime next_opening_{};
    SteadyTime next_refresh_{};
    SteadyTime next_sweep_{};
    std::map<std::int64_t, WorkSubmission> submissions_; // by their ids in the store
    std::list<WaitingClaim> claims_;
    TaskThread referee_; // evaluates what workers disagree about
    TaskThread tasks_;   // last: it uses all of the above
};

} // namespace tabuleiro::server
