// The threads that read, each with a connection of its own. First come, first served.
#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace tabuleiro::store {

template <class Connection>
class Readers {
  public:
    // Called once, with the connection of its thread, or with null if the readers close first. What
    // it throws is ignored.
    using Job = std::function<void(Connection*)>;

    // One thread per connection.
    explicit Readers(std::vector<Connection> connections) : connections_(std::move(connections)) {
        for (Connection& connection : connections_) {
            threads_.emplace_back([this, &connection] { work(connection); });
        }
    }
    ~Readers() { close(); }
    Readers(const Readers&) = delete;
    Readers& operator=(const Readers&) = delete;

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
    void close() {
        {
            const std::lock_guard lock(mutex_);
            closing_ = true;
        }
        arrived_.notify_all();
        for (std::thread& thread : threads_) {
            thread.join();
        }
        threads_.clear();
    }

  private:
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
            const bool closing = closing_;
            lock.unlock();
            carry_out(job, closing ? nullptr : &connection);
            job = nullptr; // with all that it holds
            lock.lock();
        }
    }

    std::vector<Connection> connections_;
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<Job> waiting_;
    bool closing_ = false;
    std::vector<std::thread> threads_; // last: they use all of the above
};

} // namespace tabuleiro::store
