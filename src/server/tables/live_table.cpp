#include "server/tables/live_table.hpp"

#include <algorithm>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include "house/study/analysis.hpp"
#include "house/table_jobs.hpp"
#include "house/table_view.hpp"
#include "server/log.hpp"
#include "server/tables/store_mapping.hpp"

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
    return tl::unexpected(house::Refusal{"store", written.error().reasons()});
}

} // namespace

LiveTable::LiveTable(EventLoops::Loop& loop, Services& services, house::Table table,
                     ByPlayer<store::Seat> seats, std::uint64_t seed)
    : loop_(loop), services_(services), table_(std::move(table)),
      time_(table_.last_change(), services_.clock.now()), seats_(std::move(seats)), chance_(seed),
      alarm_(loop), pace_(loop) {
    table_.set_absence_limit(services_.absence_limit);
}

house::WallTime LiveTable::now() const {
    return std::max(time_.at(services_.clock.now()), table_.last_change());
}

void LiveTable::when_settled(Task task) {
    if (settled_) {
        task();
    } else {
        waiting_.push_back(std::move(task));
    }
}

Viewer LiveTable::viewer_of(const std::optional<store::TokenHash>& token) const {
    const bool first = token && seats_.first.secret == token;
    const bool second = token && seats_.second.secret == token;
    if (first && second) {
        return Viewer::Both;
    }
    return first ? Viewer::First : second ? Viewer::Second : Viewer::Watcher;
}

void LiveTable::enter(Client client, std::optional<int> seen) {
    when_settled([this, client = std::move(client), seen] {
        const bool knows = seen && *seen >= 0 && *seen <= table_.version();
        clients_.push_back(client);
        client.connection->send(
            share(knows ? house::TableView(table_, client.viewer).change(*seen, now())
                        : house::TableView(table_, client.viewer).state(now())));
        update_presence();
        const bool woken = wake_for(client.viewer);
        if (!woken && clients_.size() == 1) {
            think(); // computers had rested
        }
        if (settled_) {
            ring();
        }
    });
}

void LiveTable::leave(std::uint64_t client) {
    when_settled([this, client] {
        std::erase_if(clients_, [&](const Client& one) { return one.id == client; });
        if (const auto asked = advice_.find(client); asked != advice_.end()) {
            services_.computers.cancel(asked->second);
            advice_.erase(asked);
        }
        update_presence();
        ring();
    });
}

void LiveTable::said(const Client& client, const std::string& message, Arrival arrival) {
    const auto command = house::parse_command(message);
    if (!command || waiting_.size() >= longest_queue || broken_) {
        ++services_.metrics.commands_refused;
        client.connection->send(share(
            !command ? house::to_message(command.error(), house::command_id_in(message))
                     : house::to_message(house::refusal("store", "The table is busy; try again."),
                                         command->id)));
        return;
    }
    when_settled(
        [this, client, command = *command, arrival] { carry_out(client, command, arrival); });
}

void LiveTable::carry_out(const Client& client, const house::Command& command, Arrival arrival) {
    if (command.kind == house::CommandKind::Show) {
        const auto past = house::TableView(table_, client.viewer).past(command);
        client.connection->send(share(past ? *past : house::to_message(past.error(), command.id)));
        return;
    }
    if (command.kind == house::CommandKind::Hint || command.kind == house::CommandKind::Threat) {
        advise(client, command);
        return;
    }
    const Told told = [this, client, id = command.id, arrival](const house::Allowed<void>& result) {
        if (result) {
            ++services_.metrics.commands_done;
            services_.metrics.command_time.observe(std::chrono::steady_clock::now() -
                                                   arrival.measured);
        } else {
            ++services_.metrics.commands_refused;
            client.connection->send(share(house::to_message(result.error(), id)));
        }
    };
    when_awake(
        [this, client, command, arrival, told] {
            const auto moment = std::max(time_.at(arrival.moment), table_.last_change());
            const auto event = table_.decide(client.viewer, command, moment, chance_);
            if (event) {
                write(*event, told);
            } else {
                told(tl::unexpected(event.error()));
            }
        },
        told);
}

