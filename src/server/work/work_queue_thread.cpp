#include "server/work/work_queue_thread.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <random>

#include "core/text.hpp"
#include "house/work/engine_signature.hpp"
#include "server/log.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

namespace {

using namespace std::chrono_literals;
using Steady = std::chrono::steady_clock;

// While somebody waits: other nodes may have jobs, or answers.
constexpr std::chrono::milliseconds busy_pause = 50ms;
constexpr std::chrono::milliseconds idle_pause = 1s;
// A worker that was not seen for so long is gone.
constexpr std::chrono::milliseconds presence = 30s;
// The jobs of a process that ended are removed after this time.
constexpr std::chrono::milliseconds oldest_job = 60s;
constexpr std::chrono::milliseconds sweep_pause = 60s;
// Some hundred megabytes.
constexpr std::int64_t max_evaluations = 500'000;

std::uint64_t random_number() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

} // namespace

WorkQueue::Thread::Thread(WorkOptions options)
    : options_(std::move(options)), owner_(static_cast<std::int64_t>(random_number() >> 1U)),
      chance_(random_number()), referee_([] {
          static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 10));
          return std::chrono::milliseconds(1h);
      }),
      tasks_([this] { return tick(); }) {}

void WorkQueue::Thread::submit(WorkSubmission submission) {
    tasks_.post([this, given = std::make_shared<WorkSubmission>(std::move(submission))] {
        add(std::move(*given));
    });
}

void WorkQueue::Thread::cancel(Ticket ticket) {
    tasks_.post([this, ticket] { remove(ticket); });
}

void WorkQueue::Thread::claim(JobClaim claim, std::function<void(Claimed)> done) {
    tasks_.post([this, claim = std::move(claim), done = std::move(done)] {
        auto waiting = admitted(claim);
        if (!waiting) {
            done(tl::unexpected(waiting.error()));
            return;
        }
        waiting->done = done;
        if (!serve(*waiting)) {
            claims_.push_back(*std::move(waiting));
        }
    });
}

void WorkQueue::Thread::answer(JobAnswer answer, std::function<void(house::Allowed<void>)> done) {
    tasks_.post([this, answer = std::move(answer), done = std::move(done)] { done(take(answer)); });
}

void WorkQueue::Thread::hold(JobHold hold,
                             std::function<void(house::Allowed<store::LeasedJob>)> done) {
    tasks_.post([this, hold, done = std::move(done)] { done(held(hold)); });
}

void WorkQueue::Thread::close() {
    for (auto& served : serves_) {
        served = false;
    }
    tasks_.close();
    referee_.close();
    for (const WaitingClaim& claim : std::exchange(claims_, {})) {
        claim.done(std::optional<store::LeasedJob>());
    }
    store_.reset();
}

store::WorkStore* WorkQueue::Thread::store() {
    const auto now = Steady::now();
    if (!store_ && now >= next_opening_) {
        next_opening_ = now + 1s;
        auto opened = store::open_work_store(options_.location, store::Missing::Fail);
        if (opened) {
            store_ = *std::move(opened);
        } else {
            log(LogLevel::Debug, "no-work-store", {{"reason", opened.error().text()}});
        }
    }
    return store_.get();
}

std::chrono::milliseconds WorkQueue::Thread::tick() {
    const auto now = Steady::now();
    if (now >= next_refresh_) {
        next_refresh_ = now + 1s;
        refresh_served();
    }
    collect();
    serve_claims();
    if (!submissions_.empty() && now >= next_sweep_) {
        next_sweep_ = now + sweep_pause;
        static_cast<void>(store_->remove_jobs_before(wall_time() - oldest_job.count()));
        static_cast<void>(store_->limit_evaluations(max_evaluations, house::engine_signature()));
    }
    return submissions_.empty() && claims_.empty() ? idle_pause : busy_pause;
}

// The engines are measured when the first worker has come, so that a house without workers does not
// spend seconds on it.
void WorkQueue::Thread::refresh_served() {
    std::string kinds;
    if (store() != nullptr) {
        const std::int64_t since = wall_time() - presence.count();
        const auto workers = store_->workers();
        const bool any =
            workers && std::any_of(workers->begin(), workers->end(), [&](const auto& worker) {
                return worker.may_work() && worker.seen >= since;
            });
        if (any) {
            kinds = store_->kinds_served(house::engine_signature(), since).value_or("");
        }
    }
    const auto served = words(kinds);
    for (const house::WorkKind kind : house::work_kinds) {
        serves_[static_cast<std::size_t>(kind)] =
            std::find(served.begin(), served.end(), name(kind)) != served.end();
    }
}

} // namespace tabuleiro::server
