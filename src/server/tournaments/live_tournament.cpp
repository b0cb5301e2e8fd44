#include "server/tournaments/live_tournament.hpp"

#include <algorithm>
#include <boost/asio/post.hpp>

#include "server/http/awaiting.hpp"
#include "server/log.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/tournaments/entrant_lookup.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using house::Allowed;
using house::tournament::Entered;
using house::tournament::Removed;
using house::tournament::TournamentView;

namespace {

constexpr std::chrono::milliseconds gathering_time{200};
// Others cannot be faster again and again for ever.
constexpr int most_attempts = 50;

store::TournamentEvent row_of(const LiveTournament::Event& event) {
    return {event.number, event.at.count(), event.by, event.command_id, to_text(event.change)};
}

store::TournamentPeople people_of(const LiveTournament::Event& event,
                                  const house::tournament::TournamentState& before) {
    store::TournamentPeople people;
    if (const auto* const entered = std::get_if<Entered>(&event.change)) {
        if (!entered->who.person.empty()) {
            people.entered.push_back(entered->who.person);
        }
    } else if (const auto* const removed = std::get_if<Removed>(&event.change)) {
        const auto* const entrant = before.find(removed->entrant);
        if (entrant != nullptr && !entrant->who.person.empty()) {
            people.left.push_back(entrant->who.person);
        }
    }
    return people;
}

} // namespace

Expected<LiveTournament::Event> event_of(const store::TournamentEvent& row) {
    return house::tournament::parse_change(row.text).map([&](house::tournament::Change change) {
        return LiveTournament::Event{static_cast<int>(row.number), house::WallTime(row.at), row.by,
                                     row.command_id, std::move(change)};
    });
}

Expected<house::tournament::Tournament>
restored_tournament(const std::string& id, const std::vector<store::TournamentEvent>& events) {
    house::tournament::Tournament tournament(id);
    for (const store::TournamentEvent& row : events) {
        const auto event = event_of(row);
        if (!event) {
            return tl::unexpected(event.error());
        }
        if (const auto applied = tournament.apply(*event); !applied) {
            return tl::unexpected(applied.error());
        }
    }
    return tournament;
}

LiveTournament::LiveTournament(TournamentServices& services, Tournament tournament)
    : services_(services), tournament_(std::move(tournament)), turns_(services.loop),
      gather_(services.loop), told_(tournament_.version()) {}

Awaitable<Allowed<int>> LiveTournament::carry_out(Decision decide, std::string person,
                                                  std::string command_id) {
    const auto self = shared_from_this();
    const TurnQueue::Turn turn = co_await turns_.take();
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
        if (const auto accepted = tournament_.accepted(person, command_id)) {
            co_return *accepted;
        }
        const auto think = [this, &decide](auto done) {
            asio::post(services_.thinking, [this, &decide, done]() { done(decide(tournament_)); });
        };
        const auto event = co_await result_of<Allowed<Event>>(think);
        if (!event) {
            co_return tl::unexpected(event.error());
        }
        Tournament after = tournament_;
        if (const auto applied = after.apply(*event); !applied) {
            log(LogLevel::Error, "tournament-event-refused",
                {{"tournament", id()}, {"reason", applied.error().text()}});
            co_return tl::unexpected(house::Refusal{"store", applied.error().reasons()});
        }
        const Allowed<bool> written = co_await write(*event, after);
        if (!written) {
            co_return tl::unexpected(written.error());
        }
        if (*written) {
            adopt(std::move(after));
            co_return event->number;
        }
        if (const auto read = co_await read_events(); !read) {
            co_return tl::unexpected(house::Refusal{"store", read.error().reasons()});
        }
    }
    co_return house::refuse("store", "The tournament is busy; try again.");
}

Awaitable<Allowed<bool>> LiveTournament::write(const Event& event, const Tournament& after) {
    const store::TournamentSummary summary{TournamentView::summary(after.state()),
                                           after.state().phase ==
                                               house::tournament::TournamentPhase::Finished};
    const auto body = [id = id(), row = row_of(event), summary,
                       people = people_of(event, state())](store::sql::Transaction& transaction) {
        return store::append_tournament_event(transaction, id, row, summary, people);
    };
    co_return allowed(co_await in_write(services_.database, body));
}

