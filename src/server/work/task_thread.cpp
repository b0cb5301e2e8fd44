#include "server/work/task_thread.hpp"

#include <exception>

#include "server/log.hpp"

namespace tabuleiro::server {

namespace {

// The thread outlives whatever is thrown at it (no memory, say).
template <class Call>
void guarded(const Call& call) {
    try {
        call();
    } catch (const std::exception& error) {
        log(LogLevel::Error, "task-failed", {{"reason", error.what()}});
    }
}

} // namespace

void TaskThread::post(Task task) {
    const std::lock_guard lock(mutex_);
    if (!closing_) {
        tasks_.push_back(std::move(task));
        arrived_.notify_one();
    }
}

void TaskThread::close() {
    std::deque<Task> dropped; // outside the lock: what they hold may post
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
        dropped.swap(tasks_);
        arrived_.notify_one();
    }
    if (thread_.joinable()) {
        thread_.join();
    }
}

bool TaskThread::is_closing() const {
    const std::lock_guard lock(mutex_);
    return closing_;
}

void TaskThread::loop() {
    std::chrono::milliseconds pause{0};
    std::unique_lock lock(mutex_);
    while (true) {
        arrived_.wait_for(lock, pause, [this] { return closing_ || !tasks_.empty(); });
        if (closing_) {
            return;
        }
        std::deque<Task> tasks;
        tasks.swap(tasks_);
        lock.unlock();
        for (Task& task : tasks) {
            guarded(task);
            task = nullptr; // with all that it holds
        }
        pause = std::chrono::seconds(1);
        guarded([&] { pause = tick_(); });
        lock.lock();
    }
}

} // namespace tabuleiro::server
