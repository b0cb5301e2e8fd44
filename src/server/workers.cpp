#include "server/workers.hpp"

#include <functional>

#include "server/log.hpp"

namespace tabuleiro::server {

namespace {

// A mistake of ours in one handler must not end everyone's games: it is logged, and the loop goes
// on.
void run(boost::asio::io_context& loop) {
    while (true) {
        try {
            loop.run();
            return;
        } catch (const std::exception& error) {
            log(LogLevel::Error, "handler-failed", {{"reason", error.what()}});
        }
    }
}

} // namespace

Workers::Workers(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        // The hint says that one thread runs it; its queue stays thread-safe.
        loops_.push_back(std::make_unique<Loop>(1));
        guards_.emplace_back(loops_.back()->get_executor());
    }
    for (const auto& loop : loops_) {
        threads_.emplace_back([&loop = *loop] { run(loop); });
    }
}

Workers::~Workers() {
    stop();
}

Workers::Loop& Workers::next() {
    return *loops_[turn_.fetch_add(1, std::memory_order_relaxed) % loops_.size()];
}

Workers::Loop& Workers::home_of(std::string_view name) {
    return *loops_[std::hash<std::string_view>{}(name) % loops_.size()];
}

std::vector<Workers::Loop*> Workers::all() const {
    std::vector<Loop*> loops;
    for (const auto& loop : loops_) {
        loops.push_back(loop.get());
    }
    return loops;
}

void Workers::stop() {
    for (const auto& loop : loops_) {
        loop->stop();
    }
    for (std::thread& thread : threads_) {
        if (thread.joinable()) {
            thread.join();
        }
    }
}

} // namespace tabuleiro::server
