#include "server/lobby/lobby.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include "server/http/awaiting.hpp"
#include "server/lobby/lobby_values.hpp"
#include "server/log.hpp"
#include "server/people/transactions.hpp"
#include "store/lobby/waiting_tables.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::seconds watch_interval{1};
constexpr int seconds_between_searches = 30;

std::string presence_id(const std::string& tournament, const std::string& person) {
    return tournament + " " + person;
}

} // namespace

Lobby::Lobby(EventLoops& loops, TableRegistry& registry, store::Store& store, Nodes nodes,
             std::chrono::milliseconds max_absence)
    : loop_(loops.first()), registry_(registry), store_(store), waiting_(max_absence),
      gather_(loop_), watch_(loop_), exchange_timer_(loop_), fan_out_(loop_),
      feed_({[this](LobbyEntry entry) {
                 asio::post(loop_, [this, entry = std::move(entry)] { set(entry); });
             },
             [this](LobbyKind kind, const std::string& id, const LobbyEnd& end) {
                 asio::post(loop_, [this, kind, id, end] { remove(kind, id, end); });
             },
             [this](const std::string& table, bool present) {
                 asio::post(loop_,
                            [this, table, present] { waiting_.set_present(table, present); });
             }}) {
    registry_.services().listeners.push_back(&feed_);
    if (nodes == Nodes::Several) {
        exchange_.emplace(store);
    }
}

void Lobby::start() {
    asio::co_spawn(loop_, look_after_offers(), asio::detached);
    if (exchange_) {
        asio::co_spawn(loop_, exchange(), asio::detached);
    }
}

void Lobby::close() {
    asio::post(loop_, [this] {
        closing_ = true;
        gather_.cancel();
        watch_.cancel();
        exchange_timer_.cancel();
        kept_.clear();
        clients_.clear();
        fan_out_.clear();
    });
}

void Lobby::enter(LobbyClient client) {
    asio::dispatch(loop_, [this, client = std::move(client)]() mutable { add(std::move(client)); });
}

void Lobby::leave(std::uint64_t socket) {
    asio::dispatch(loop_, [this, socket] {
        const auto found = clients_.find(socket);
        if (found != clients_.end()) {
            const LobbyClient client = std::move(found->second);
            clients_.erase(found);
            hide(client);
        }
    });
}

void Lobby::rename(std::uint64_t socket, std::string name) {
    asio::dispatch(loop_, [this, socket, name = std::move(name)] {
        const auto found = clients_.find(socket);
        if (found != clients_.end() && !found->second.is_person) {
            found->second.name = name;
            show(found->second);
            fan_out_.send(found->second.connection, share(state_.own(found->second.id, name)));
        }
    });
}

Awaitable<std::size_t> Lobby::waiting_of(std::string maker) {
    return result_of<std::size_t>([this, maker = std::move(maker)](auto done) {
        asio::post(loop_, [this, maker, done] { done(state_.waiting_of(maker)); });
    });
}

// Somebody without an id is one more for each socket.
std::string Lobby::entry_id(const LobbyClient& client) const {
    return client.id.empty() ? "~" + std::to_string(client.socket) : client.id;
}

void Lobby::add(LobbyClient client) {
    if (closing_ || sockets_of_[entry_id(client)].size() >= max_sockets_of_one) {
        client.connection->cut_off();
        return;
    }
    sockets_of_[entry_id(client)].insert(client.socket);
    show(client);
    if (client.hears == LobbyClient::Hears::All) {
        fan_out_.send(client.connection, share(state_.whole()));
    }
    fan_out_.send(client.connection, share(state_.own(client.id, client.name)));
    clients_.insert_or_assign(client.socket, std::move(client));
}

void Lobby::show(const LobbyClient& client) {
    const std::string id = entry_id(client);
    set({.kind = LobbyKind::Person,
         .id = id,
         .value = client.name.empty() ? "" : person_value(id, client)});
}

void Lobby::hide(const LobbyClient& client) {
    const std::string id = entry_id(client);
    auto& sockets = sockets_of_[id];
    sockets.erase(client.socket);
    if (sockets.empty()) {
        sockets_of_.erase(id);
        remove(LobbyKind::Person, id, {});
    }
}

void Lobby::set(LobbyEntry entry) {
    const bool waits = entry.kind == LobbyKind::Offer || entry.kind == LobbyKind::Challenge;
    if (waits && !closing_ && !waiting_.contains(entry.id)) {
        waiting_.add(entry, registry_.services().clock.now());
        asio::co_spawn(loop_, keep(entry.id), asio::detached);
    }
    if (exchange_) {
        exchange_->set(entry);
    }
    state_.set(LobbyExchange::this_node, std::move(entry));
    tell_soon();
}

