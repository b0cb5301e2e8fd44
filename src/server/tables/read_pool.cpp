#include "server/tables/read_pool.hpp"

#include <exception>
#include <utility>

#include "server/log.hpp"

namespace tabuleiro::server {

ReadPool::ReadPool(int threads) {
    for (int i = 0; i < threads; ++i) {
        threads_.emplace_back([this] { work(); });
    }
}

void ReadPool::close() {
    {
        const std::scoped_lock lock(mutex_);
        closing_ = true;
    }
    arrived_.notify_all();
    for (std::thread& thread : threads_) {
        thread.join();
    }
    threads_.clear();
}

void ReadPool::run(std::function<void()> job) {
    {
        const std::scoped_lock lock(mutex_);
        jobs_.push_back(std::move(job));
    }
    arrived_.notify_one();
}

void ReadPool::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        arrived_.wait(lock, [this] { return closing_ || !jobs_.empty(); });
        if (closing_) {
            return;
        }
        auto job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        try {
            job();
        } catch (const std::exception& error) { // no memory, say: the next one may have some
            log(LogLevel::Error, "not-read", {{"reason", error.what()}});
        }
        job = nullptr; // with all that it holds
        lock.lock();
    }
}

} // namespace tabuleiro::server
