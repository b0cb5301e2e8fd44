#include "server/people/sessions.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_future.hpp>

#include "server/access/token.hpp"
#include "server/http/awaiting.hpp"
#include "server/log.hpp"
#include "server/people/transactions.hpp"
#include "server/work/wall_time.hpp"
#include "store/people/devices.hpp"
#include "store/people/groups.hpp"
#include "store/people/programs.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::seconds poll_interval{1};
// Without an answer for so long, what is in memory is not believed.
constexpr std::chrono::seconds max_silence{2};
constexpr store::WallTime an_hour = 60 * 60 * 1000;

SessionCache::Entry entry_of(const store::Session& session, const store::TokenHash& secret) {
    return {{session.person.id, session.person.name,
             house::parse_role(session.person.role).value_or(house::Role::Player),
             session.device.id, secret},
            session.device.seen};
}

SessionCache::Entry entry_of(const store::Program& program, const store::TokenHash& secret) {
    return {{program.id, program.name, house::Role::Program, program.token, secret,
             OwnedProgram{program.owner, program.author, program.challenges,
                          house::parse_scope(program.scopes).value_or(house::Scope::Nothing),
                          program.expires}},
            program.seen.value_or(0)};
}

bool has_expired(const SignedIn& who) {
    return who.program && who.program->expires <= wall_time();
}

// Whether the device is still signed in, or the token still valid.
Expected<bool> is_there(store::sql::Transaction& transaction, const SignedIn& who) {
    if (who.program) {
        return store::program_with_token(transaction, who.session).map([&](const auto& program) {
            return program.has_value() && !has_expired(who);
        });
    }
    return store::session_with(transaction, who.session).map([](const auto& session) {
        return session.has_value();
    });
}

// Those of the sessions that are there no more, and the persons who are not.
struct Ended {
    std::vector<SignedIn> sessions;
    std::vector<std::string> persons;
};

Expected<Ended> read_ended(store::sql::Transaction& transaction,
                           const std::vector<SignedIn>& doubtful) {
    Ended ended;
    for (const SignedIn& who : doubtful) {
        if (!who.device.empty()) {
            const auto there = is_there(transaction, who);
            if (!there) {
                return tl::unexpected(there.error());
            }
            if (!*there) {
                ended.sessions.push_back(who);
            }
            continue;
        }
        const auto person = store::person(transaction, who.id);
        if (!person) {
            return tl::unexpected(person.error());
        }
        if (!*person) {
            ended.persons.push_back(who.id);
        }
    }
    return ended;
}

} // namespace

struct Sessions::News {
    std::vector<store::SessionChange> changes;
    std::int64_t latest = 0;
    house::Policies policies;
    std::vector<std::string> engines;
    std::set<std::string> without_greetings{};
};

// Tells the sessions of its socket, and the handler everything else.
class Sessions::WatchedSocket final : public WebSocketHandler {
  public:
    WatchedSocket(Sessions& sessions, std::shared_ptr<WebSocketHandler> handler, SignedIn who)
        : sessions_(sessions), handler_(std::move(handler)), who_(std::move(who)) {}

    void on_open(std::shared_ptr<Connection> connection) override {
        key_ = connection.get();
        sessions_.sockets_.add(key_, who_, connection);
        // It may have ended since the request was let in.
        asio::co_spawn(sessions_.loop_, sessions_.close_ended({who_}), asio::detached);
        handler_->on_open(std::move(connection));
    }
    void on_message(std::string message) override { handler_->on_message(std::move(message)); }
    void on_close() override {
        sessions_.sockets_.remove(key_);
        handler_->on_close();
    }
    std::function<bool()> may_send() const override { return handler_->may_send(); }

  private:
    Sessions& sessions_;
    std::shared_ptr<WebSocketHandler> handler_;
    SignedIn who_;
    const Connection* key_ = nullptr;
};

Expected<void> Sessions::start(std::function<Awaitable<void>(std::string)> removed) {
    removed_ = std::move(removed);
    auto asked = asio::co_spawn(loop_, refresh(), asio::use_future);
    auto done = asked.get();
    if (done) {
        asio::co_spawn(loop_, poll(), asio::detached);
    }
    return done;
}

void Sessions::close() {
    closing_ = true;
    asio::post(loop_, [this] { timer_.cancel(); });
}

template <class Read>
Awaitable<Expected<std::optional<SignedIn>>> Sessions::find_by(store::TokenHash secret, Read read) {
    if (const auto known = cache_.find(secret); known && is_fresh()) {
        see(*known);
        co_return known->who;
    }
    const std::uint64_t generation = cache_.generation();
    const auto entry = co_await in_read(database_, read);
    if (!entry) {
        co_return tl::unexpected(entry.error());
    }
    if (!*entry) {
        co_return std::nullopt;
    }
    cache_.add(**entry, generation);
    see(**entry);
    co_return (*entry)->who;
}

Awaitable<Expected<std::optional<SignedIn>>> Sessions::find(std::string token) {
    const store::TokenHash secret = hash_of(token);
    const auto read = [secret](store::sql::Transaction& t) {
        return store::session_with(t, secret).map([&](const auto& session) {
            return session ? std::optional(entry_of(*session, secret)) : std::nullopt;
        });
    };
    return find_by(secret, read);
}

Awaitable<Expected<std::optional<SignedIn>>> Sessions::find_program(store::TokenHash secret) {
    const auto read = [secret](store::sql::Transaction& t) {
        return store::program_with_token(t, secret).map([&](const auto& program) {
            return program ? std::optional(entry_of(*program, secret)) : std::nullopt;
        });
    };
    auto found = co_await find_by(secret, read);
    if (found && *found && has_expired(**found)) {
        co_return std::nullopt;
    }
    co_return found;
}

