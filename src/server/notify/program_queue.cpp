#include "server/notify/program_queue.hpp"

#include "server/log.hpp"
#include "server/notify/run_program.hpp"

namespace tabuleiro::server {

ProgramQueue::ProgramQueue(std::filesystem::path program, const Limits& limits)
    : program_(std::move(program)), limits_(limits), thread_([this] { run(); }) {}

ProgramQueue::~ProgramQueue() {
    {
        const std::scoped_lock lock(mutex_);
        closing_ = true;
        if (!waiting_.empty()) {
            log(LogLevel::Warning, "notifications-dropped",
                {{"count", std::to_string(waiting_.size())}});
        }
    }
    changed_.notify_one();
    thread_.join();
}

bool ProgramQueue::push(std::string text) {
    {
        const std::scoped_lock lock(mutex_);
        if (closing_ || waiting_.size() >= limits_.waiting) {
            return false;
        }
        waiting_.push_back(std::move(text));
    }
    changed_.notify_one();
    return true;
}

void ProgramQueue::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
        if (closing_) {
            return;
        }
        const std::string text = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        const auto done = run_program(program_, text, limits_.time, closing_);
        if (!done) {
            log(LogLevel::Error, "notify-failed",
                {{"program", program_.string()}, {"reason", done.error().text()}});
        }
        lock.lock();
    }
}

} // namespace tabuleiro::server
