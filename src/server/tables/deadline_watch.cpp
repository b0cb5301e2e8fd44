#include "server/tables/deadline_watch.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "server/log.hpp"
#include "server/people/transactions.hpp"
#include "server/work/wall_time.hpp"
#include "store/slow/deadlines.hpp"

namespace tabuleiro::server {

namespace {

constexpr std::chrono::seconds look_interval{2};
constexpr std::size_t most_at_once = 200;

} // namespace

DeadlineWatch::DeadlineWatch(EventLoops& loops, TableRegistry& registry)
    : loop_(loops.first()), registry_(registry), timer_(loop_) {}

void DeadlineWatch::start() {
    boost::asio::co_spawn(loop_, watch(), boost::asio::detached);
}

void DeadlineWatch::close() {
    closing_ = true;
    boost::asio::post(loop_, [this] { timer_.cancel(); });
}

Awaitable<void> DeadlineWatch::watch() {
    while (!closing_) {
        try {
            co_await look();
        } catch (const std::exception& error) {
            log(LogLevel::Error, "deadlines-not-read", {{"reason", error.what()}});
        }
        if (closing_) {
            co_return;
        }
        timer_.expires_after(look_interval);
        static_cast<void>(co_await timer_.async_wait(awaiting));
    }
}

Awaitable<void> DeadlineWatch::look() {
    const auto body = [now = wall_time()](store::sql::Transaction& t) {
        return store::deadlines(t, 0, now, most_at_once);
    };
    const auto due = co_await in_read(registry_.services().store.database(), body);
    if (!due) {
        co_return; // the store says in the log that it is away
    }
    for (const store::Deadline& deadline : *due) {
        if (closing_) {
            co_return;
        }
        const auto found = co_await registry_.find(deadline.table);
        if (found && found->live != nullptr) {
            found->live->ring();
        }
    }
}

} // namespace tabuleiro::server
