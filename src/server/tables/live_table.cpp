#include "server/tables/live_table.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>

#include "house/table_jobs.hpp"
#include "house/table_view.hpp"
#include "server/log.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using house::Allowed;

namespace {

// More messages than this wait only if somebody floods the table.
constexpr std::size_t max_queue_length = 64;

} // namespace

LiveTable::LiveTable(EventLoops::Loop& loop, Services& services, table_log::RestoredTable restored,
                     const store::HostedHere& hosting, std::uint64_t seed)
    : loop_(loop), services_(services), table_(std::move(restored.table)),
      time_(table_.last_change(), services_.clock.now()), seats_(std::move(restored.seats)),
      hosting_(hosting), chance_(seed),
      jobs_(loop, services.computers, services.remote_moves, services.engines),
      hidden_(table_.state().hidden), alarm_(loop), pace_(loop) {
    table_.set_rules(services_.rules(seats_));
}

void LiveTable::post(TableMessage message) {
    asio::dispatch(loop_, [self = shared_from_this(), message = std::move(message)]() mutable {
        self->receive(std::move(message));
    });
}

void LiveTable::receive(TableMessage message) {
    if (closed_) {
        cut_off_newcomer(message);
        return;
    }
    const auto* const command = std::get_if<ClientCommand>(&message);
    if (command != nullptr && queue_.size() >= max_queue_length) {
        ++services_.metrics.commands_refused;
        if (const Client* const client = clients_.find(command->client)) {
            client->send(house::to_message(house::refusal("store", "The table is busy; try again."),
                                           command->command.id));
        }
        return;
    }
    queue_.push_back(std::move(message));
    if (!running_) {
        running_ = true;
        asio::co_spawn(loop_, run(shared_from_this()), asio::detached);
    }
}

Awaitable<void> LiveTable::run(std::shared_ptr<LiveTable> self) {
    while (!self->queue_.empty()) {
        TableMessage message = std::move(self->queue_.front());
        self->queue_.pop_front();
        try {
            co_await self->handle_one(std::move(message));
        } catch (const std::exception& error) {
            log(LogLevel::Error, "handler-failed",
                {{"table", self->table_.id()}, {"reason", error.what()}});
        }
    }
    self->running_ = false;
}

Awaitable<void> LiveTable::handle_one(TableMessage message) {
    const int before = table_.version();
    table_.set_rules(services_.rules(seats_));
    co_await std::visit([this](auto& one) { return handle(one); }, message);
    if (table_.version() != before && !closed_) {
        co_await after_change();
    }
}

Awaitable<void> LiveTable::handle(ClientCommand& message) {
    Client* const client = clients_.find(message.client);
    if (client == nullptr) {
        co_return;
    }
    const house::Command& command = message.command;
    if (command.kind == house::CommandKind::Show) {
        show(*client, command);
        co_return;
    }
    if (command.kind == house::CommandKind::Hint || command.kind == house::CommandKind::Threat) {
        advise(*client, command);
        co_return;
    }
    if (const auto event = table_.accepted(client->viewer, command.id)) {
        client->send(house::to_message(house::Accepted{*event, command.id}));
        co_return;
    }
    const Allowed<void> done =
        co_await carry_out(client->viewer, command, arrival_time(message.arrival));
    if (!done) {
        ++services_.metrics.commands_refused;
        client->send(house::to_message(done.error(), command.id));
        co_return;
    }
    if (!command.id.empty()) {
        client->send(house::to_message(house::Accepted{table_.version(), command.id}));
    }
    ++services_.metrics.commands_done;
    services_.metrics.command_time.observe(std::chrono::steady_clock::now() -
                                           message.arrival.measured);
}

Awaitable<Allowed<void>> LiveTable::carry_out(house::Viewer viewer, const house::Command& command,
                                              house::WallTime at) {
    const Allowed<void> awake = co_await wake();
    if (!awake) {
        co_return awake;
    }
    const auto event = table_.decide(viewer, command, std::max(at, table_.last_change()), chance_);
    if (!event) {
        co_return tl::unexpected(event.error());
    }
    co_return co_await write(*event);
}

Awaitable<Allowed<void>> LiveTable::wake() {
    const auto event = table_.wake(now());
    if (!event) {
        co_return Allowed<void>();
    }
    co_return co_await write(*event);
}

