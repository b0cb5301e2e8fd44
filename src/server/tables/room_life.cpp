// What a room does by itself: flags that fall, computers that think, clocks that sleep and wake.
#include <algorithm>
#include <boost/asio/post.hpp>

#include "server/log.hpp"
#include "server/tables/room.hpp"

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

void Room::begin() {
    when_settled([this] { after_change(); });
}

void Room::after_change() {
    set_alarm();
    think();
    arrange_rematch();
}

void Room::set_alarm() {
    const auto alarm = table_.next_alarm();
    if (!alarm) {
        alarm_.cancel();
        return;
    }
    alarm_.expires_after(std::max(*alarm - now(), house::WallTime(0)));
    alarm_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
        const auto room = weak.lock();
        if (!error && room) {
            room->when_settled([room = room.get()] { room->ring(); });
        }
    });
}

void Room::ring() {
    if (const auto entry = table_.due(now())) {
        write(*entry, ignore);
    } else {
        set_alarm();
    }
}

void Room::think() {
    if (computers_alone(table_.settings())) {
        pace_.expires_after(services_.pace);
        pace_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
            const auto room = weak.lock();
            if (!error && room) {
                room->when_settled([room = room.get()] { room->think_now(); });
            }
        });
    } else {
        think_now();
    }
}

void Room::think_now() {
    if (unwatched()) {
        rest();
        return;
    }
    const auto wanted = table_.errands();
    std::erase_if(thoughts_, [&](const Thought& thought) {
        const bool stale = std::find(wanted.begin(), wanted.end(), thought.errand) == wanted.end();
        if (stale) {
            services_.computers.cancel(thought.ticket);
        }
        return stale;
    });
    for (const house::Errand& errand : wanted) {
        const bool begun = std::any_of(thoughts_.begin(), thoughts_.end(),
                                       [&](const Thought& t) { return t.errand == errand; });
        if (begun) {
            continue;
        }
        const auto ticket = services_.computers.think(
            table_.question(errand, chance_(), now()),
            [weak = weak_from_this(), &loop = loop_, errand](const house::Answer& answer) {
                asio::post(loop, [weak, errand, answer] {
                    if (const auto room = weak.lock()) {
                        room->when_settled(
                            [room = room.get(), errand, answer] { room->thought(errand, answer); });
                    }
                });
            });
        thoughts_.push_back({errand, ticket, std::chrono::steady_clock::now()});
    }
}

// Computers play each other for somebody to see it.
bool Room::unwatched() const {
    return guests_.empty() && computers_alone(table_.settings());
}

// Until somebody comes; the time in between is on nobody's clock.
void Room::rest() {
    if (const auto entry = table_.sleep(now())) {
        write(*entry, ignore);
    }
}

void Room::thought(const house::Errand& errand, const house::Answer& answer) {
    const auto asked = std::find_if(thoughts_.begin(), thoughts_.end(),
                                    [&](const Thought& t) { return t.errand == errand; });
    const bool early =
        asked != thoughts_.end() && asked->asked + answer.pause > std::chrono::steady_clock::now();
    if (early && !computers_alone(table_.settings())) {
        pause(*asked, answer);
    } else {
        answer_now(errand, answer);
    }
}

// What makes the answer useless (a move taken back, the end of the game) forgets the thought, and
// its timer with it. After a restart the computer is asked again.
void Room::pause(Thought& thought, const house::Answer& answer) {
    thought.pause = std::make_unique<asio::steady_timer>(loop_, thought.asked + answer.pause);
    thought.pause->async_wait([weak = weak_from_this(), errand = thought.errand,
                               answer](boost::system::error_code error) {
        const auto room = weak.lock();
        if (!error && room) {
            room->when_settled(
                [room = room.get(), errand, answer] { room->answer_now(errand, answer); });
        }
    });
}

void Room::answer_now(const house::Errand& errand, const house::Answer& answer) {
    std::erase_if(thoughts_, [&](const Thought& t) { return t.errand == errand; });
    if (unwatched()) {
        rest();
        return;
    }
    if (!table_.still_wants(errand)) {
        return;
    }
    when_awake(
        [this, errand, answer] {
            const auto entry =
                table_.consider(house::viewer_of(errand.seat), answer.deed, now(), chance_);
            if (entry) {
                write(*entry, ignore);
            } else {
                log(LogLevel::Error, "computer-refused",
                    {{"table", table_.id()},
                     {"reason", fail(entry.error().reasons).value().text()}});
            }
        },
        ignore);
}

void Room::arrange_rematch() {
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
bool Room::wake_for(Viewer viewer) {
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

void Room::sleep(std::function<void()> done) {
    when_settled([this, done = std::move(done)] {
        const auto entry = table_.sleep(now());
        if (!entry) {
            done();
            return;
        }
        write(*entry, [done](const house::Allowed<void>&) { done(); });
    });
}

void Room::update_presence() {
    ByPlayer<bool> present;
    for (const Player player : players) {
        present[player] = std::any_of(guests_.begin(), guests_.end(), [&](const Guest& guest) {
            return house::sits_at(guest.viewer, player);
        });
    }
    if (present == present_) {
        return;
    }
    present_ = present;
    table_.set_present(present, now());
    const Text message = share(table_.presence());
    for (const Guest& guest : guests_) {
        guest.connection->send(message);
    }
}

bool Room::idle() const {
    return settled_ && guests_.empty() && waiting_.empty() && thoughts_.empty() &&
           !table_.next_alarm() && !rematch_asked_ && (unwatched() || table_.errands().empty());
}

} // namespace tabuleiro::server
