#include "server/programs/program_games.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <set>

#include "house/presenter/board_view.hpp"
#include "house/table_view.hpp"
#include "server/http/awaiting.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using house::EventKind;

namespace {

constexpr std::chrono::seconds poll_pause{1};
constexpr std::size_t max_games_told = 200; // of one program

JsonWriter message(std::string_view word, const house::Table& table) {
    JsonWriter out;
    out.open_object().key("program").word(word).key("table").text(table.id());
    out.key("version").number(table.version());
    return out;
}

// Whether another player may be to move after it.
bool passes_turn(EventKind kind) {
    return kind == EventKind::Play || kind == EventKind::AskTakeback ||
           kind == EventKind::AcceptTakeback || house::is_join(kind);
}

house::Viewer viewer_at(Player player) {
    return player == Player::First ? house::Viewer::First : house::Viewer::Second;
}

} // namespace

ProgramGames::ProgramGames(EventLoops& loops, TableRegistry& registry, Nodes nodes)
    : loop_(loops.first()), registry_(registry), nodes_(nodes), timer_(loop_) {
    registry_.services().listeners.push_back(this);
}

void ProgramGames::start() {
    if (nodes_ == Nodes::Several) {
        asio::co_spawn(loop_, poll(), asio::detached);
    }
}

void ProgramGames::close() {
    closing_ = true;
    asio::post(loop_, [this] { timer_.cancel(); });
}

void ProgramGames::enter(const SignedIn& who, const std::shared_ptr<Connection>& connection,
                         KnownTables known) {
    auto socket = std::make_shared<Socket>(Socket{Identity{{}, who}, connection, std::move(known)});
    {
        const std::scoped_lock lock(mutex_);
        sockets_.emplace(who.id, socket);
    }
    asio::co_spawn(loop_, catch_up(std::move(socket)), asio::detached);
}

void ProgramGames::leave(const std::string& program, const Connection* connection) {
    const std::scoped_lock lock(mutex_);
    const auto [begin, end] = sockets_.equal_range(program);
    for (auto one = begin; one != end; ++one) {
        if (one->second->connection.get() == connection) {
            sockets_.erase(one);
            return;
        }
    }
}

template <class Tell>
void ProgramGames::for_each_player(const TableNews& news, Tell tell) {
    for (const Player player : players) {
        if (!news.table.settings().seats[player].program) {
            continue;
        }
        const std::scoped_lock lock(mutex_);
        const auto [begin, end] = sockets_.equal_range(news.seats[player].person);
        for (auto one = begin; one != end; ++one) {
            tell(one->second, player);
        }
    }
}

void ProgramGames::tell_game(const SocketPtr& socket, const house::Table& table, Player player) {
    socket->known[table.id()] = table.version();
    JsonWriter out = message("game", table);
    out.key("summary").raw(house::TableView(table, viewer_at(player)).summary());
    socket->connection->send(share(out.close_object().take()));
    tell_turn(socket, table, player);
}

void ProgramGames::tell_turn(const SocketPtr& socket, const house::Table& table, Player player) {
    socket->known[table.id()] = table.version();
    if (table.turn() == player) {
        socket->connection->send(share(message("turn", table).close_object().take()));
    }
}

void ProgramGames::tell_over(const SocketPtr& socket, const house::Table& table) {
    if (socket->known.erase(table.id()) == 0) {
        return; // it has been told already, or has never heard of it
    }
    JsonWriter out = message("over", table);
    out.key("result");
    house::write(out, table.result());
    socket->connection->send(share(out.close_object().take()));
}

void ProgramGames::opened(const TableNews& news) {
    if (news.table.version() == 0 && news.table.phase() == house::Phase::Playing) {
        for_each_player(news, [&](const SocketPtr& socket, Player player) {
            tell_game(socket, news.table, player);
        });
    }
}

void ProgramGames::changed(const TableNews& news, const house::Event& event) {
    if (news.table.phase() != house::Phase::Playing) {
        return;
    }
    for_each_player(news, [&](const SocketPtr& socket, Player player) {
        if (house::is_join(event.kind)) {
            tell_game(socket, news.table, player);
        } else if (passes_turn(event.kind)) {
            tell_turn(socket, news.table, player);
        } else if (socket->known.contains(news.table.id())) {
            socket->known[news.table.id()] = news.table.version();
        }
    });
}

void ProgramGames::finished(const TableNews& news) {
    for_each_player(news, [&](const SocketPtr& socket, Player) { tell_over(socket, news.table); });
}

Awaitable<void> ProgramGames::catch_up(SocketPtr socket) {
    const auto unfinished = co_await registry_.services().store.unfinished_of_person(
        socket->who.person->id, max_games_told);
    if (!unfinished) {
        socket->connection->cut_off(); // it comes back
        co_return;
    }
    std::set<std::string> stale;
    {
        const std::scoped_lock lock(mutex_);
        for (const auto& [table, version] : socket->known) {
            stale.insert(table); // unless it is found unchanged
        }
        for (const store::TableSummary& one : *unfinished) {
            const auto known = socket->known.find(one.table.id);
            if (known != socket->known.end() && known->second >= static_cast<int>(one.events)) {
                stale.erase(one.table.id);
            } else {
                stale.insert(one.table.id);
            }
        }
    }
    for (const std::string& table : stale) {
        co_await catch_up_with(socket, table);
    }
}

Awaitable<void> ProgramGames::catch_up_with(SocketPtr socket, std::string table) {
    const auto stored = co_await registry_.services().store.load(table, table_log::restore_table);
    if (!stored) {
        co_return;
    }
    const auto seat =
        *stored ? house::seat_of(viewer_of((*stored)->seats, socket->who)) : std::nullopt;
    const std::scoped_lock lock(mutex_);
    if (!seat) { // what it said of this table is not looked up again
        socket->known.erase(table);
        co_return;
    }
    const house::Table& found = (*stored)->table;
    const auto known = socket->known.find(table);
    if (known != socket->known.end() && known->second > found.version()) {
        co_return;
    }
    if (found.phase() == house::Phase::Over) {
        tell_over(socket, found);
    } else if (found.phase() == house::Phase::Playing) {
        if (known == socket->known.end()) {
            tell_game(socket, found, *seat);
        } else if (known->second < found.version()) {
            tell_turn(socket, found, *seat);
        }
    }
}

std::vector<ProgramGames::SocketPtr> ProgramGames::sockets() const {
    std::vector<SocketPtr> all;
    const std::scoped_lock lock(mutex_);
    for (const auto& [program, socket] : sockets_) {
        all.push_back(socket);
    }
    return all;
}

Awaitable<void> ProgramGames::poll() {
    while (!closing_) {
        timer_.expires_after(poll_pause);
        const auto [stopped] = co_await timer_.async_wait(awaiting);
        if (stopped || closing_) {
            co_return;
        }
        for (const SocketPtr& socket : sockets()) {
            co_await catch_up(socket);
        }
    }
}

} // namespace tabuleiro::server