Awaitable<Expected<void>> LiveTournament::catch_up() {
    const auto self = shared_from_this();
    const TurnQueue::Turn turn = co_await turns_.take();
    co_return co_await read_events();
}

Awaitable<Expected<void>> LiveTournament::read_events() {
    const auto body = [id = id(),
                       version = tournament_.version()](store::sql::Transaction& transaction) {
        return store::tournament_events(transaction, id, version);
    };
    const auto rows = co_await in_read(services_.database, body);
    if (!rows) {
        co_return tl::unexpected(rows.error());
    }
    Tournament after = tournament_;
    for (const store::TournamentEvent& row : *rows) {
        const auto event = event_of(row);
        if (!event) {
            co_return tl::unexpected(event.error());
        }
        if (const auto applied = after.apply(*event); !applied) {
            co_return tl::unexpected(applied.error());
        }
    }
    if (after.version() > tournament_.version()) {
        adopt(std::move(after));
    }
    co_return Expected<void>();
}

Awaitable<Expected<void>> LiveTournament::read_people() {
    const auto self = shared_from_this();
    const auto body = [ids = people_in(state())](store::sql::Transaction& transaction) {
        return shown_people(transaction, ids);
    };
    auto people = co_await in_read(services_.database, body);
    if (!people) {
        co_return tl::unexpected(people.error());
    }
    const auto same = [](const auto& a, const auto& b) {
        return a.first == b.first && a.second.name == b.second.name &&
               a.second.author == b.second.author;
    };
    if (!std::equal(people->begin(), people->end(), people_.begin(), people_.end(), same)) {
        people_ = *std::move(people);
        names_changed_ = true;
        tell_soon();
    }
    co_return Expected<void>();
}

void LiveTournament::adopt(Tournament after) {
    tournament_ = std::move(after);
    tell_soon();
    if (changed) {
        changed();
    }
}

void LiveTournament::enter(std::uint64_t socket, TournamentClient client) {
    client.own = view().own_state(client.viewer.person);
    services_.fan_out.send(client.connection, share("{\"tournament\":\"state\",\"state\":" +
                                                    view().state(client.viewer) + "}"));
    const std::string person = client.viewer.person;
    clients_[socket] = std::move(client);
    if (!is_arena() || person.empty()) {
        return;
    }
    services_.attendance.set_present(id(), person, true);
    if (state().find_person(person) != nullptr && changed) {
        changed();
    }
}

void LiveTournament::leave(std::uint64_t socket) {
    const auto found = clients_.find(socket);
    if (found == clients_.end()) {
        return;
    }
    const std::string person = found->second.viewer.person;
    clients_.erase(found);
    const bool has_another_page =
        std::any_of(clients_.begin(), clients_.end(),
                    [&](const auto& one) { return one.second.viewer.person == person; });
    if (is_arena() && !has_another_page) {
        services_.attendance.set_present(id(), person, false);
    }
}

void LiveTournament::tell_soon() {
    if (gathering_) {
        return;
    }
    gathering_ = true;
    gather_.expires_after(gathering_time);
    gather_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
        if (const auto live = weak.lock(); live && !error) {
            live->tell();
        }
    });
}

void LiveTournament::tell() {
    gathering_ = false;
    const int since = std::exchange(told_, tournament_.version());
    const bool renamed = std::exchange(names_changed_, false);
    if (clients_.empty()) {
        return;
    }
    const TournamentView shown = view();
    // Names are in entrants alone, so whoever was renamed is sent with all others.
    const Text change =
        share(renamed ? shown.change_with_all_entrants(since) : shown.change(since));
    for (auto& [socket, client] : clients_) {
        services_.fan_out.send(client.connection, change);
        auto own = shown.own_state(client.viewer.person);
        if (own != client.own) {
            client.own = std::move(own);
            services_.fan_out.send(client.connection, share(shown.you_message(client.viewer)));
        }
    }
}

} // namespace tabuleiro::server