Awaitable<Allowed<void>> LiveTable::write(house::Event event,
                                          std::optional<store::Invitee> invitee) {
    std::optional<store::Finish> finish;
    if (const auto result = table_.result_after(event)) {
        finish = table_log::to_store(*result, event.at);
    }
    const bool ends = finish.has_value();
    const Allowed<void> stored = co_await store(event, std::move(finish), invitee);
    if (!stored) {
        if (stored.error().code == "store") {
            stop_clocks();
        }
        co_return stored;
    }
    const int before = table_.version();
    if (const auto applied = table_.apply(event); !applied) {
        log(LogLevel::Error, "event-refused",
            {{"table", table_.id()}, {"reason", applied.error().text()}});
        co_return house::refuse("may-not", "That cannot be done now.");
    }
    if (invitee) {
        seat(*event.seat, *invitee);
    }
    send_changes_since(before);
    tell(&TableListener::changed, event);
    if (ends) {
        tell(&TableListener::finished);
    }
    co_return Allowed<void>();
}

Awaitable<Allowed<void>> LiveTable::store(const house::Event& event,
                                          std::optional<store::Finish> finish,
                                          std::optional<store::Invitee> invitee) {
    store::Event row = table_log::to_store(event);
    if (const auto deadline = table_.deadline_after(event)) {
        row.deadline = deadline->count();
    }
    Expected<void> stored;
    if (invitee) {
        const auto joined =
            co_await services_.store.join(id(), epoch(), *std::move(invitee), std::move(row));
        if (joined && *joined != store::Joined::Seated) {
            co_return house::refuse("taken", "The seat is taken.");
        }
        if (!joined) {
            stored = tl::unexpected(joined.error());
        }
    } else {
        stored = co_await services_.store.append(id(), epoch(), std::move(row), std::move(finish));
    }
    if (!stored && store::is_not_the_host(stored.error())) {
        if (!closed_) {
            services_.host_lost(id());
        }
        co_return tl::unexpected(house::Refusal{"store", stored.error().reasons()});
    }
    if (!stored) {
        ++services_.metrics.store_failures;
        log(LogLevel::Error, "not-stored",
            {{"table", table_.id()}, {"reason", stored.error().text()}});
        co_return tl::unexpected(house::Refusal{"store", stored.error().reasons()});
    }
    co_return Allowed<void>();
}

void LiveTable::drop() {
    asio::dispatch(loop_, [self = shared_from_this()] {
        self->clients_.cut_off();
        for (const TableMessage& message : self->queue_) {
            self->cut_off_newcomer(message);
        }
        self->finish();
    });
}

void LiveTable::cut_off_newcomer(const TableMessage& message) {
    if (const auto* const entered = std::get_if<ClientEntered>(&message)) {
        entered->client.connection->cut_off();
    }
}

void LiveTable::finish() {
    closed_ = true;
    queue_.clear();
    jobs_.cancel();
    alarm_.cancel();
    pace_.cancel();
}

// Until something can be stored again, time is charged to neither player.
void LiveTable::stop_clocks() {
    table_.stop_clocks();
    set_alarm();
    send_changes_since(table_.version());
}

void LiveTable::send_changes_since(int version) {
    house::WrittenBoards boards;
    clients_.send_to_each([&, at = now()](house::Viewer viewer) {
        return house::TableView(table_, viewer).change(version, at, boards);
    });
}

// Deadlines of slow games are by the system's clock, which goes on while the machine sleeps.
house::WallTime LiveTable::now() const {
    const house::WallTime now =
        table_.state().is_slow() ? house::WallTime(wall_time()) : time_.at(services_.clock.now());
    return std::max(now, table_.last_change());
}

house::WallTime LiveTable::arrival_time(const Arrival& arrival) const {
    return table_.state().is_slow() ? now() : time_.at(arrival.at);
}

// A slow game need not be in memory when its deadline comes: see DeadlineWatch.
bool LiveTable::idle() const {
    const bool waits_for_alarm = table_.next_alarm() && !table_.state().is_slow();
    return !running_ && clients_.empty() && jobs_.empty() && !waits_for_alarm &&
           (unwatched() || house::TableJobs(table_).wanted().empty());
}

void LiveTable::post_at_expiry(asio::steady_timer& timer, TableMessage message) {
    timer.async_wait([weak = weak_from_this(),
                      message = std::move(message)](boost::system::error_code error) mutable {
        const auto live = weak.lock();
        if (!error && live) {
            live->receive(std::move(message));
        }
    });
}

} // namespace tabuleiro::server
