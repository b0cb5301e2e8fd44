// How a live table handles messages other than commands.
#include <algorithm>
#include <boost/asio/post.hpp>

#include "house/table_jobs.hpp"
#include "house/table_view.hpp"
#include "server/log.hpp"
#include "server/tables/live_table.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using house::Allowed;
using house::Viewer;

namespace {

// Before a computer tries a move again that could not be stored.
constexpr std::chrono::seconds retry_pause{5};

bool is_computer(const house::Settings& settings, Player player) {
    return house::plays_by_itself(settings.seats[player].kind);
}

bool computers_alone(const house::Settings& settings) {
    return is_computer(settings, Player::First) && is_computer(settings, Player::Second);
}

// A person who has no seat of their own here, as far as is known, may have taken over a visitor's.
bool may_have_taken_over(const ByPlayer<store::Seat>& seats, const Identity& who) {
    return who.person && seats.first.person != who.person->id &&
           seats.second.person != who.person->id;
}

} // namespace

Awaitable<void> LiveTable::handle(TableStarted&) {
    tell(&TableListener::opened);
    if (hosting_.last_seen) {
        const auto last_seen = time_.at(house::WallTime(*hosting_.last_seen));
        if (const auto event = table_.sleep_at_crash(std::min(last_seen, now()))) {
            static_cast<void>(co_await write(*event));
        }
    }
    if (computers_alone(table_.settings()) && !unwatched()) { // nobody else starts its clocks
        static_cast<void>(co_await wake());
    }
    co_await after_change();
}

Awaitable<void> LiveTable::handle(ClientEntered& message) {
    if (may_have_taken_over(seats_, message.who)) {
        co_await read_seats();
    }
    message.client.viewer = viewer_of(seats_, message.who);
    message.client.role = message.who.role();
    if (!may_be_seen_by(message.client.reader())) { // it was hidden a moment ago
        message.client.connection->cut_off();
        co_return;
    }
    const Client& client = clients_.add(std::move(message.client));
    const std::optional<int> seen = message.seen;
    const bool knows = seen && *seen >= 0 && *seen <= table_.version();
    const house::TableView view(table_, client.viewer);
    client.send(knows ? view.change(*seen, now()) : view.state(now()));
    update_presence();
    // A watcher alone does not start the clocks, unless only computers play.
    if (client.viewer != Viewer::Watcher || computers_alone(table_.settings())) {
        static_cast<void>(co_await wake());
    }
    if (clients_.size() == 1) {
        think(); // computers may have rested
    }
    co_await write_due();
}

Awaitable<void> LiveTable::handle(ClientLeft& message) {
    const Client* const client = clients_.find(message.client);
    if (client == nullptr) {
        co_return;
    }
    if (client->advice) {
        services_.computers.cancel(*client->advice);
    }
    clients_.remove(message.client);
    update_presence();
    co_await write_due();
}

void LiveTable::show(const Client& client, const house::Command& command) {
    const auto past = house::TableView(table_, client.viewer).past(command);
    client.send(past ? *past : house::to_message(past.error(), command.id));
}

void LiveTable::advise(Client& client, const house::Command& command) {
    const auto request = house::TableJobs(table_).advise(client.viewer, command);
    if (!request) {
        client.send(house::to_message(request.error(), command.id));
        return;
    }
    // A new request replaces the one before.
    if (client.advice) {
        services_.computers.cancel(*client.advice);
    }
    const auto answer = [connection = client.connection, others = clients_.other_seats(client),
                         kind = request->kind, id = command.id](const house::JobResult& result) {
        connection->send(share(house::to_message(kind, result, id)));
        const Text for_others = share(house::to_message(kind, result, ""));
        for (const auto& other : others) {
            other->send(for_others);
        }
    };
    const auto ticket = services_.computers.advise(
        client.address, house::TableJobs(table_).job(*request, chance_(), now()), answer);
    if (ticket) {
        client.advice = *ticket;
    } else {
        client.send(house::to_message(ticket.error(), command.id));
    }
}

Awaitable<void> LiveTable::handle(TableRead& message) {
    if (may_have_taken_over(seats_, message.who)) {
        co_await read_seats();
    }
    message.read(table_, viewer_of(seats_, message.who));
}

Awaitable<void> LiveTable::read_seats() {
    const auto seats_in = [](const Expected<std::optional<store::TableLog>>& log) {
        return log && *log ? std::optional((*log)->table.seats) : std::nullopt;
    };
    const std::optional<ByPlayer<store::Seat>> stored =
        co_await services_.store.load(id(), seats_in);
    if (stored) {
        seats_ = *stored;
    }
}

// Messages are handled in turn, so nothing is being written now.
Awaitable<void> LiveTable::handle(PersonRemoved& message) {
    const bool there =
        seats_.first.person == message.person || seats_.second.person == message.person;
    if (there) {
        services_.host_lost(id());
    }
    message.done(there);
    co_return;
}

Awaitable<Allowed<void>> LiveTable::moderate(house::EventKind kind) {
    return result_of<Allowed<void>>([this, kind](auto done) {
        post(TableModerated{kind, std::move(done)});
    });
}

