// Small boards that move: sends the positions of a tournament's tables to whoever has asked for
// them, as a watcher sees them. Tables that another node hosts are not among them.
#pragma once

#include <atomic>
#include <boost/asio/steady_timer.hpp>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/http/fan_out.hpp"
#include "server/tables/table_listener.hpp"
#include "server/tables/table_registry.hpp"

namespace tabuleiro::server {

class TournamentBoards final : public TableListener {
  public:
    static constexpr std::size_t most_boards = 250; // of one socket

    TournamentBoards(EventLoops::Loop& loop, TableRegistry& registry)
        : loop_(loop), registry_(registry), gather_(loop), fan_out_(loop) {}

    // From any thread: these. The boards of these tables, as far as they belong to the tournament,
    // from now on; none: no more.
    void want(std::uint64_t socket, std::string tournament, std::vector<std::string> tables,
              std::shared_ptr<Connection> connection);
    void leave(std::uint64_t socket);
    void close();

    void changed(const TableNews& news, const house::Event& event) override;

  private:
    struct Watcher {
        std::string tournament;
        std::shared_ptr<Connection> connection;
        std::set<std::string> tables;
        std::set<std::string> news; // tables that have changed since the last message
    };

    // On the loop: these.
    void set(std::uint64_t socket, Watcher watcher);
    void note(const std::string& table, const std::string& tournament, std::string board);
    static Awaitable<void> read_first(TournamentBoards& all, std::uint64_t socket,
                                      std::string tournament, std::vector<std::string> tables);
    void tell_soon();
    void tell();

    EventLoops::Loop& loop_;
    TableRegistry& registry_;
    std::map<std::uint64_t, Watcher> watchers_;
    std::map<std::string, std::string> boards_; // as JSON, of those that somebody wants
    std::atomic<std::size_t> watched_{0};       // how many sockets want boards
    boost::asio::steady_timer gather_;
    FanOut fan_out_;
    bool gathering_ = false;
    std::atomic<bool> closing_{false};
};

} // namespace tabuleiro::server
