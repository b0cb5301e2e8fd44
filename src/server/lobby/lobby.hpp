// The lobby of this node: who is there, and what they are sent. It lives on one event loop. Changes
// are gathered for a moment and written once for all; what is one person's own goes to their
// sockets alone. Offers and challenges are tables (house/settings.hpp): here they are shown, kept
// in memory, and closed when their time has come.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <map>

#include "server/http/fan_out.hpp"
#include "server/lobby/lobby_client.hpp"
#include "server/lobby/lobby_exchange.hpp"
#include "server/lobby/lobby_feed.hpp"
#include "server/lobby/waiting_offers.hpp"
#include "server/tables/table_registry.hpp"

namespace tabuleiro::server {

class Lobby {
  public:
    static constexpr std::chrono::milliseconds gathering{50};
    static constexpr std::size_t max_sockets_of_one = 20;

    enum class Nodes : std::uint8_t { One, Several };

    // `max_absence`: of whoever has made an offer.
    Lobby(EventLoops& loops, TableRegistry& registry, store::Store& store, Nodes nodes,
          std::chrono::milliseconds max_absence);
    Lobby(const Lobby&) = delete;
    Lobby& operator=(const Lobby&) = delete;

    // Begins to look after offers and challenges, those too that were made before a restart.
    void start();
    // From any thread: these.
    void close();
    void enter(LobbyClient client);
    void rename(std::uint64_t socket, std::string name);
    void leave(std::uint64_t socket);
    // How many offers and challenges of theirs wait.
    Awaitable<std::size_t> waiting_of(std::string maker);
    // On the loop: whether they are in the lobby, or, as programs are, connected.
    bool is_here(const std::string& id) const;
    // On the loop: the people whose pages of an arena are open, at this node and at all of them.
    void set_present(const std::string& tournament, const std::string& person, bool present);
    bool is_present(const std::string& tournament, const std::string& person) const;

  private:
    // On the loop: these.
    void add(LobbyClient client);
    void show(const LobbyClient& client);
    void hide(const LobbyClient& client);
    std::string entry_id(const LobbyClient& client) const;
    void set(LobbyEntry entry);
    void remove(LobbyKind kind, const std::string& id, const LobbyEnd& end);
    void tell_soon();
    void tell();
    Awaitable<void> look_after_offers();
    // Takes the tables that wait, if no other node has them.
    Awaitable<void> find_waiting();
    Awaitable<void> keep(std::string table);
    Awaitable<void> exchange();

    EventLoops::Loop& loop_;
    TableRegistry& registry_;
    store::Store& store_;
    std::optional<LobbyExchange> exchange_; // with other nodes
    LobbyState state_;
    std::map<std::uint64_t, LobbyClient> clients_;
    std::map<std::string, std::set<std::uint64_t>> sockets_of_; // by lobby_id
    WaitingOffers waiting_;
    std::set<std::string> present_;            // in arenas, at this node
    std::map<std::string, LiveTablePtr> kept_; // tables that wait: they stay in memory
    boost::asio::steady_timer gather_;
    boost::asio::steady_timer watch_;
    boost::asio::steady_timer exchange_timer_;
    FanOut fan_out_;
    bool gathering_now_ = false;
    bool closing_ = false;
    LobbyFeed feed_;
};

} // namespace tabuleiro::server
