#include "store/postgresql/membership.hpp"

#include <exception>
#include <utility>

#include "store/postgresql/node_session.hpp"
#include "store/postgresql/opening.hpp"

namespace tabuleiro::store::postgresql {
namespace {

using namespace std::chrono_literals;

constexpr auto heartbeat_interval = 500ms;
constexpr auto retry_pause = 100ms;

// What a listener throws is its own affair: heartbeats go on.
template <class Listener, class... Values>
void tell(const Listener& listener, Values&&... values) {
    try {
        listener(std::forward<Values>(values)...);
    } catch (const std::exception&) {
        // It could not take the news.
    }
}

} // namespace

Membership::Membership(Address address, Connection connection, NodeOptions options,
                       std::function<void(const Error&)> report)
    : address_(std::move(address)), connection_(std::move(connection)),
      options_(std::move(options)), report_(std::move(report)) {
    begin();
    watching_ = std::thread([this] { watch(); });
    talking_ = std::thread([this] { talk(); });
}

Membership::~Membership() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    changed_.notify_all();
    talking_.join();
    watching_.join();
    if (connection_.alive()) {
        end_epoch(connection_, latest_);
    }
}

void Membership::talk() {
    bool alive = lease_.epoch() != 0;
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, alive ? heartbeat_interval : retry_pause,
                              [this] { return closing_; })) {
        lock.unlock();
        alive = show_life();
        lock.lock();
        changed_.notify_all(); // the time that is watched has changed
    }
}

void Membership::watch() {
    std::unique_lock lock(mutex_);
    while (!closing_) {
        const Epoch epoch = lease_.epoch();
        if (epoch == 0) {
            changed_.wait(lock);
        } else if (Clock::now() < lease_.end_time()) {
            changed_.wait_until(lock, lease_.end_time());
        } else {
            lock.unlock();
            lose(epoch);
            lock.lock();
        }
    }
}

bool Membership::show_life() try {
    if (!connection_.alive() && !reconnect()) {
        return false;
    }
    const Epoch epoch = lease_.epoch();
    if (epoch == 0) {
        return begin();
    }
    const auto sent = Clock::now();
    auto heartbeat = send_heartbeat(connection_, epoch);
    if (!heartbeat) {
        return false;
    }
    if (!heartbeat->alive || !lease_.renew(sent, Clock::now())) {
        lose(epoch);
        return begin();
    }
    if (!heartbeat->lost_tables.empty()) {
        tell(options_.tables_lost, std::move(heartbeat->lost_tables));
    }
    return true;
} catch (const std::exception&) { // no memory, say
    return false;
}

// The lock of the epoch went with the connection that was lost; if nobody noticed, the epoch goes
// on.
bool Membership::reconnect() {
    auto opened = open_for_node(address_, connection_.session());
    if (!opened) {
        report(opened.error());
        return false;
    }
    reported_ = false;
    connection_ = *std::move(opened);
    const Epoch epoch = lease_.epoch();
    if (epoch == 0) {
        return true;
    }
    const auto resumed = resume_epoch(connection_, epoch);
    if (resumed && !*resumed) {
        lose(epoch);
    }
    return resumed.has_value();
}

bool Membership::begin() {
    const auto sent = Clock::now();
    const auto epoch = begin_epoch(connection_, options_.address, latest_);
    if (!epoch) {
        report(epoch.error());
        return false;
    }
    reported_ = false;
    latest_ = *epoch;
    const std::lock_guard lock(losing_);
    lease_.begin(*epoch, sent);
    return true;
}

void Membership::lose(Epoch epoch) {
    const std::lock_guard lock(losing_);
    if (lease_.end(epoch)) {
        tell(options_.epoch_lost);
    }
}

void Membership::report(const Error& error) {
    if (!std::exchange(reported_, true)) {
        tell(report_, error);
    }
}

} // namespace tabuleiro::store::postgresql
