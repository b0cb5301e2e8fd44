#include "server/tables/room.hpp"

#include <algorithm>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include "house/study/analysis.hpp"
#include "server/log.hpp"
#include "server/tables/stored_words.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using house::Viewer;

namespace {

// So many may wait for a table; more would be a flood.
constexpr std::size_t longest_queue = 64;

house::Allowed<void> allowed_if(const Expected<void>& written) {
    if (written) {
        return {};
    }
    return tl::unexpected(house::Refusal{"store", written.error().sentences()});
}

} // namespace

Room::Room(Workers::Loop& loop, Services& services, house::Table table, ByPlayer<store::Seat> seats,
           std::uint64_t seed)
    : loop_(loop), services_(services), table_(std::move(table)),
      time_(table_.last_change(), services_.clock.now()), seats_(std::move(seats)), chance_(seed),
      alarm_(loop), pace_(loop) {
    table_.set_absence_limit(services_.absence_limit);
}

house::WallTime Room::now() const {
    return std::max(time_.at(services_.clock.now()), table_.last_change());
}

void Room::when_settled(Task task) {
    if (settled_) {
        task();
    } else {
        waiting_.push_back(std::move(task));
    }
}

Viewer Room::viewer_of(const std::optional<store::TokenHash>& token) const {
    const bool first = token && seats_.first.owner == token;
    const bool second = token && seats_.second.owner == token;
    if (first && second) {
        return Viewer::Both;
    }
    return first ? Viewer::First : second ? Viewer::Second : Viewer::Watcher;
}

void Room::enter(Guest guest, std::optional<int> seen) {
    when_settled([this, guest = std::move(guest), seen] {
        const bool knows = seen && *seen >= 0 && *seen <= table_.version();
        guests_.push_back(guest);
        guest.connection->send(share(knows ? table_.change(guest.viewer, *seen, now())
                                           : table_.state(guest.viewer, now())));
        update_presence();
        const bool woken = wake_for(guest.viewer);
        if (!woken && guests_.size() == 1) {
            think(); // computers had rested
        }
        if (settled_) {
            ring();
        }
    });
}

void Room::leave(std::uint64_t guest) {
    when_settled([this, guest] {
        std::erase_if(guests_, [&](const Guest& one) { return one.id == guest; });
        if (const auto asked = advice_.find(guest); asked != advice_.end()) {
            services_.computers.cancel(asked->second);
            advice_.erase(asked);
        }
        update_presence();
        ring();
    });
}

void Room::said(const Guest& guest, const std::string& message, Arrival arrival) {
    const auto deed = house::parse_deed(message);
    if (!deed || waiting_.size() >= longest_queue || broken_) {
        ++services_.metrics.deeds_refused;
        guest.connection->send(share(
            !deed ? house::to_message(deed.error(), house::id_in(message))
                  : house::to_message({"store", {"The table is busy; try again."}}, deed->id)));
        return;
    }
    when_settled([this, guest, deed = *deed, arrival] { carry_out(guest, deed, arrival); });
}

void Room::carry_out(const Guest& guest, const house::Deed& deed, Arrival arrival) {
    if (deed.act == house::Act::Show) {
        const auto past = table_.past(guest.viewer, deed);
        guest.connection->send(share(past ? *past : house::to_message(past.error(), deed.id)));
        return;
    }
    if (deed.act == house::Act::Hint || deed.act == house::Act::Threat) {
        advise(guest, deed);
        return;
    }
    const Told told = [this, guest, id = deed.id, arrival](const house::Allowed<void>& result) {
        if (result) {
            ++services_.metrics.deeds_done;
            services_.metrics.deed_time.observe(std::chrono::steady_clock::now() -
                                                arrival.measured);
        } else {
            ++services_.metrics.deeds_refused;
            guest.connection->send(share(house::to_message(result.error(), id)));
        }
    };
    when_awake(
        [this, guest, deed, arrival, told] {
            const auto moment = std::max(time_.at(arrival.moment), table_.last_change());
            const auto entry = table_.consider(guest.viewer, deed, moment, chance_);
            if (entry) {
                write(*entry, told);
            } else {
                told(tl::unexpected(entry.error()));
            }
        },
        told);
}

void Room::when_awake(const Task& task, const Told& otherwise) {
    const auto wake = table_.wake(now());
    if (!wake) {
        task();
        return;
    }
    write(*wake, [task, otherwise](const house::Allowed<void>& woken) {
        if (woken) {
            task();
        } else {
            otherwise(woken);
        }
    });
}

