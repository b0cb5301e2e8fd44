// Workers and their keys, the jobs that they take, and the evaluations that they found.
//
// Nothing here is needed to play: jobs are asked for again after a restart, and evaluations can be
// found again. So it lies apart from the games: beside a house on SQLite in a file of its own,
// `workers.db`, which the program for keys may write while the house is open; in PostgreSQL in
// tables of the same database, where all nodes see the same jobs.
//
// Every function waits for the database. A store belongs to one thread at a time. Times are told,
// in milliseconds since 1970.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct Worker {
    std::string name;
    std::string kinds; // of jobs; words with blanks between
    bool revoked = false;
    bool suspended = false; // it answered falsely
    WallTime created = 0;
    WallTime seen = 0;       // 0: never, or it was lost
    std::int64_t done = 0;   // jobs
    std::int64_t failed = 0; // leases without an answer, and false answers

    bool may_work() const { return !revoked && !suspended; }
    friend bool operator==(const Worker&, const Worker&) = default;
};

struct NewJob {
    std::int64_t owner = 0; // who waits for the answer: a number of the process
    std::string kind;
    std::string text;
    std::string signature;  // of the engines that may do it
    std::int64_t rank = 0;  // the lowest first
    std::int64_t lease = 0; // milliseconds
    std::string not_by{};   // a worker who may not have it; empty: anyone may
    WallTime created = 0;
};

struct LeasedJob {
    std::int64_t id = 0;
    std::int64_t lease = 0; // the number of the lease, which the answer repeats
    std::string kind;
    std::string text;
    std::string not_by; // as in NewJob

    friend bool operator==(const LeasedJob&, const LeasedJob&) = default;
};

struct JobStatus {
    std::int64_t id = 0;
    WallTime created = 0;
    int tries = 0;
    WallTime lease_end = 0; // 0: not leased
    std::string worker;     // who has or had it
    std::string answer;     // empty: none yet
};

class WorkStore {
  public:
    virtual ~WorkStore() = default;

    // Fails if there is a worker of that name.
    [[nodiscard]] virtual Expected<void> add_worker(const Worker& worker, const TokenHash& key) = 0;
    // By name.
    [[nodiscard]] virtual Expected<std::vector<Worker>> workers() = 0;
    [[nodiscard]] virtual Expected<std::optional<Worker>> worker_with(const TokenHash& key) = 0;
    // It gets no more jobs, and those that it has are for others. Fails if there is none of that
    // name.
    [[nodiscard]] virtual Expected<void> revoke(const std::string& worker) = 0;
    // It gets no more jobs, and all that it answered is forgotten.
    [[nodiscard]] virtual Expected<void> suspend(const std::string& worker) = 0;
    [[nodiscard]] virtual Expected<void> see(const std::string& worker,
                                             const std::string& signature, WallTime now) = 0;
    // The kinds of jobs, as words, of all workers with this signature that were seen since then.
    [[nodiscard]] virtual Expected<std::string> kinds_served(const std::string& signature,
                                                             WallTime since) = 0;

    // Its id.
    [[nodiscard]] virtual Expected<std::int64_t> add_job(const NewJob& job) = 0;
    // Whether anybody could lease a job: so that many who wait cost one statement.
    [[nodiscard]] virtual Expected<bool> has_free_jobs(int max_tries, WallTime now) = 0;
    // The first job that the worker may have, leased to it. It gets none that it had last, or that
    // was leased `max_tries` times.
    [[nodiscard]] virtual Expected<std::optional<LeasedJob>>
    lease(const std::string& worker, const std::vector<std::string>& kinds,
          const std::string& signature, int max_tries, WallTime now) = 0;
    // The job, if this is the worker's lease and it has not ended.
    [[nodiscard]] virtual Expected<std::optional<LeasedJob>>
    leased(std::int64_t job, std::int64_t lease, const std::string& worker, WallTime now) = 0;
    // The lease goes on until then, unless it has ended. Whether it does.
    [[nodiscard]] virtual Expected<bool> prolong(const LeasedJob& job, const std::string& worker,
                                                 WallTime now, WallTime until) = 0;
    // The answer is taken unless the lease has ended. Whether it was.
    [[nodiscard]] virtual Expected<bool> answer(const LeasedJob& job, const std::string& worker,
                                                const std::string& answer, WallTime now) = 0;
    // The worker does not answer: it gives the job back, or it was lost.
    [[nodiscard]] virtual Expected<void> give_back(std::int64_t job, std::int64_t lease,
                                                   const std::string& worker, WallTime now) = 0;
    // All jobs of an owner.
    [[nodiscard]] virtual Expected<std::vector<JobStatus>> jobs_of(std::int64_t owner) = 0;
    [[nodiscard]] virtual Expected<void> remove_job(std::int64_t job) = 0;
    // The same unless it is leased. Whether it is gone.
    [[nodiscard]] virtual Expected<bool> remove_free_job(std::int64_t job, WallTime now) = 0;
    // Jobs about which nobody has cared since then.
    [[nodiscard]] virtual Expected<void> remove_jobs_before(WallTime then) = 0;

    [[nodiscard]] virtual Expected<std::optional<std::string>>
    evaluation(const TokenHash& key, const std::string& signature) = 0;
    [[nodiscard]] virtual Expected<void> keep_evaluation(const TokenHash& key,
                                                         const std::string& signature,
                                                         const std::string& text,
                                                         const std::string& worker) = 0;
    // If there are more than this, those of other engines are forgotten, and if that is not enough,
    // an eighth of the others by chance.
    [[nodiscard]] virtual Expected<void> limit_evaluations(std::int64_t most,
                                                           const std::string& signature) = 0;
};

// Whether opening makes the file, if there is none.
enum class Missing : std::uint8_t { Fail, Make };

// Beside the store at this location: of a database its address, otherwise the file of the house.
[[nodiscard]] Expected<std::unique_ptr<WorkStore>> open_work_store(const std::string& location,
                                                                   Missing missing);

} // namespace tabuleiro::store
