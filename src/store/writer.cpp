#include "store/writer.hpp"

#include <chrono>
#include <utility>

namespace tabuleiro::store {
namespace {

// Nothing has been written for so long: time for a checkpoint.
constexpr std::chrono::seconds quiet{2};

int remember_log_pages(void* pages, sqlite3*, const char*, int count) {
    *static_cast<int*>(pages) = count;
    return SQLITE_OK;
}

// This thread outlives whatever a job throws (no memory, say).
Expected<void> attempt(Writer::Job& job, Connection& connection) {
    try {
        return job.write(connection);
    } catch (const std::exception& error) {
        return fail("The store could not write: {cause}.", error.what());
    }
}

void answer(Writer::Job& job, const Expected<void>& result) {
    try {
        job.done(result);
    } catch (const std::exception&) {
        // The caller could not take the answer.
    }
}

} // namespace

Writer::Writer(Connection connection, int checkpoint_pages)
    : connection_(std::move(connection)), files_(connection_.path()),
      checkpoint_pages_(checkpoint_pages) {
    // Instead of SQLite's own checkpoints, which would come before the acknowledgement.
    sqlite3_wal_hook(connection_.handle(), remember_log_pages, &log_pages_);
    thread_ = std::thread([this] { loop(); });
}

Writer::~Writer() {
    finish();
}

void Writer::finish() {
    if (!thread_.joinable()) {
        return;
    }
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    arrived_.notify_one();
    thread_.join();
}

void Writer::submit(Job job) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(job));
    }
    arrived_.notify_one();
}

void Writer::loop() {
    const auto something = [this] { return closing_ || !waiting_.empty(); };
    std::vector<Job> jobs;
    std::unique_lock lock(mutex_);
    while (true) {
        if (log_pages_ == 0) {
            arrived_.wait(lock, something);
        } else if (!arrived_.wait_for(lock, quiet, something)) {
            lock.unlock();
            checkpoint();
            lock.lock();
            continue;
        }
        if (waiting_.empty()) {
            return;
        }
        jobs.swap(waiting_);
        lock.unlock();
        write(jobs);
        jobs.clear();
        if (log_pages_ >= checkpoint_pages_) {
            checkpoint();
        }
        lock.lock();
    }
}

void Writer::write(std::vector<Job>& jobs) {
    std::vector<Expected<void>> answers;
    answers.reserve(jobs.size());
    Expected<void> all = files_.check();
    if (all) {
        all = connection_.run("BEGIN IMMEDIATE");
    }
    const bool alone = jobs.size() == 1;
    for (Job& job : jobs) {
        answers.push_back(!all ? all : alone ? write_alone(job) : write_in_transaction(job));
        // The failure may have been such that SQLite undid the whole transaction.
        if (all && (alone || !connection_.in_transaction())) {
            all = answers.back();
        }
    }
    if (all) {
        all = commit();
    }
    if (all) {
        all = files_.check(); // it may have gone just now
    }
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        // A job that was refused hears its own reason, even where the transaction failed too.
        answer(jobs[i], answers[i] ? all : answers[i]);
    }
}

// Nobody shares the transaction, so it needs no savepoint.
Expected<void> Writer::write_alone(Job& job) {
    Expected<void> answer = attempt(job, connection_);
    if (!answer && connection_.in_transaction()) {
        static_cast<void>(connection_.run("ROLLBACK"));
    }
    return answer;
}

Expected<void> Writer::write_in_transaction(Job& job) {
    if (auto begun = connection_.run("SAVEPOINT job"); !begun) {
        return begun;
    }
    Expected<void> answer = attempt(job, connection_);
    if (!answer && connection_.in_transaction()) {
        if (auto undone = connection_.run("ROLLBACK TO job"); !undone) {
            static_cast<void>(connection_.run("ROLLBACK"));
            return undone;
        }
    }
    if (connection_.in_transaction()) {
        if (auto released = connection_.run("RELEASE job"); !released) {
            static_cast<void>(connection_.run("ROLLBACK"));
            return released;
        }
    }
    return answer;
}

Expected<void> Writer::commit() {
    Expected<void> answer = connection_.run("COMMIT");
    if (!answer && connection_.in_transaction()) {
        static_cast<void>(connection_.run("ROLLBACK"));
    }
    return answer;
}

void Writer::checkpoint() {
    // If it fails, everything is still in the log, and the next checkpoint tries again.
    log_pages_ = 0;
    sqlite3_wal_checkpoint_v2(connection_.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr,
                              nullptr);
}

} // namespace tabuleiro::store
