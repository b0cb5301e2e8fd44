#include "server/tournaments/tournament_boards.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "house/table_view.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::milliseconds board_gathering{200};

// Empty if it is not for everybody who sees the tournament.
std::string shown_board(const house::Table& table, const std::string& tournament) {
    const house::TableState& state = table.state();
    if (state.settings.tournament != tournament || state.hidden ||
        state.settings.visibility == house::Visibility::Private) {
        return {};
    }
    return house::TableView(table, house::Viewer::Watcher).small_board_with_clocks();
}

} // namespace

void TournamentBoards::want(std::uint64_t socket, std::string tournament,
                            std::vector<std::string> tables,
                            std::shared_ptr<Connection> connection) {
    asio::post(loop_, [this, socket, tournament = std::move(tournament), tables = std::move(tables),
                       connection = std::move(connection)]() mutable {
        set(socket, Watcher{tournament, std::move(connection), {tables.begin(), tables.end()}, {}});
        if (!tables.empty() && !closing_) {
            asio::co_spawn(loop_,
                           read_first(*this, socket, std::move(tournament), std::move(tables)),
                           asio::detached);
        }
    });
}

void TournamentBoards::leave(std::uint64_t socket) {
    asio::post(loop_, [this, socket] { set(socket, {}); });
}

void TournamentBoards::close() {
    closing_ = true;
    asio::post(loop_, [this] {
        gather_.cancel();
        watchers_.clear();
        fan_out_.clear();
        watched_ = 0;
    });
}

void TournamentBoards::set(std::uint64_t socket, Watcher watcher) {
    if (watcher.tables.empty() || closing_) {
        watchers_.erase(socket);
    } else {
        watchers_[socket] = std::move(watcher);
    }
    watched_ = watchers_.size();
    if (watchers_.empty()) {
        boards_.clear();
    }
}

void TournamentBoards::changed(const TableNews& news, const house::Event&) {
    const std::string& tournament = news.table.settings().tournament;
    if (tournament.empty() || watched_ == 0) {
        return;
    }
    std::string board = shown_board(news.table, tournament);
    if (!board.empty()) {
        asio::post(loop_,
                   [this, table = news.table.id(), tournament, board = std::move(board)]() mutable {
                       note(table, tournament, std::move(board));
                   });
    }
}

void TournamentBoards::note(const std::string& table, const std::string& tournament,
                            std::string board) {
    bool wanted = false;
    for (auto& [socket, watcher] : watchers_) {
        if (watcher.tournament == tournament && watcher.tables.contains(table)) {
            watcher.news.insert(table);
            wanted = true;
        }
    }
    if (wanted) {
        boards_[table] = std::move(board);
        tell_soon();
    }
}

Awaitable<void> TournamentBoards::read_first(TournamentBoards& all, std::uint64_t socket,
                                             std::string tournament,
                                             std::vector<std::string> tables) {
    for (const std::string& table : tables) {
        if (all.closing_ || !all.watchers_.contains(socket)) {
            co_return;
        }
        const auto found = co_await all.registry_.find(table);
        if (!found || found->live == nullptr) {
            continue;
        }
        const auto read = [tournament](const house::Table& live, house::Viewer) {
            return shown_board(live, tournament);
        };
        std::string board = co_await found->live->read(Identity(), read);
        const auto watcher = all.watchers_.find(socket);
        if (!board.empty() && watcher != all.watchers_.end()) {
            all.boards_[table] = std::move(board);
            watcher->second.news.insert(table);
            all.tell_soon();
        }
    }
}

void TournamentBoards::tell_soon() {
    if (gathering_ || closing_) {
        return;
    }
    gathering_ = true;
    gather_.expires_after(board_gathering);
    gather_.async_wait([this](boost::system::error_code error) {
        if (!error) {
            tell();
        }
    });
}

// Most watchers want the same boards: a message is written once for all of these.
void TournamentBoards::tell() {
    gathering_ = false;
    std::map<std::set<std::string>, Text> written;
    for (auto& [socket, watcher] : watchers_) {
        if (watcher.news.empty()) {
            continue;
        }
        Text& message = written[watcher.news];
        if (message == nullptr) {
            std::string text = R"({"tournament":"boards","boards":[)";
            for (const std::string& table : watcher.news) {
                text += (text.back() == '[' ? "" : ",") + boards_[table];
            }
            message = share(text + "]}");
        }
        fan_out_.send(watcher.connection, message);
        watcher.news.clear();
    }
}

} // namespace tabuleiro::server