void Room::advise(const Guest& guest, const house::Deed& deed) {
    const auto errand = table_.advise(guest.viewer, deed);
    if (!errand) {
        guest.connection->send(share(house::to_message(errand.error(), deed.id)));
        return;
    }
    // Who asks again does not want the first answer any more.
    if (const auto earlier = advice_.find(guest.id); earlier != advice_.end()) {
        services_.computers.cancel(earlier->second);
    }
    const auto ticket =
        services_.computers.advise(guest.address, table_.question(*errand, chance_(), now()),
                                   [connection = guest.connection, task = errand->task,
                                    id = deed.id](const house::Answer& answer) {
                                       connection->send(share(house::to_message(task, answer, id)));
                                   });
    if (!ticket) {
        guest.connection->send(share(house::to_message(ticket.error(), deed.id)));
        return;
    }
    advice_[guest.id] = *ticket;
}

void Room::join(const store::TokenHash& invitation, const store::TokenHash& owner,
                const std::string& name, std::function<void(house::Allowed<void>)> done) {
    const auto entry = table_.join(name, now());
    if (!entry) {
        done(tl::unexpected(entry.error()));
        return;
    }
    const Write writing = [this, invitation, owner, name](const house::Entry& joining,
                                                          const std::optional<store::Finish>&,
                                                          const Told& told) {
        services_.store.join(table_.id(), {invitation, owner, name}, to_store(joining),
                             [told](const Expected<store::Joined>& joined) {
                                 if (!joined) {
                                     told(allowed_if(tl::unexpected(joined.error())));
                                 } else if (*joined != store::Joined::Seated) {
                                     told(house::refuse("taken", "The seat is taken."));
                                 } else {
                                     told({});
                                 }
                             });
    };
    const auto seated = [this, owner, name, done](const house::Allowed<void>& result) {
        if (result) {
            store::Seat& seat = seats_[*house::invited_seat(table_.settings())];
            seat.owner = owner;
            seat.name = name;
        }
        done(result);
    };
    write(*entry, seated, writing);
}

void Room::write(const house::Entry& entry, Told told) {
    write(entry, std::move(told),
          [this](const house::Entry& given, std::optional<store::Finish> finish, const Told& done) {
              services_.store.append(
                  table_.id(), to_store(given), std::move(finish),
                  [done](const Expected<void>& result) { done(allowed_if(result)); });
          });
}

void Room::write(const house::Entry& entry, Told told, const Write& writing) {
    const int before = table_.version();
    const bool was_over = table_.result().has_value();
    if (const auto applied = table_.apply(entry); !applied) {
        log(LogLevel::Error, "entry-refused",
            {{"table", table_.id()}, {"reason", applied.error().text()}});
        told(house::refuse("may-not", "That cannot be done now."));
        return;
    }
    // The news are written while the disk is busy, once for all who see the same.
    std::map<Viewer, Text> news;
    for (const Guest& guest : guests_) {
        if (!news.contains(guest.viewer)) {
            news[guest.viewer] = share(table_.change(guest.viewer, before, now()));
        }
    }
    std::optional<store::Finish> finish;
    if (table_.result() && !was_over) {
        finish = to_store(*table_.result(), entry.at);
    }
    settled_ = false;
    writing(entry, std::move(finish),
            [self = shared_from_this(), news = std::move(news),
             told = std::move(told)](const house::Allowed<void>& result) {
                asio::post(self->loop_,
                           [self, news, told, result] { self->written(result, news, told); });
            });
}

void Room::written(const house::Allowed<void>& result, const std::map<Viewer, Text>& news,
                   const Told& told) {
    settled_ = true;
    if (result) {
        for (const Guest& guest : guests_) {
            guest.connection->send(news.at(guest.viewer));
        }
        after_change();
        told({}); // may write again, so it comes last
    } else {
        ++services_.metrics.store_failures;
        log(LogLevel::Error, "not-stored",
            {{"table", table_.id()}, {"reason", fail(result.error().reasons).value().text()}});
        read_again();
        told(result);
    }
    settle();
}

void Room::settle() {
    while (settled_ && !waiting_.empty()) {
        const Task task = std::move(waiting_.front());
        waiting_.pop_front();
        task();
    }
}

void Room::read_again() {
    const auto log_of_table = services_.store.load(table_.id());
    auto table = log_of_table && *log_of_table ? restore_table(**log_of_table)
                                               : Expected<house::Table>(fail("No such table."));
    if (table) {
        table_ = *std::move(table);
        table_.set_absence_limit(services_.absence_limit);
        table_.set_present(present_, now());
        set_alarm(); // its clocks stand until something can be written again
        return;
    }
    broken_ = true;
    for (const Guest& guest : guests_) {
        guest.connection->close("store");
    }
}

} // namespace tabuleiro::server
