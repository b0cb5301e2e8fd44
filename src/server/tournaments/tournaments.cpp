#include "server/tournaments/tournaments.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "server/access/token.hpp"
#include "server/http/awaiting.hpp"
#include "server/log.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/tournaments/entrant_lookup.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using house::Allowed;
using house::tournament::Contestant;
using house::tournament::Means;
using house::tournament::Tournament;
using house::tournament::TournamentPhase;
using store::sql::Transaction;

namespace {

constexpr std::size_t most_unfinished_of_one = 20;
constexpr std::size_t code_length = 6;
// Names are read again, and what could not be done is tried again.
constexpr std::chrono::seconds longest_tending_rest{10};
constexpr std::chrono::seconds retry_tending_rest{1};
// What other nodes do, and who has come to them, is seen after that.
constexpr std::chrono::seconds node_rest{2};
constexpr std::size_t most_kept = 200; // finished ones in memory

bool is_running_arena(const LiveTournament& live) {
    return live.is_arena() && live.state().phase == TournamentPhase::Running;
}

} // namespace

// What looks after one tournament.
struct Tournaments::Tending {
    explicit Tending(EventLoops::Loop& loop) : timer(loop) {}

    asio::steady_timer timer;
    bool wanted = false; // something has changed since it looked
};

Tournaments::Tournaments(EventLoops& loops, TableRegistry& registry, store::sql::Database& database,
                         const HouseEngines& engines, Nodes nodes, Attendance attendance)
    : fan_out_(loops.first()),
      attendance_(std::move(attendance)), services_{loops.first(), database, thinking_, fan_out_,
                                                    attendance_},
      tables_(registry, database, engines), nodes_(nodes), loading_(services_.loop),
      watch_timer_(services_.loop) {}

Tournaments::~Tournaments() {
    thinking_.stop();
    thinking_.join();
}

void Tournaments::start() {
    asio::co_spawn(services_.loop, watch(), asio::detached);
}

void Tournaments::close() {
    closing_ = true;
    asio::post(services_.loop, [this] {
        watch_timer_.cancel();
        for (const auto& [id, tending] : tending_) {
            tending->timer.cancel();
        }
        for (const auto& [id, live] : live_) {
            live->close();
        }
        fan_out_.clear();
    });
}

void Tournaments::finished(const TableNews& news) {
    const std::string& tournament = news.table.settings().tournament;
    if (!tournament.empty()) {
        asio::post(services_.loop, [this, tournament] { poke(tournament); });
    }
}

Awaitable<Allowed<std::string>> Tournaments::create(house::tournament::TournamentSettings settings,
                                                    std::string director) {
    const std::string id = new_table_id();
    const std::string code = settings.entry == house::tournament::EntryKind::Code
                                 ? new_table_id().substr(0, code_length)
                                 : std::string();
    const auto event =
        Tournament::created(std::move(settings), director, code, house::WallTime(wall_time()));
    Tournament tournament(id);
    static_cast<void>(tournament.apply(event));
    store::Tournament row{id, 0, event.at.count(), director, tournament.state().settings.group, 1};
    row.summary.text = house::tournament::TournamentView::summary(tournament.state());
    const store::TournamentEvent first{1, event.at.count(), director, {}, to_text(event.change)};
    const auto body = [row, first](Transaction& transaction) -> Allowed<bool> {
        const auto others = allowed(store::unfinished_tournaments_of(transaction, row.director));
        if (!others) {
            return tl::unexpected(others.error());
        }
        if (*others >= most_unfinished_of_one) {
            return house::refuse("full", "You have too many tournaments that are not finished.");
        }
        return allowed(store::add_tournament(transaction, row, first)).map([] { return true; });
    };
    const auto added = co_await in_allowed_write(services_.database, body);
    if (!added) {
        co_return tl::unexpected(added.error());
    }
    const LiveTournamentPtr live = add(std::move(tournament));
    static_cast<void>(co_await live->read_people());
    co_return id;
}