void Lobby::remove(LobbyKind kind, const std::string& id, const LobbyEnd& end) {
    if (!state_.has(LobbyExchange::this_node, kind, id)) {
        return;
    }
    if (kind == LobbyKind::Offer || kind == LobbyKind::Challenge) {
        waiting_.remove(id);
        kept_.erase(id);
    }
    if (exchange_) {
        exchange_->remove(kind, id, end);
    }
    state_.remove(LobbyExchange::this_node, kind, id, end);
    tell_soon();
}

void Lobby::tell_soon() {
    if (gathering_now_ || closing_ || !state_.has_news()) {
        return;
    }
    gathering_now_ = true;
    gather_.expires_after(gathering);
    gather_.async_wait([this](boost::system::error_code stopped) {
        gathering_now_ = false;
        if (!stopped) {
            tell();
        }
    });
}

void Lobby::tell() {
    const LobbyState::News news = state_.take_news();
    if (!news.change.empty()) {
        const Text change = share(news.change);
        for (const auto& [socket, client] : clients_) {
            if (client.hears == LobbyClient::Hears::All) {
                fan_out_.send(client.connection, change);
            }
        }
    }
    const auto each_socket_of = [this](const std::string& id, auto send) {
        const auto sockets = sockets_of_.find(id);
        if (id.empty() || sockets == sockets_of_.end()) {
            return;
        }
        for (const std::uint64_t socket : sockets->second) {
            const auto client = clients_.find(socket);
            if (client != clients_.end()) {
                send(client->second);
            }
        }
    };
    for (const std::string& id : news.own) {
        each_socket_of(id, [&](const LobbyClient& client) {
            fan_out_.send(client.connection, share(state_.own(id, client.name)));
        });
    }
    for (const LobbyState::Message& message : news.messages) {
        const Text text = share(message.text);
        each_socket_of(message.to,
                       [&](const LobbyClient& client) { fan_out_.send(client.connection, text); });
    }
}

bool Lobby::is_here(const std::string& id) const {
    return state_.find(LobbyKind::Person, id) != nullptr;
}

void Lobby::set_present(const std::string& tournament, const std::string& person, bool present) {
    const std::string id = presence_id(tournament, person);
    if (present && !closing_) {
        present_.insert(id);
        set({.kind = LobbyKind::Present, .id = id, .value = {}});
    } else {
        present_.erase(id);
        remove(LobbyKind::Present, id, {});
    }
}

bool Lobby::is_present(const std::string& tournament, const std::string& person) const {
    return state_.find(LobbyKind::Present, presence_id(tournament, person)) != nullptr;
}

Awaitable<void> Lobby::look_after_offers() {
    for (int second = 0; !closing_; ++second) {
        if (second == 0 || (exchange_ && second % seconds_between_searches == 0)) {
            co_await find_waiting(); // a node that had them may be gone
        }
        watch_.expires_after(watch_interval);
        const auto [stopped] = co_await watch_.async_wait(awaiting);
        if (stopped || closing_) {
            co_return;
        }
        const auto here = [this](const std::string& id) { return is_here(id); };
        for (const std::string& table : waiting_.expired(registry_.services().clock.now(), here)) {
            const auto kept = kept_.find(table);
            if (kept != kept_.end()) {
                const LiveTablePtr live = kept->second;
                const Identity nobody;
                static_cast<void>(co_await live->stop_waiting(WaitingEnd::Expired, nobody));
            }
        }
    }
}

Awaitable<void> Lobby::find_waiting() {
    const auto read = [](store::sql::Transaction& transaction) {
        return store::waiting_tables(transaction);
    };
    const auto tables = co_await in_read(store_.database(), read);
    if (!tables) {
        log(LogLevel::Error, "offers-not-read", {{"reason", tables.error().text()}});
        co_return;
    }
    for (const std::string& table : *tables) {
        if (!closing_) { // what comes into memory is told by the feed
            static_cast<void>(co_await registry_.find(table));
        }
    }
}

Awaitable<void> Lobby::keep(std::string table) {
    const auto found = co_await registry_.find(table);
    if (found && found->live != nullptr && waiting_.contains(table) && !closing_) {
        kept_[table] = found->live;
    }
}

// While nobody is here or in an arena, and nobody's offer waits, it does not matter what others
// have.
Awaitable<void> Lobby::exchange() {
    while (!closing_) {
        exchange_timer_.expires_after(LobbyExchange::interval);
        const auto [stopped] = co_await exchange_timer_.async_wait(awaiting);
        if (stopped || closing_) {
            co_return;
        }
        co_await exchange_->publish(state_);
        if (!clients_.empty() || !waiting_.empty() || !present_.empty()) {
            co_await exchange_->read(state_);
            tell_soon();
        }
    }
}

} // namespace tabuleiro::server
