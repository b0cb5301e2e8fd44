#include "server/http/event_loops.hpp"

#include <functional>

#include "server/log.hpp"

namespace tabuleiro::server {

namespace {

// A mistake of ours in one handler must not end everyone's games: it is logged, and the loop goes
// on.
template <class Work>
std::size_t logging_failures(Work work) {
    while (true) {
        try {
            return work();
        } catch (const std::exception& error) {
            log(LogLevel::Error, "handler-failed", {{"reason", error.what()}});
        }
    }
}

void run(boost::asio::io_context& loop) {
    logging_failures([&] { return loop.run(); });
}

std::size_t poll(boost::asio::io_context& loop) {
    return logging_failures([&] { return loop.poll(); });
}

} // namespace

EventLoops::EventLoops(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        // The hint says that one thread runs it; its queue stays thread-safe.
        loops_.push_back(std::make_unique<Loop>(1));
        guards_.emplace_back(loops_.back()->get_executor());
    }
    running_ = loops_.size();
    for (const auto& loop : loops_) {
        threads_.emplace_back([this, &loop = *loop] {
            run(loop);
            const std::scoped_lock lock(mutex_);
            --running_;
            ended_.notify_all();
        });
    }
}

// What waits in one loop may own timers and sockets of another, so all that waits is destroyed
// while every loop is still there.
EventLoops::~EventLoops() {
    stop();
    for (int pass = 0; pass < 2; ++pass) { // what is destroyed may leave something in another loop
        for (const auto& loop : loops_) {
            loop->abandon();
        }
    }
}

EventLoops::Loop& EventLoops::next() {
    return *loops_[turn_.fetch_add(1, std::memory_order_relaxed) % loops_.size()];
}

EventLoops::Loop& EventLoops::home_of(std::string_view name) {
    return *loops_[std::hash<std::string_view>{}(name) % loops_.size()];
}

std::vector<EventLoops::Loop*> EventLoops::all() const {
    std::vector<Loop*> loops;
    for (const auto& loop : loops_) {
        loops.push_back(loop.get());
    }
    return loops;
}

bool EventLoops::finish(std::chrono::milliseconds longest) {
    guards_.clear();
    const bool ended = wait_for_threads(longest);
    stop();
    run_leftovers();
    return ended;
}

bool EventLoops::wait_for_threads(std::chrono::milliseconds longest) {
    std::unique_lock lock(mutex_);
    return ended_.wait_for(lock, longest, [this] { return running_ == 0; });
}

void EventLoops::stop() {
    for (const auto& loop : loops_) {
        loop->stop();
    }
    for (std::thread& thread : threads_) {
        if (thread.joinable()) {
            thread.join();
        }
    }
}

// One loop may have ended before another sent it its last task.
void EventLoops::run_leftovers() {
    std::size_t done = 0;
    do {
        done = 0;
        for (const auto& loop : loops_) {
            loop->restart();
            done += poll(*loop);
        }
    } while (done > 0);
}

} // namespace tabuleiro::server