LiveTournamentPtr Tournaments::add(Tournament tournament) {
    forget_unused();
    auto live = std::make_shared<LiveTournament>(services_, std::move(tournament));
    live->changed = [this, id = live->id()] { poke(id); };
    live_[live->id()] = live;
    tend(live);
    return live;
}

void Tournaments::forget_unused() {
    if (live_.size() < most_kept) {
        return;
    }
    std::erase_if(live_, [this](const auto& entry) {
        return !tending_.contains(entry.first) && !entry.second->has_clients() &&
               entry.second.use_count() == 1;
    });
}

Awaitable<Expected<LiveTournamentPtr>> Tournaments::find(std::string id) {
    if (const auto known = live_.find(id); known != live_.end()) {
        co_return known->second;
    }
    if (!looks_like_table_id(id) || closing_) {
        co_return LiveTournamentPtr();
    }
    const TurnQueue::Turn turn = co_await loading_.take(); // it must never be here twice
    if (const auto known = live_.find(id); known != live_.end()) {
        co_return known->second;
    }
    const auto body = [id](Transaction& transaction) -> Expected<std::optional<Tournament>> {
        const auto events = store::tournament_events(transaction, id, 0);
        if (!events) {
            return tl::unexpected(events.error());
        }
        if (events->empty()) {
            return std::nullopt;
        }
        return restored_tournament(id, *events).map([](Tournament restored) {
            return std::optional(std::move(restored));
        });
    };
    auto loaded = co_await in_read(services_.database, body);
    if (!loaded) {
        log(LogLevel::Error, "cannot-restore",
            {{"tournament", id}, {"reason", loaded.error().text()}});
        co_return tl::unexpected(loaded.error());
    }
    if (!*loaded) {
        co_return LiveTournamentPtr();
    }
    const LiveTournamentPtr live = add(**std::move(loaded));
    if (const auto names = co_await live->read_people(); !names) {
        co_return tl::unexpected(names.error());
    }
    co_return live;
}

Awaitable<Expected<Means>> Tournaments::means_for(LiveTournamentPtr live) {
    const std::string game = live->state().settings.table.game;
    const auto body = [ids = people_in(live->state()), game](Transaction& transaction) {
        return ratings_of(transaction, ids, game, wall_time());
    };
    const auto ratings = co_await in_read(services_.database, body);
    if (!ratings) {
        co_return tl::unexpected(ratings.error());
    }
    co_return Means{new_table_id, [game, ratings = *ratings](const Contestant& who) {
                        if (who.kind == house::tournament::ContestantKind::Level) {
                            return rating_of_level(game, who.level);
                        }
                        const auto known = ratings.find(who.person);
                        return known == ratings.end() ? std::nullopt : std::optional(known->second);
                    }};
}

Awaitable<void> Tournaments::watch() {
    while (!closing_) {
        bool done = false;
        try {
            done = co_await look();
        } catch (const std::exception& error) {
            log(LogLevel::Error, "tournaments-not-read", {{"reason", error.what()}});
        }
        if (closing_ || (done && nodes_ == Nodes::One)) {
            co_return;
        }
        watch_timer_.expires_after(node_rest);
        static_cast<void>(co_await watch_timer_.async_wait(awaiting));
    }
}

Awaitable<bool> Tournaments::look() {
    const auto body = [](Transaction& transaction) {
        return store::unfinished_tournaments(transaction);
    };
    const auto unfinished = co_await in_read(services_.database, body);
    if (!unfinished) {
        co_return false;
    }
    bool done = true;
    for (const auto& [id, last] : *unfinished) {
        const auto live = co_await find(id);
        done = done && live.has_value();
        if (live && *live && (*live)->tournament().version() < last) {
            static_cast<void>(co_await (*live)->catch_up());
        }
    }
    // Those that another node has finished are not in the list any more.
    const auto known = live_;
    for (const auto& [id, live] : known) {
        const auto is_it = [&, &name = id](const auto& one) { return one.first == name; };
        if (nodes_ == Nodes::Several && live->state().phase != TournamentPhase::Finished &&
            std::none_of(unfinished->begin(), unfinished->end(), is_it)) {
            static_cast<void>(co_await live->catch_up());
        }
    }
    co_return done;
}

