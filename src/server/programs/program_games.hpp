// Tells programs of their games: one socket for all of them (docs/protocols/programs.md). What
// happens at this node's tables is told at once. What programs have missed, and what happens at
// other nodes, is read from the store: when a socket is opened, and where there are several nodes
// about once a second.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <map>
#include <mutex>

#include "server/tables/table_listener.hpp"
#include "server/tables/table_registry.hpp"

namespace tabuleiro::server {

// What a program knows: the version of each of its tables.
using KnownTables = std::map<std::string, int>;

class ProgramGames final : public TableListener {
  public:
    enum class Nodes : std::uint8_t { One, Several };

    ProgramGames(EventLoops& loops, TableRegistry& registry, Nodes nodes);

    void start();
    // From any thread: these.
    void close();
    void enter(const SignedIn& who, const std::shared_ptr<Connection>& connection,
               KnownTables known);
    void leave(const std::string& program, const Connection* connection);

    void opened(const TableNews& news) override;
    void changed(const TableNews& news, const house::Event& event) override;
    void finished(const TableNews& news) override;

  private:
    struct Socket {
        Identity who;
        std::shared_ptr<Connection> connection;
        KnownTables known;
    };
    using SocketPtr = std::shared_ptr<Socket>;

    // The players of a table whose program has a socket here, with these.
    template <class Tell>
    void for_each_player(const TableNews& news, Tell tell);
    void tell_game(const SocketPtr& socket, const house::Table& table, Player player);
    void tell_turn(const SocketPtr& socket, const house::Table& table, Player player);
    void tell_over(const SocketPtr& socket, const house::Table& table);
    // What the program of this socket does not know yet.
    Awaitable<void> catch_up(SocketPtr socket);
    Awaitable<void> catch_up_with(SocketPtr socket, std::string table);
    Awaitable<void> poll();
    std::vector<SocketPtr> sockets() const;

    EventLoops::Loop& loop_;
    TableRegistry& registry_;
    const Nodes nodes_;
    boost::asio::steady_timer timer_;
    std::atomic<bool> closing_{false};
    mutable std::mutex mutex_;
    std::multimap<std::string, SocketPtr> sockets_; // by program; guarded, with what they know
};

} // namespace tabuleiro::server