Awaitable<void> LiveTable::handle(TableModerated& message) {
    using house::EventKind;
    const bool hides = message.kind == EventKind::Hide;
    const bool done = message.kind == EventKind::Close ? table_.state().closed : hidden_ == hides;
    if (done) {
        message.done({});
        co_return;
    }
    if (message.kind == EventKind::Close) {
        const Allowed<void> awake = co_await wake();
        if (!awake) {
            message.done(awake);
            co_return;
        }
        co_await write_due(); // a flag that has fallen decides the game
    }
    const auto event = table_.moderate(message.kind, now());
    if (!event) {
        message.done(tl::unexpected(event.error()));
        co_return;
    }
    const Allowed<void> written = co_await write(*event);
    hidden_ = table_.state().hidden;
    clients_.cut_off_others(visibility(), hidden_);
    message.done(written);
}

Awaitable<void> LiveTable::handle(AlarmRang&) {
    co_await write_due();
}

Awaitable<void> LiveTable::write_due() {
    const auto event = table_.due(now());
    if (event) {
        static_cast<void>(co_await write(*event));
    } else {
        set_alarm();
    }
}

Awaitable<void> LiveTable::handle(ThinkingDue&) {
    if (unwatched()) {
        co_await rest();
    } else {
        jobs_.update(table_, chance_, now(), job_finished());
    }
}

Awaitable<void> LiveTable::handle(JobFinished& message) {
    if (!computers_alone(table_.settings()) &&
        jobs_.postpone(message.request, message.result, job_finished())) {
        co_return;
    }
    jobs_.remove(message.request);
    if (unwatched()) {
        co_await rest();
        co_return;
    }
    if (!house::TableJobs(table_).still_wants(message.request)) {
        co_return;
    }
    const Allowed<void> done = co_await carry_out(message.request.seat, message.result);
    if (done) {
        co_return;
    }
    if (done.error().code == "store") {
        pace_.expires_after(retry_pause);
        post_at_expiry(pace_, std::move(message));
    } else {
        log(LogLevel::Error, "computer-refused",
            {{"table", table_.id()}, {"reason", Error(done.error().reasons).text()}});
    }
}

Awaitable<Allowed<void>> LiveTable::carry_out(Player seat, const house::JobResult& result) {
    if (!result.failure) {
        co_return co_await carry_out(house::viewer_of(seat), result.command, now());
    }
    Allowed<void> awake = co_await wake();
    if (!awake) {
        co_return awake;
    }
    co_await write_due(); // a flag that has fallen decides the game
    const auto event = house::TableJobs(table_).failed(seat, *result.failure, now());
    if (!event) {
        co_return tl::unexpected(event.error());
    }
    co_return co_await write(*event);
}

// The clocks are stored as stopped, and another node may have the table.
Awaitable<void> LiveTable::handle(ServerCloses&) {
    co_await rest();
    finish();
    static_cast<void>(co_await services_.store.release(id(), epoch()));
}

// Clocks stop until somebody comes.
Awaitable<void> LiveTable::rest() {
    const auto event = table_.sleep(now());
    if (event) {
        static_cast<void>(co_await write(*event));
    }
}

Awaitable<void> LiveTable::after_change() {
    co_await play_prepared();
    set_alarm();
    think();
    co_await arrange_rematch();
}

void LiveTable::set_alarm() {
    const auto alarm = table_.next_alarm();
    if (!alarm) {
        alarm_.cancel();
        return;
    }
    alarm_.expires_after(std::max(*alarm - now(), house::WallTime(0)));
    post_at_expiry(alarm_, AlarmRang{});
}

void LiveTable::think() {
    const bool for_result = clients_.empty() && !table_.settings().assignment.empty();
    if (computers_alone(table_.settings()) && !for_result) {
        pace_.expires_after(services_.pace);
        post_at_expiry(pace_, ThinkingDue{});
    } else {
        jobs_.update(table_, chance_, now(), job_finished());
    }
}

// Computers play each other only while somebody watches, unless the house needs the result.
bool LiveTable::unwatched() const {
    return clients_.empty() && computers_alone(table_.settings()) &&
           !needs_result(table_.settings());
}

RunningJobs::Finished LiveTable::job_finished() {
    return [weak = weak_from_this(), &loop = loop_](const house::JobRequest& request,
                                                    const house::JobResult& result) {
        asio::post(loop, [weak, message = JobFinished{request, result}]() mutable {
            if (const auto live = weak.lock()) {
                live->receive(std::move(message));
            }
        });
    };
}

// The sides are changed, so each player sits where the other sat.
Awaitable<void> LiveTable::arrange_rematch() {
    auto settings = table_.rematch_settings();
    if (!settings) {
        co_return;
    }
    ByPlayer<store::Seat> seats{seats_.second, seats_.first};
    const auto opened = co_await services_.open_rematch(*std::move(settings), std::move(seats));
    if (!opened) {
        log(LogLevel::Error, "no-rematch", {{"reason", opened.error().text()}});
        co_return;
    }
    const auto moved = table_.moved(*opened, now());
    if (moved) {
        static_cast<void>(co_await write(*moved));
    }
}

void LiveTable::update_presence() {
    const ByPlayer<bool> present = clients_.present();
    if (present != present_) {
        present_ = present;
        table_.set_present(present, now());
        clients_.send(share(house::TableView(table_, Viewer::Watcher).presence()));
        tell(&TableListener::presence_changed);
    }
}

Viewer viewer_of(const ByPlayer<store::Seat>& seats, const Identity& who) {
    const bool first = who.has(seats.first);
    const bool second = who.has(seats.second);
    if (first && second) {
        return Viewer::Both;
    }
    return first ? Viewer::First : second ? Viewer::Second : Viewer::Watcher;
}

} // namespace tabuleiro::server
