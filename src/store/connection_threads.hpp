// Threads with a connection each, for jobs that may wait for a database. First come, first served.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace tabuleiro::store {

template <class Connection>
class ConnectionThreads {
  public:
    // Called once, with the connection of its thread, or with null if the threads close first. What
    // it throws is ignored.
    using Job = std::function<void(Connection*)>;

    // One thread per connection.
    explicit ConnectionThreads(std::vector<Connection> connections)
        : connections_(std::move(connections)) {
        for (Connection& connection : connections_) {
            threads_.emplace_back([this, &connection] { work(connection); });
        }
    }
    ~ConnectionThreads() { close(); }
    ConnectionThreads(const ConnectionThreads&) = delete;
    ConnectionThreads& operator=(const ConnectionThreads&) = delete;

    void submit(Job job) {
        std::unique_lock lock(mutex_);
        if (closing_) {
            lock.unlock();
            carry_out(job, nullptr);
            return;
        }
        waiting_.push_back(std::move(job));
        lock.unlock();
        arrived_.notify_one();
    }

    // Waits for the jobs that have begun; the others, and those that come later, get null.
    void close() { end(Rest::Refuse); }
    // Waits for all jobs that have come; those that come later get null.
    void finish() { end(Rest::CarryOut); }

  private:
    enum class Rest : std::uint8_t { Refuse, CarryOut };

    void end(Rest rest) {
        {
            const std::lock_guard lock(mutex_);
            closing_ = true;
            refusing_ = rest == Rest::Refuse;
        }
        arrived_.notify_all();
        for (std::thread& thread : threads_) {
            thread.join();
        }
        threads_.clear();
    }

    static void carry_out(const Job& job, Connection* connection) {
        try {
            job(connection);
        } catch (const std::exception&) {
            // The caller could not take the answer.
        }
    }

    void work(Connection& connection) {
        std::unique_lock lock(mutex_);
        while (true) {
            arrived_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
            if (waiting_.empty()) {
                return;
            }
            Job job = std::move(waiting_.front());
            waiting_.pop_front();
            const bool refused = refusing_;
            lock.unlock();
            carry_out(job, refused ? nullptr : &connection);
            job = nullptr; // with all that it holds
            lock.lock();
        }
    }

    std::vector<Connection> connections_;
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<Job> waiting_;
    bool closing_ = false;
    bool refusing_ = false;            // what has come
    std::vector<std::thread> threads_; // last: they use all of the above
};

} // namespace tabuleiro::store
