#include "store/postgresql/writer.hpp"

#include <algorithm>
#include <exception>
#include <iterator>
#include <optional>
#include <utility>

#include "store/postgresql/statements.hpp"

namespace tabuleiro::store::postgresql {
namespace {

using namespace std::chrono_literals;

constexpr auto shortest_pause = 50ms;
constexpr std::chrono::steady_clock::duration longest_pause = 2s;
constexpr auto patience_at_the_end = 5s;
constexpr auto patience_for_lock = 1s;
// So that the first of many need not wait for the last.
constexpr std::size_t largest_batch = 1000;

// What an answer throws is its caller's own affair: the next ones are answered all the same.
template <class Answer>
void answer(const Answer& give) {
    try {
        give();
    } catch (const std::exception&) {
        // The caller could not take the answer.
    }
}

void fail_all(Writer::Jobs jobs, const Error& error) {
    for (const Writer::Job& job : jobs) {
        answer([&] { job->failed(error); });
    }
}

// The order in which the jobs are sent: that of their tables, and of the calls for one table.
std::vector<std::size_t> by_table(const Writer::Jobs& jobs) {
    std::vector<std::size_t> order(jobs.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return jobs[a]->table() < jobs[b]->table();
    });
    return order;
}

} // namespace

Writer::Writer(Address address, Connection connection, Sharing sharing,
               std::function<void(const Error&)> report)
    : address_(std::move(address)), connection_(std::move(connection)), sharing_(sharing),
      report_(std::move(report)), pause_(shortest_pause) {
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
    std::optional<Clock::time_point> end; // of the patience, once the store is closing
    std::unique_lock lock(mutex_);
    while (true) {
        const auto something = [this] { return !waiting_.empty(); };
        if (unsettled_.empty()) {
            arrived_.wait(lock, [&] { return closing_ || something(); });
        } else {
            arrived_.wait_until(lock, next_attempt_, something);
        }
        if (closing_ && !end) {
            end = Clock::now() + patience_at_the_end;
        }
        if (closing_ && waiting_.empty() && (unsettled_.empty() || Clock::now() > *end)) {
            break;
        }
        Jobs jobs;
        const std::size_t count = std::min(waiting_.size(), largest_batch);
        const auto last = waiting_.begin() + static_cast<std::ptrdiff_t>(count);
        std::move(waiting_.begin(), last, std::back_inserter(jobs));
        waiting_.erase(waiting_.begin(), last);
        lock.unlock();
        serve(std::move(jobs));
        lock.lock();
    }
    fail_all(std::exchange(unsettled_, {}),
             Error(Reason("The connection to the database was lost, and it is not known whether "
                          "this was stored.")));
    if (connection_.alive()) {
        give_up_ownership(connection_);
    }
}

void Writer::serve(Jobs jobs) {
    connection_.detect_loss(); // before anything is under way, so that its fate is known
    if (!connection_.alive()) {
        reconnect();
    }
    if (connection_.alive()) {
        settle();
    }
    if (connection_.alive()) {
        write(std::move(jobs));
    } else {
        fail_all(std::move(jobs), Error(Reason("The database cannot be reached.")));
    }
}

void Writer::reconnect() {
    if (Clock::now() < next_attempt_) {
        return;
    }
    auto opened = open_to_write(address_, {sharing_, patience_for_lock, connection_.session()});
    if (opened) {
        connection_ = *std::move(opened);
        pause_ = shortest_pause;
        return;
    }
    if (pause_ == shortest_pause) {
        report_(opened.error());
    }
    next_attempt_ = Clock::now() + pause_;
    pause_ = std::min(2 * pause_, longest_pause);
}

// The lost connection has been ended, so that nothing of it is under way.
void Writer::settle() {
    if (unsettled_.empty()) {
        return;
    }
    // What it had committed can be read, but may have reached neither the disk nor a standby. A
    // transaction that waits for both comes after it.
    const Outcome durable =
        connection_.transact("BEGIN", {{"SELECT pg_logical_emit_message(true, 'tabuleiro', '')"}});
    if (durable.fate != Fate::Committed) {
        next_attempt_ = Clock::now() + shortest_pause;
        return;
    }
    Jobs again;
    for (Job& job : unsettled_) {
        const auto rows = job->rows_stored(connection_);
        if (!connection_.alive()) {
            break; // it is asked again, of the jobs that are left
        }
        if (!rows) {
            answer([&] { job->failed(rows.error()); });
        } else if (*rows > 0) {
            answer([&] { job->committed(*rows, connection_); });
        } else {
            again.push_back(std::move(job));
            continue;
        }
        job.reset();
    }
    std::erase(unsettled_, nullptr);
    if (connection_.alive()) {
        write(std::move(again));
    } else {
        std::move(again.begin(), again.end(), std::back_inserter(unsettled_));
    }
}

void Writer::write(Jobs jobs) {
    if (jobs.empty()) {
        return;
    }
    const Outcome outcome = send(jobs);
    if (!connection_.alive()) {
        next_attempt_ = Clock::now();
        std::move(jobs.begin(), jobs.end(), std::back_inserter(unsettled_));
        report_(outcome.error);
        return;
    }
    if (outcome.fate == Fate::RolledBack && jobs.size() > 1) {
        write_alone(std::move(jobs));
        return;
    }
    if (outcome.fate == Fate::RolledBack) {
        fail_all(std::move(jobs), outcome.error);
        return;
    }
    std::vector<std::size_t> rows(jobs.size());
    std::size_t next = 0;
    for (const std::size_t i : by_table(jobs)) {
        for (std::size_t left = jobs[i]->size(); left > 0; --left) {
            rows[i] += static_cast<std::size_t>(outcome.results[next++].number(0, 0));
        }
    }
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        answer([&] { jobs[i]->committed(rows[i], connection_); });
    }
}

Outcome Writer::send(const Jobs& jobs) try {
    std::vector<Command> commands;
    std::vector<std::string> ended;
    std::vector<std::string> played;
    for (const std::size_t i : by_table(jobs)) {
        for (Command& command : jobs[i]->commands()) {
            commands.push_back(std::move(command));
        }
        for (std::string& table : jobs[i]->ended()) {
            if (jobs[i]->plays()) {
                played.push_back(table);
            }
            ended.push_back(std::move(table));
        }
    }
    if (!ended.empty()) {
        commands.push_back(count_games(ended));
    }
    if (!played.empty()) {
        commands.push_back(number_finishes(played));
    }
    return connection_.transact("BEGIN", commands);
} catch (const std::exception& error) { // no memory, say
    connection_.close();
    return {Fate::Unknown, {}, Error(Reason("The store could not write: {cause}.", error.what()))};
}

// One of them made the transaction fail: the others must not suffer from it.
void Writer::write_alone(Jobs jobs) {
    for (Job& job : jobs) {
        Jobs alone;
        alone.push_back(std::move(job));
        if (connection_.alive()) {
            write(std::move(alone));
        } else {
            fail_all(std::move(alone), Error(Reason("The database cannot be reached.")));
        }
    }
}

} // namespace tabuleiro::store::postgresql
