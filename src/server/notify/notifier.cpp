#include "server/notify/notifier.hpp"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "server/http/awaiting.hpp"
#include "server/log.hpp"
#include "server/people/transactions.hpp"
#include "server/work/wall_time.hpp"
#include "store/slow/deadlines.hpp"
#include "store/slow/notifications.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::seconds reminder_interval{20};
// A prepared reply may follow a move: then it was nobody's move.
constexpr std::chrono::milliseconds before_telling_a_move{500};
constexpr std::size_t most_reminders_at_once = 1000;
constexpr store::WallTime an_hour_long = 60LL * 60 * 1000;
// No event comes again after so long.
constexpr store::WallTime kept_for = 60LL * 24 * an_hour_long;
// The reminder times that there are: a quarter of 1, 2 and 3 days, and a day.
constexpr std::array<store::WallTime, 4> reminder_times{6 * an_hour_long, 12 * an_hour_long,
                                                        18 * an_hour_long, 24 * an_hour_long};

bool gives_turn(house::EventKind kind) {
    using house::EventKind;
    return kind == EventKind::Play || house::is_join(kind) || kind == EventKind::AskTakeback ||
           kind == EventKind::AcceptTakeback;
}

} // namespace

Notifier::Notifier(EventLoops& loops, TableRegistry& registry, const std::filesystem::path& program,
                   std::string house)
    : loop_(loops.first()), registry_(registry), house_(std::move(house)), queue_(program),
      timer_(loop_) {}

void Notifier::start() {
    begin(watch_deadlines());
}

void Notifier::close() {
    closing_ = true;
    asio::post(loop_, [this] { timer_.cancel(); });
}

void Notifier::begin(Awaitable<void> work) {
    if (!closing_) {
        asio::co_spawn(loop_, std::move(work), [](const std::exception_ptr& error) {
            if (error) {
                log(LogLevel::Error, "notify-failed", {{"reason", "the store did not answer"}});
            }
        });
    }
}

// A challenge waits for the person who has the other seat already.
void Notifier::opened(const TableNews& news) {
    const auto seat = house::invited_seat(news.table.settings());
    if (news.table.phase() != house::Phase::Waiting || !seat) {
        return;
    }
    if (auto told = notification(news, NotificationKind::Challenge, *seat, house_)) {
        begin(tell(*std::move(told)));
    }
}

void Notifier::changed(const TableNews& news, const house::Event& event) {
    const auto turn = news.table.turn();
    if (!news.table.state().is_slow() || !turn || !gives_turn(event.kind)) {
        return;
    }
    auto told = notification(news, NotificationKind::YourMove, *turn, house_);
    {
        const std::scoped_lock lock(mutex_);
        moves_.erase(news.table.id());
        if (told && event.seat != turn) {
            moves_[news.table.id()] = told->key;
        }
    }
    if (told && event.seat != turn) {
        begin(tell_move(news.table.id(), *std::move(told)));
    }
}

void Notifier::finished(const TableNews& news) {
    {
        const std::scoped_lock lock(mutex_);
        moves_.erase(news.table.id());
    }
    if (!news.table.state().is_slow()) {
        return;
    }
    for (const Player seat : players) {
        if (auto told = notification(news, NotificationKind::Ended, seat, house_)) {
            begin(tell(*std::move(told)));
        }
    }
}

Awaitable<void> Notifier::tell_move(std::string table, Notification notification) {
    asio::steady_timer soon(loop_, before_telling_a_move);
    static_cast<void>(co_await soon.async_wait(awaiting));
    {
        const std::scoped_lock lock(mutex_);
        const auto found = moves_.find(table);
        if (found == moves_.end() || found->second != notification.key) {
            co_return;
        }
        moves_.erase(found);
    }
    co_await tell(std::move(notification));
}

Awaitable<void> Notifier::tell(Notification notification) {
    const auto body = [key = notification.key, now = wall_time()](store::sql::Transaction& t) {
        return store::claim_notification(t, key, now);
    };
    const auto claimed = co_await in_write(registry_.services().store.database(), body);
    if (!claimed) {
        log(LogLevel::Error, "notify-failed", {{"reason", claimed.error().text()}});
    } else if (*claimed && !queue_.push(std::move(notification.text))) {
        log(LogLevel::Warning, "notifications-dropped", {{"count", "1"}});
    }
}

Awaitable<void> Notifier::watch_deadlines() {
    while (!closing_) {
        const store::WallTime now = wall_time();
        co_await remind(now);
        if (closing_) {
            co_return;
        }
        timer_.expires_after(reminder_interval);
        static_cast<void>(co_await timer_.async_wait(awaiting));
    }
}

// Each time only those that have come near since the last time.
Awaitable<void> Notifier::remind(store::WallTime now) {
    for (const store::WallTime before : reminder_times) {
        const store::WallTime after = std::max(looked_ + before, now);
        const auto body = [after, up_to = now + before](store::sql::Transaction& t) {
            return store::deadlines(t, after, up_to, most_reminders_at_once);
        };
        const auto near = co_await in_read(registry_.services().store.database(), body);
        if (!near) {
            co_return;
        }
        for (const store::Deadline& deadline : *near) {
            if (closing_) {
                co_return;
            }
            co_await remind_of(deadline.table, Duration(before));
        }
    }
    const bool same_hour = looked_ / an_hour_long == now / an_hour_long;
    looked_ = now;
    if (same_hour) {
        co_return;
    }
    const auto forget = [before = now - kept_for](store::sql::Transaction& t) {
        return store::forget_notifications(t, before);
    };
    static_cast<void>(co_await in_write(registry_.services().store.database(), forget));
}

// Reads the table, and takes nothing: another node may have it in memory.
Awaitable<void> Notifier::remind_of(std::string table, Duration before) {
    const auto stored = co_await registry_.services().store.load(table, table_log::restore_table);
    if (!stored || !*stored || !(*stored)->table.turn() ||
        reminder_time((*stored)->table.settings()) != before) {
        co_return;
    }
    const ByPlayer<bool> present{};
    const TableNews news{(*stored)->table, (*stored)->seats, present};
    auto told = notification(news, NotificationKind::Deadline, *news.table.turn(), house_);
    if (told) {
        co_await tell(*std::move(told));
    }
}

} // namespace tabuleiro::server