void Tournaments::poke(const std::string& id) {
    if (const auto found = tending_.find(id); found != tending_.end()) {
        found->second->wanted = true;
        found->second->timer.cancel();
    } else if (const auto live = live_.find(id); live != live_.end()) {
        tend(live->second);
    }
}

void Tournaments::tend(const LiveTournamentPtr& live) {
    if (closing_ || tending_.contains(live->id())) {
        return;
    }
    tending_[live->id()] = std::make_unique<Tending>(services_.loop);
    asio::co_spawn(services_.loop, tend_until_finished(*this, live), asio::detached);
}

Awaitable<void> Tournaments::tend_until_finished(Tournaments& all, LiveTournamentPtr live) {
    while (!all.closing_) {
        Tending& tending = *all.tending_.at(live->id());
        tending.wanted = false;
        bool done = false;
        try {
            done = co_await all.look_after(live);
        } catch (const std::exception& error) {
            log(LogLevel::Error, "tournament-not-tended",
                {{"tournament", live->id()}, {"reason", error.what()}});
        }
        if (done && !tending.wanted && live->state().phase == TournamentPhase::Finished) {
            break;
        }
        if (!tending.wanted && !all.closing_) {
            co_await all.rest(live->id(), *live, done);
        }
    }
    all.tending_.erase(live->id());
}

Awaitable<void> Tournaments::rest(const std::string& id, const LiveTournament& live, bool done) {
    const bool others_come = nodes_ == Nodes::Several && is_running_arena(live);
    std::chrono::milliseconds rest =
        !done ? retry_tending_rest : (others_come ? node_rest : longest_tending_rest);
    if (const auto alarm = live.tournament().next_alarm()) {
        const auto left = *alarm - house::WallTime(wall_time());
        rest = std::clamp(std::chrono::duration_cast<std::chrono::milliseconds>(left),
                          std::chrono::milliseconds(0), rest);
    }
    asio::steady_timer& timer = tending_.at(id)->timer;
    timer.expires_after(rest);
    static_cast<void>(co_await timer.async_wait(awaiting));
}

Means Tournaments::means_by_itself(const LiveTournament& live) const {
    std::set<std::string> present;
    for (const auto& entrant : live.state().entrants) {
        const std::string& id = entrant.who.person;
        if (entrant.who.kind == house::tournament::ContestantKind::Program
                ? attendance_.is_connected(id)
                : attendance_.is_present(live.id(), id)) {
            present.insert(id);
        }
    }
    return {new_table_id, nullptr, [present = std::move(present)](const Contestant& who) {
                return present.contains(who.person);
            }};
}

Awaitable<bool> Tournaments::look_after(LiveTournamentPtr live) {
    static_cast<void>(co_await live->read_people());
    const bool done = co_await tables_.look_after(live);
    const auto now = house::WallTime(wall_time());
    const auto alarm = live->tournament().next_alarm();
    if (!is_running_arena(*live) && (!alarm || now < *alarm)) {
        co_return done;
    }
    const auto decide = [now, means = means_by_itself(*live)](
                            const Tournament& tournament) -> Allowed<LiveTournament::Event> {
        auto event = tournament.due(now, means);
        if (!event) {
            return house::refuse("phase", "That cannot be done now.");
        }
        return *std::move(event);
    };
    const auto carried = co_await live->carry_out(decide);
    co_return done && (carried || carried.error().code != "store");
}

} // namespace tabuleiro::server