void LiveTable::when_awake(const Task& task, const Told& otherwise) {
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

void LiveTable::advise(const Client& client, const house::Command& command) {
    const auto request = house::TableJobs(table_).advise(client.viewer, command);
    if (!request) {
        client.connection->send(share(house::to_message(request.error(), command.id)));
        return;
    }
    // Who asks again does not want the first answer any more.
    if (const auto earlier = advice_.find(client.id); earlier != advice_.end()) {
        services_.computers.cancel(earlier->second);
    }
    const auto ticket = services_.computers.advise(
        client.address, house::TableJobs(table_).job(*request, chance_(), now()),
        [connection = client.connection, kind = request->kind,
         id = command.id](const house::JobResult& answer) {
            connection->send(share(house::to_message(kind, answer, id)));
        });
    if (!ticket) {
        client.connection->send(share(house::to_message(ticket.error(), command.id)));
        return;
    }
    advice_[client.id] = *ticket;
}

void LiveTable::join(const store::TokenHash& invitation, const store::TokenHash& secret,
                     const std::string& name, std::function<void(house::Allowed<void>)> done) {
    const auto event = table_.join(name, now());
    if (!event) {
        done(tl::unexpected(event.error()));
        return;
    }
    const Write writing = [this, invitation, secret, name](const house::Event& joining,
                                                           const std::optional<store::Finish>&,
                                                           const Told& told) {
        services_.store.join(table_.id(), {invitation, secret, name}, to_store(joining),
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
    const auto seated = [this, secret, name, done](const house::Allowed<void>& result) {
        if (result) {
            store::Seat& seat = seats_[*house::invited_seat(table_.settings())];
            seat.secret = secret;
            seat.name = name;
        }
        done(result);
    };
    write(*event, seated, writing);
}

void LiveTable::write(const house::Event& event, Told told) {
    write(event, std::move(told),
          [this](const house::Event& given, std::optional<store::Finish> finish, const Told& done) {
              services_.store.append(
                  table_.id(), to_store(given), std::move(finish),
                  [done](const Expected<void>& result) { done(allowed_if(result)); });
          });
}

void LiveTable::write(const house::Event& event, Told told, const Write& writing) {
    const int before = table_.version();
    const bool was_over = table_.result().has_value();
    if (const auto applied = table_.apply(event); !applied) {
        log(LogLevel::Error, "event-refused",
            {{"table", table_.id()}, {"reason", applied.error().text()}});
        told(house::refuse("may-not", "That cannot be done now."));
        return;
    }
    // The news are written while the disk is busy, once for all who see the same.
    std::map<Viewer, Text> news;
    for (const Client& client : clients_) {
        if (!news.contains(client.viewer)) {
            news[client.viewer] =
                share(house::TableView(table_, client.viewer).change(before, now()));
        }
    }
    std::optional<store::Finish> finish;
    if (table_.result() && !was_over) {
        finish = to_store(*table_.result(), event.at);
    }
    settled_ = false;
    writing(event, std::move(finish),
            [self = shared_from_this(), news = std::move(news),
             told = std::move(told)](const house::Allowed<void>& result) {
                asio::post(self->loop_,
                           [self, news, told, result] { self->written(result, news, told); });
            });
}

void LiveTable::written(const house::Allowed<void>& result, const std::map<Viewer, Text>& news,
                        const Told& told) {
    settled_ = true;
    if (result) {
        for (const Client& client : clients_) {
            client.connection->send(news.at(client.viewer));
        }
        after_change();
        told({}); // may write again, so it comes last
    } else {
        ++services_.metrics.store_failures;
        log(LogLevel::Error, "not-stored",
            {{"table", table_.id()}, {"reason", Error(result.error().reasons).text()}});
        read_again([told, result] { told(result); });
        return;
    }
    settle();
}

void LiveTable::settle() {
    while (settled_ && !waiting_.empty()) {
        const Task task = std::move(waiting_.front());
        waiting_.pop_front();
        task();
    }
}

void LiveTable::read_again(const Task& then) {
    settled_ = false;
    services_.store.load(table_.id(), [self = shared_from_this(), then](const auto& stored) {
        // Shared, because what is posted is copied.
        const auto table = std::make_shared<Expected<house::Table>>(
            stored && *stored ? restore_table(**stored)
                              : Expected<house::Table>(fail("No such table.")));
        asio::post(self->loop_, [self, then, table] {
            self->settled_ = true;
            self->restored(std::move(*table));
            then();
            self->settle();
        });
    });
}

void LiveTable::restored(Expected<house::Table> table) {
    if (table) {
        table_ = *std::move(table);
        table_.set_absence_limit(services_.absence_limit);
        table_.set_present(present_, now());
        set_alarm(); // its clocks stand until something can be written again
        return;
    }
    broken_ = true;
    for (const Client& client : clients_) {
        client.connection->close("store");
    }
}

} // namespace tabuleiro::server
