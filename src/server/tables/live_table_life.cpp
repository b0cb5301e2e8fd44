// What a live does by itself: flags that fall, computers that think, clocks that sleep and wake.
#include <algorithm>
#include <boost/asio/post.hpp>

#include "house/table_jobs.hpp"
#include "house/table_view.hpp"
#include "server/log.hpp"
#include "server/tables/live_table.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using house::Viewer;

namespace {

bool is_computer(const house::Settings& settings, Player player) {
    return settings.seats[player].kind == house::SeatKind::Computer;
}

bool computers_alone(const house::Settings& settings) {
    return is_computer(settings, Player::First) && is_computer(settings, Player::Second);
}

void ignore(const house::Allowed<void>&) {}

} // namespace

void LiveTable::begin() {
    when_settled([this] { after_change(); });
}

void LiveTable::after_change() {
    set_alarm();
    think();
    arrange_rematch();
}

void LiveTable::set_alarm() {
    const auto alarm = table_.next_alarm();
    if (!alarm) {
        alarm_.cancel();
        return;
    }
    alarm_.expires_after(std::max(*alarm - now(), house::WallTime(0)));
    alarm_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
        const auto live = weak.lock();
        if (!error && live) {
            live->when_settled([live = live.get()] { live->ring(); });
        }
    });
}

void LiveTable::ring() {
    if (const auto event = table_.due(now())) {
        write(*event, ignore);
    } else {
        set_alarm();
    }
}

void LiveTable::think() {
    if (computers_alone(table_.settings())) {
        pace_.expires_after(services_.pace);
        pace_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
            const auto live = weak.lock();
            if (!error && live) {
                live->when_settled([live = live.get()] { live->think_now(); });
            }
        });
    } else {
        think_now();
    }
}

void LiveTable::think_now() {
    if (unwatched()) {
        rest();
        return;
    }
    const auto wanted = house::TableJobs(table_).wanted();
    std::erase_if(thoughts_, [&](const Thought& thought) {
        const bool stale = std::find(wanted.begin(), wanted.end(), thought.request) == wanted.end();
        if (stale) {
            services_.computers.cancel(thought.ticket);
        }
        return stale;
    });
    for (const house::JobRequest& request : wanted) {
        const bool begun = std::any_of(thoughts_.begin(), thoughts_.end(),
                                       [&](const Thought& t) { return t.request == request; });
        if (begun) {
            continue;
        }
        const auto ticket = services_.computers.think(
            house::TableJobs(table_).job(request, chance_(), now()),
            [weak = weak_from_this(), &loop = loop_, request](const house::JobResult& answer) {
                asio::post(loop, [weak, request, answer] {
                    if (const auto live = weak.lock()) {
                        live->when_settled([live = live.get(), request, answer] {
                            live->thought(request, answer);
                        });
                    }
                });
            });
        thoughts_.push_back({request, ticket, std::chrono::steady_clock::now()});
    }
}

// ComputerPool play each other for somebody to see it.
bool LiveTable::unwatched() const {
    return clients_.empty() && computers_alone(table_.settings());
}

// Until somebody comes; the time in between is on nobody's clock.
void LiveTable::rest() {
    if (const auto event = table_.sleep(now())) {
        write(*event, ignore);
    }
}

void LiveTable::thought(const house::JobRequest& request, const house::JobResult& answer) {
    const auto asked = std::find_if(thoughts_.begin(), thoughts_.end(),
                                    [&](const Thought& t) { return t.request == request; });
    const bool early =
        asked != thoughts_.end() && asked->asked + answer.pause > std::chrono::steady_clock::now();
    if (early && !computers_alone(table_.settings())) {
        pause(*asked, answer);
    } else {
        answer_now(request, answer);
    }
}

// What makes the answer useless (a move taken back, the end of the game) forgets the thought, and
// its timer with it. After a restart the computer is asked again.
void LiveTable::pause(Thought& thought, const house::JobResult& answer) {
    thought.pause = std::make_unique<asio::steady_timer>(loop_, thought.asked + answer.pause);
    thought.pause->async_wait([weak = weak_from_this(), request = thought.request,
                               answer](boost::system::error_code error) {
        const auto live = weak.lock();
        if (!error && live) {
            live->when_settled(
                [live = live.get(), request, answer] { live->answer_now(request, answer); });
        }
    });
}

void LiveTable::answer_now(const house::JobRequest& request, const house::JobResult& answer) {
    std::erase_if(thoughts_, [&](const Thought& t) { return t.request == request; });
    if (unwatched()) {
        rest();
        return;
    }
    if (!house::TableJobs(table_).still_wants(request)) {
        return;
    }
    when_awake(
        [this, request, answer] {
            const auto event =
                table_.decide(house::viewer_of(request.seat), answer.command, now(), chance_);
            if (event) {
                write(*event, ignore);
            } else {
                log(LogLevel::Error, "computer-refused",
                    {{"table", table_.id()}, {"reason", Error(event.error().reasons).text()}});
            }
        },
        ignore);
}

void LiveTable::arrange_rematch() {
    const auto settings = table_.rematch_settings();
    if (!settings || rematch_asked_) {
        return;
    }
    rematch_asked_ = true;
    // The sides are changed, so each sits where the other sat.
    services_.open_rematch(
        *settings, {seats_.second, seats_.first},
        [self = shared_from_this()](const Expected<std::string>& opened) {
            asio::post(self->loop_, [self, opened] {
                self->when_settled([self = self.get(), opened] {
                    self->rematch_asked_ = false;
                    if (!opened) {
                        log(LogLevel::Error, "no-rematch", {{"reason", opened.error().text()}});
                        return;
                    }
                    if (const auto moved = self->table_.moved(*opened, self->now())) {
                        self->write(*moved, ignore);
                    }
                });
            });
        });
}

// A watcher alone sets no clock going; where only computers play, anyone does. Whether there was
// one to be set going.
bool LiveTable::wake_for(Viewer viewer) {
    const bool seated = viewer != Viewer::Watcher;
    if (!seated && !computers_alone(table_.settings())) {
        return false;
    }
    const auto wake = table_.wake(now());
    if (wake) {
        write(*wake, ignore);
    }
    return wake.has_value();
}

void LiveTable::sleep(std::function<void()> done) {
    when_settled([this, done = std::move(done)] {
        const auto event = table_.sleep(now());
        if (!event) {
            done();
            return;
        }
        write(*event, [done](const house::Allowed<void>&) { done(); });
    });
}

void LiveTable::update_presence() {
    ByPlayer<bool> present;
    for (const Player player : players) {
        present[player] = std::any_of(clients_.begin(), clients_.end(), [&](const Client& client) {
            return house::sits_at(client.viewer, player);
        });
    }
    if (present == present_) {
        return;
    }
    present_ = present;
    table_.set_present(present, now());
    const Text message = share(house::TableView(table_, Viewer::Watcher).presence());
    for (const Client& client : clients_) {
        client.connection->send(message);
    }
}

bool LiveTable::idle() const {
    return settled_ && clients_.empty() && waiting_.empty() && thoughts_.empty() &&
           !table_.next_alarm() && !rematch_asked_ &&
           (unwatched() || house::TableJobs(table_).wanted().empty());
}

} // namespace tabuleiro::server
