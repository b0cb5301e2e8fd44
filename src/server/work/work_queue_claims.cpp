// What workers ask of the queue.
#include <algorithm>

#include "core/text.hpp"
#include "house/work/engine_signature.hpp"
#include "house/work/job_rules.hpp"
#include "house/work/work_answer.hpp"
#include "server/access/token.hpp"
#include "server/work/wall_time.hpp"
#include "server/work/work_queue_thread.hpp"
#include "store/postgresql/postgresql_store.hpp"

namespace tabuleiro::server {

using house::Allowed;
using house::refuse;

namespace {

constexpr std::size_t max_claims = 1'000;
constexpr std::chrono::milliseconds longest_claim = std::chrono::seconds(20);

tl::unexpected<house::Refusal> store_away() {
    return refuse("store", "The store cannot be used now; try again.");
}

} // namespace

Allowed<store::Worker> WorkQueue::Thread::worker_with(const store::TokenHash& key) {
    const bool in_file = !store::is_postgresql_address(options_.location);
    if (in_file) {
        next_opening_ = {}; // the first key may have been made just now
    }
    if (store() == nullptr && !in_file) {
        return store_away();
    }
    // Without a file there are no keys.
    const auto worker =
        store_ ? store_->worker_with(key) : Expected<std::optional<store::Worker>>(std::nullopt);
    if (!worker) {
        return store_away();
    }
    if (!*worker) {
        return refuse("key", "This house does not know the key.");
    }
    if ((*worker)->revoked) {
        return refuse("key", "The key was revoked.");
    }
    if ((*worker)->suspended) {
        return refuse("key", "The key was suspended, because an answer was false.");
    }
    return **worker;
}

Allowed<WorkQueue::Thread::WaitingClaim> WorkQueue::Thread::admitted(const JobClaim& claim) {
    const auto worker = worker_with(claim.key);
    if (!worker) {
        return tl::unexpected(worker.error());
    }
    if (claims_.size() >= max_claims) {
        return refuse("busy", "Too many workers wait already; try again later.");
    }
    WaitingClaim admitted{.worker = worker->name,
                          .end = std::chrono::steady_clock::now() +
                                 std::min(claim.wait, longest_claim)};
    for (const std::string_view kind : words(worker->kinds)) {
        if (std::find(claim.kinds.begin(), claim.kinds.end(), kind) != claim.kinds.end()) {
            admitted.kinds.emplace_back(kind);
        }
    }
    if (admitted.kinds.empty()) {
        return refuse("kind", "The key is not for these kinds of jobs.");
    }
    if (claim.signature != house::engine_signature()) {
        return refuse("signature",
                      "The worker's engines are not those of the house ({worker}, the house has "
                      "{house}): install the version of the house.",
                      printable(claim.signature), house::engine_signature());
    }
    if (!store_->see(worker->name, claim.signature, wall_time())) {
        return store_away();
    }
    for (const std::string& kind : admitted.kinds) {
        if (const auto served = house::work_kind_named(kind)) {
            serves_[static_cast<std::size_t>(*served)] = true;
        }
    }
    return admitted;
}

bool WorkQueue::Thread::serve(WaitingClaim& waiting) {
    auto job = store_->lease(waiting.worker, waiting.kinds, house::engine_signature(),
                             house::max_tries, wall_time());
    if (!job) {
        waiting.done(store_away());
        return true;
    }
    if (!*job && std::chrono::steady_clock::now() < waiting.end) {
        return false;
    }
    waiting.done(*std::move(job));
    return true;
}

// Those who have waited longest first.
void WorkQueue::Thread::serve_claims() {
    if (claims_.empty()) {
        return;
    }
    const bool any = store_->has_free_jobs(house::max_tries, wall_time()).value_or(true);
    const auto now = std::chrono::steady_clock::now();
    for (auto claim = claims_.begin(); claim != claims_.end();) {
        const bool served = (any || now >= claim->end) && serve(*claim);
        claim = served ? claims_.erase(claim) : std::next(claim);
    }
}

Allowed<void> WorkQueue::Thread::take(const JobAnswer& answer) {
    const auto worker = worker_with(answer.key);
    if (!worker) {
        return tl::unexpected(worker.error());
    }
    const store::WallTime now = wall_time();
    const auto leased = store_->leased(answer.job, answer.lease, worker->name, now);
    if (!leased) {
        return store_away();
    }
    if (!*leased) {
        return refuse("late", "The worker has no such job any more.");
    }
    if (!answer.text) {
        const auto given = store_->give_back(answer.job, answer.lease, worker->name, now);
        return given ? Allowed<void>() : store_away();
    }
    const auto job = house::parse_work_job((*leased)->text);
    const auto text = job ? house::normalised(*job, *answer.text)
                          : Expected<std::string>(tl::unexpected(job.error()));
    if (!text) {
        suspend(worker->name, "an answer cannot be one to its job");
        return refuse("answer", "That cannot be the answer: {reason}", text.error());
    }
    const auto taken = store_->answer(**leased, worker->name, *text, now);
    if (!taken) {
        return store_away();
    }
    if (!*taken) {
        return refuse("late", "The worker has no such job any more.");
    }
    if (kind_of(*job) == house::WorkKind::Evaluation && (*leased)->not_by.empty()) {
        static_cast<void>(store_->keep_evaluation(hash_of((*leased)->text),
                                                  house::engine_signature(), *text, worker->name));
        check(*job, *text, worker->name);
    }
    static_cast<void>(store_->see(worker->name, house::engine_signature(), now));
    return {};
}

// Only games: for the others somebody waits.
Allowed<store::LeasedJob> WorkQueue::Thread::held(const JobHold& hold) {
    const auto worker = worker_with(hold.key);
    if (!worker) {
        return tl::unexpected(worker.error());
    }
    const store::WallTime now = wall_time();
    const auto leased = store_->leased(hold.job, hold.lease, worker->name, now);
    if (!leased) {
        return store_away();
    }
    const auto job = *leased ? house::parse_work_job((*leased)->text)
                             : Expected<house::WorkJob>(fail("It is not there."));
    if (!job) {
        return refuse("late", "The worker has no such job any more.");
    }
    if (kind_of(*job) != house::WorkKind::Game) {
        return refuse("kind", "Only the lease of a game is extended.");
    }
    const auto held =
        store_->prolong(**leased, worker->name, now, now + limits_of(*job).lease.count());
    if (!held || !store_->see(worker->name, house::engine_signature(), now)) {
        return store_away();
    }
    if (!*held) {
        return refuse("late", "The worker has no such job any more.");
    }
    return **leased;
}

} // namespace tabuleiro::server
