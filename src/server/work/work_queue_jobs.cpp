// The jobs of this house: what becomes of them, and whether their answers were true.
#include <algorithm>

#include "core/text.hpp"
#include "house/work/engine_signature.hpp"
#include "house/work/job_rules.hpp"
#include "house/work/work_answer.hpp"
#include "server/access/token.hpp"
#include "server/log.hpp"
#include "server/work/wall_time.hpp"
#include "server/work/work_queue_thread.hpp"

namespace tabuleiro::server {

namespace {

// After everything that somebody waits for.
constexpr int rank_of_checks = 1'000'000;

} // namespace

void WorkQueue::Thread::add(WorkSubmission submission) {
    store::WorkStore* const queue = store();
    if (queue == nullptr) {
        submission.done({});
        return;
    }
    const std::string text = to_text(submission.job);
    const std::string& signature = house::engine_signature();
    const bool is_check = !submission.not_by.empty();
    if (kind_of(submission.job) == house::WorkKind::Evaluation && !is_check) {
        const auto known = queue->evaluation(hash_of(text), signature);
        if (known && *known) {
            submission.done({.answer = **known});
            return;
        }
    }
    const auto id = queue->add_job({.owner = owner_,
                                    .kind = std::string(name(kind_of(submission.job))),
                                    .text = text,
                                    .signature = signature,
                                    .rank = submission.rank,
                                    .lease = limits_of(submission.job).lease.count(),
                                    .not_by = submission.not_by,
                                    .created = wall_time()});
    if (!id) {
        submission.done({});
        return;
    }
    submissions_.insert_or_assign(*id, std::move(submission));
}

void WorkQueue::Thread::remove(Ticket ticket) {
    const auto found = std::find_if(submissions_.begin(), submissions_.end(),
                                    [&](const auto& one) { return one.second.ticket == ticket; });
    if (found != submissions_.end()) {
        static_cast<void>(store_->remove_job(found->first));
        submissions_.erase(found);
    }
}

void WorkQueue::Thread::collect() {
    if (submissions_.empty()) {
        return;
    }
    std::vector<std::pair<WorkSubmission, WorkOutcome>> finished;
    const auto finish = [&](auto submission, WorkOutcome outcome) {
        finished.emplace_back(std::move(submission->second), std::move(outcome));
        return submissions_.erase(submission);
    };
    const auto jobs = store_->jobs_of(owner_);
    std::map<std::int64_t, const store::JobStatus*> statuses;
    if (jobs) {
        for (const store::JobStatus& job : *jobs) {
            statuses.emplace(job.id, &job);
        }
    }
    for (auto submission = submissions_.begin(); submission != submissions_.end();) {
        const auto status = statuses.find(submission->first);
        if (status != statuses.end() && status->second->tries > 0 && submission->second.taken) {
            std::exchange(submission->second.taken, nullptr)();
        }
        // The database is away, or has forgotten the job in a crash.
        auto outcome = status == statuses.end() ? std::optional(WorkOutcome{})
                                                : outcome_of(*status->second, submission->second);
        submission = outcome ? finish(submission, *std::move(outcome)) : std::next(submission);
    }
    for (const auto& [submission, outcome] : finished) {
        submission.done(outcome);
    }
}

std::optional<WorkOutcome> WorkQueue::Thread::outcome_of(const store::JobStatus& status,
                                                         const WorkSubmission& submission) {
    if (!status.answer.empty()) {
        static_cast<void>(store_->remove_job(status.id));
        return WorkOutcome{status.answer, status.worker};
    }
    const store::WallTime now = wall_time();
    const auto state = house::state_of({status.created, status.tries, status.lease_end},
                                       limits_of(submission.job).patience, now);
    if (state != house::PendingState::Leased && !status.worker.empty()) {
        log(LogLevel::Info, "worker-lost", {{"worker", status.worker}});
        static_cast<void>(store_->give_back(status.id, status.tries, status.worker, now));
    }
    if (state == house::PendingState::Failed &&
        store_->remove_free_job(status.id, now).value_or(true)) {
        return WorkOutcome{};
    }
    return std::nullopt;
}

// A random part of all evaluations is repeated by another worker. If none does it, the house.
void WorkQueue::Thread::check(const house::WorkJob& job, const std::string& answer,
                              const std::string& worker) {
    if (chance_.unit() < options_.check_share) {
        add({.job = job,
             .rank = rank_of_checks,
             .not_by = worker,
             .done = [this, job, answer, worker](const WorkOutcome& repeated) {
                 compare(job, answer, worker, repeated);
             }});
    }
}

// Where two disagree, the house evaluates the position itself.
void WorkQueue::Thread::compare(const house::WorkJob& job, const std::string& answer,
                                const std::string& worker, const WorkOutcome& repeated) {
    if (repeated.answer == answer) {
        return;
    }
    referee_.post([this, job, answer, worker, repeated] {
        const auto truth = house::carry_out(job, [this] { return referee_.is_closing(); });
        if (!truth) {
            return;
        }
        tasks_.post([this, truth = *truth, answer, worker, repeated] {
            if (answer != truth) {
                suspend(worker, "an evaluation was false");
            }
            if (repeated.answer && *repeated.answer != truth) {
                suspend(repeated.worker, "an evaluation was false");
            }
        });
    });
}

void WorkQueue::Thread::suspend(const std::string& worker, std::string_view reason) {
    log(LogLevel::Warning, "worker-suspended",
        {{"worker", worker}, {"reason", std::string(reason)}});
    if (store() == nullptr || !store_->suspend(worker)) {
        log(LogLevel::Error, "worker-not-suspended", {{"worker", worker}});
    }
}

} // namespace tabuleiro::server
