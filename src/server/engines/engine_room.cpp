#include "server/engines/engine_room.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "server/log.hpp"

namespace tabuleiro::server {

EngineRoom::EngineRoom(int processes) : most_(static_cast<std::size_t>(processes)) {
    assert(processes > 0);
    for (int i = 0; i < processes; ++i) {
        threads_.emplace_back([this] { work(); });
    }
}

EngineRoom::~EngineRoom() {
    close();
}

EngineRoom::Ticket EngineRoom::add(std::string key, int rank, Task task) {
    const std::lock_guard lock(mutex_);
    const auto after = std::find_if(waiting_.begin(), waiting_.end(),
                                    [&](const Waiting& other) { return other.rank > rank; });
    waiting_.insert(after, {++last_ticket_, std::move(key), rank, std::move(task)});
    work_to_do_.notify_one();
    return last_ticket_;
}

void EngineRoom::cancel(Ticket ticket) {
    const std::lock_guard lock(mutex_);
    waiting_.remove_if([&](const Waiting& task) { return task.ticket == ticket; });
    for (auto& [key, running] : running_) {
        if (running.ticket == ticket) {
            running.cancelled = true;
            running.cancellation->request();
        }
    }
}

void EngineRoom::leave(const std::string& key) {
    const std::lock_guard lock(mutex_);
    waiting_.remove_if([&](const Waiting& task) { return task.key == key; });
    if (const auto running = running_.find(key); running != running_.end()) {
        running->second.cancelled = true;
        running->second.leaves = true;
        running->second.cancellation->request();
    }
    if (auto process = take(key)) {
        ending_.push_back(std::move(process));
        work_to_do_.notify_one();
    }
}

void EngineRoom::close() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
        waiting_.clear();
        for (auto& [key, running] : running_) {
            running.cancelled = true;
            running.cancellation->request();
        }
        work_to_do_.notify_all();
    }
    for (std::thread& thread : std::exchange(threads_, {})) {
        thread.join();
    }
}

std::size_t EngineRoom::waiting() const {
    const std::lock_guard lock(mutex_);
    return waiting_.size();
}

// Analyses leave a thread to the games, if there is more than one.
std::list<EngineRoom::Waiting>::iterator EngineRoom::next() {
    const bool room_for_analysis = analyses_ + 1 < std::max<std::size_t>(most_, 2);
    return std::find_if(waiting_.begin(), waiting_.end(), [&](const Waiting& task) {
        return !running_.contains(task.key) && (task.rank == move_rank || room_for_analysis);
    });
}

std::unique_ptr<EngineProcess> EngineRoom::take(const std::string& key) {
    auto node = idle_.extract(key);
    idle_order_.remove(key);
    return node ? std::move(node.mapped()) : nullptr;
}

std::unique_ptr<EngineProcess> EngineRoom::process_for(const std::string& key,
                                                       std::unique_lock<std::mutex>& lock) {
    auto process = take(key);
    if (process == nullptr && idle_.size() + running_.size() > most_) {
        auto ended = take(std::string(idle_order_.front()));
        lock.unlock();
        ended.reset();
        lock.lock();
    }
    return process;
}

void EngineRoom::run(Waiting task, std::unique_lock<std::mutex>& lock) {
    const bool analysis = task.rank != move_rank;
    const auto cancellation = std::make_shared<programs::Cancellation>();
    running_.emplace(task.key, Running{task.ticket, cancellation});
    analyses_ += analysis ? 1 : 0;
    auto process = process_for(task.key, lock);
    lock.unlock();
    std::function<void()> tell;
    try {
        tell = task.task(process, *cancellation);
    } catch (const std::exception& error) { // these threads outlive whatever is thrown at them
        log(LogLevel::Error, "engine-task-failed", {{"reason", error.what()}});
        process.reset();
    }
    lock.lock();
    const Running ended = std::move(running_.extract(task.key).mapped());
    analyses_ -= analysis ? 1 : 0;
    if (process != nullptr && !ended.leaves && !closing_) {
        idle_order_.push_back(task.key);
        idle_.emplace(task.key, std::move(process));
    }
    work_to_do_.notify_all(); // a task with the same key may wait
    const bool wanted = tell && !ended.cancelled && !closing_;
    lock.unlock();
    process.reset();
    if (wanted) {
        tell();
    }
    task.task = nullptr; // with all that it holds
    lock.lock();
}

void EngineRoom::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        work_to_do_.wait(lock,
                         [&] { return closing_ || !ending_.empty() || next() != waiting_.end(); });
        if (closing_) {
            return;
        }
        if (!ending_.empty()) {
            auto ended = std::move(ending_.back());
            ending_.pop_back();
            lock.unlock();
            ended.reset();
            lock.lock();
        } else {
            const auto task = next();
            Waiting taken = std::move(*task);
            waiting_.erase(task);
            run(std::move(taken), lock);
        }
    }
}

} // namespace tabuleiro::server