std::size_t Sessions::sockets_of(const SignedIn& who) const {
    return sockets_.find([&](const SignedIn& one) { return one.device == who.device; }).size();
}

bool Sessions::may_be_greeted(const ByPlayer<store::Seat>& seats) const {
    const auto without = without_greetings_.load();
    return !without->contains(seats.first.person) && !without->contains(seats.second.person);
}

bool Sessions::is_fresh() const {
    return std::chrono::steady_clock::now() - asked_.load() < max_silence;
}

// The time is kept about once an hour, and nobody waits for it.
void Sessions::see(const SessionCache::Entry& entry) {
    const store::WallTime now = wall_time();
    if (now - entry.seen < an_hour) {
        return;
    }
    SessionCache::Entry seen = entry;
    seen.seen = now;
    cache_.add(std::move(seen), cache_.generation());
    database_.write<void>(
        [who = entry.who, now](store::sql::Transaction& t) {
            return who.program ? store::see_token(t, who.id, now)
                               : store::see_device(t, who.device, now);
        },
        [](const Expected<void>&) {});
}

Expected<Sessions::News> Sessions::read_news(store::sql::Transaction& transaction,
                                             std::int64_t after) {
    News news;
    const auto latest = store::latest_session_change(transaction);
    if (!latest) {
        return tl::unexpected(latest.error());
    }
    news.latest = *latest;
    if (after >= 0 && news.latest > after) {
        auto changes = store::session_changes(transaction, after);
        if (!changes) {
            return tl::unexpected(changes.error());
        }
        news.changes = *std::move(changes);
    }
    auto without_greetings = store::people_without_greetings(transaction);
    if (!without_greetings) {
        return tl::unexpected(without_greetings.error());
    }
    news.without_greetings = *std::move(without_greetings);
    auto engines = stored_engines(transaction);
    if (!engines) {
        return tl::unexpected(engines.error());
    }
    news.engines = *std::move(engines);
    return stored_policies(transaction).map([&](house::Policies policies) {
        news.policies = std::move(policies);
        return std::move(news);
    });
}

Awaitable<Expected<void>> Sessions::refresh() {
    const std::int64_t after = last_change_;
    const SteadyTime began = std::chrono::steady_clock::now();
    const auto body = [after](store::sql::Transaction& t) { return read_news(t, after); };
    const auto news = co_await in_read(database_, body);
    if (!news) {
        co_return tl::unexpected(news.error());
    }
    policies_.set(news->policies, news->engines);
    without_greetings_ = std::make_shared<const std::set<std::string>>(news->without_greetings);
    const auto doubtful = apply(*news, after);
    asked_ = began;
    co_await close_ended(doubtful);
    co_return Expected<void>();
}

std::vector<SignedIn> Sessions::apply(const News& news, std::int64_t after) {
    std::vector<SignedIn> doubtful;
    const bool missed = after >= 0 && news.latest > after &&
                        (news.changes.empty() || news.changes.front().number != after + 1);
    if (missed) {
        cache_.clear();
        doubtful = sockets_.find([](const SignedIn&) { return true; });
    }
    for (const store::SessionChange& change : news.changes) {
        cache_.remove(change.person, change.device);
        auto open = sockets_.find([&](const SignedIn& who) {
            return who.id == change.person &&
                   (change.device.empty() || who.device == change.device);
        });
        doubtful.insert(doubtful.end(), open.begin(), open.end());
        if (change.device.empty()) {
            doubtful.push_back({.id = change.person, .name = {}, .device = {}});
        }
    }
    std::int64_t applied = last_change_;
    while (applied < news.latest && !last_change_.compare_exchange_weak(applied, news.latest)) {
    }
    return doubtful;
}

Awaitable<void> Sessions::close_ended(std::vector<SignedIn> doubtful) {
    if (doubtful.empty() || closing_) {
        co_return;
    }
    const auto body = [doubtful](store::sql::Transaction& t) { return read_ended(t, doubtful); };
    const auto ended = co_await in_read(database_, body);
    if (!ended) { // nobody knows: clients come back, and are asked who they are
        for (const SignedIn& who : doubtful) {
            sockets_.cut_off(who.device);
        }
        co_return;
    }
    for (const SignedIn& who : ended->sessions) {
        cache_.remove(who.id, who.device);
        sockets_.cut_off(who.device);
    }
    for (const std::string& person : ended->persons) {
        co_await removed_(person);
    }
}

void Sessions::close_expired() {
    for (const SignedIn& who : sockets_.find(has_expired)) {
        sockets_.cut_off(who.device);
    }
}

Awaitable<void> Sessions::poll() {
    while (!closing_) {
        timer_.expires_after(poll_interval);
        co_await timer_.async_wait(awaiting);
        if (closing_) {
            co_return;
        }
        close_expired();
        const auto refreshed = co_await refresh();
        if (!refreshed && !is_fresh()) { // some may have ended elsewhere: clients come back
            for (const SignedIn& who : sockets_.find([](const SignedIn&) { return true; })) {
                sockets_.cut_off(who.device);
            }
        }
        static LogPause pause(std::chrono::minutes(1));
        if (!refreshed && pause.ask(std::chrono::steady_clock::now())) {
            log(LogLevel::Warning, "people-not-read", {{"reason", refreshed.error().text()}});
        }
    }
}

std::shared_ptr<WebSocketHandler> Sessions::watched(std::shared_ptr<WebSocketHandler> handler,
                                                    const SignedIn& who) {
    return std::make_shared<WatchedSocket>(*this, std::move(handler), who);
}

} // namespace tabuleiro::server
