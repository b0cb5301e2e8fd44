// A tournament in memory, with its clients. It lives on one event loop. A decision is stored before
// it is applied; if another node was faster, its events are read, and the decision is made again.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "house/tournament/view.hpp"
#include "server/http/fan_out.hpp"
#include "server/http/web.hpp"
#include "server/tournaments/attendance.hpp"
#include "server/tournaments/turn_queue.hpp"
#include "store/sql/database.hpp"
#include "store/tournaments/tournaments.hpp"

namespace tabuleiro::server {

// What all live tournaments use.
struct TournamentServices {
    EventLoops::Loop& loop;
    store::sql::Database& database;
    // Pairing many players takes a while, and the network goes on meanwhile.
    boost::asio::thread_pool& thinking;
    // A tournament has many spectators.
    FanOut& fan_out;
    const Attendance& attendance;
};

struct TournamentClient {
    house::tournament::TournamentViewer viewer{};
    std::shared_ptr<Connection> connection{};
    std::pair<bool, std::string> own{}; // what `you` said last
};

class LiveTournament : public std::enable_shared_from_this<LiveTournament> {
  public:
    using Tournament = house::tournament::Tournament;
    using Event = house::tournament::TournamentEvent;
    // Runs on another thread, while nothing changes.
    using Decision = std::function<house::Allowed<Event>(const Tournament&)>;

    LiveTournament(TournamentServices& services, Tournament tournament);

    const std::string& id() const { return tournament_.state().id; }
    const Tournament& tournament() const { return tournament_; }
    const house::tournament::TournamentState& state() const { return tournament_.state(); }
    // Whoever is free is paired with whoever is there.
    bool is_arena() const { return state().settings.form->has_time_limit(); }
    house::tournament::TournamentView view() const { return {tournament_, people_}; }

    // All of it on the loop.

    // Decides, stores and applies. The version after it, or, for a command that was carried out
    // already, the first answer. Refuses as `decide` does, and with "store".
    Awaitable<house::Allowed<int>> carry_out(Decision decide, std::string person = {},
                                             std::string command_id = {});
    // Reads what other nodes have decided.
    Awaitable<Expected<void>> catch_up();
    // Reads the names of today.
    Awaitable<Expected<void>> read_people();

    void enter(std::uint64_t socket, TournamentClient client);
    void leave(std::uint64_t socket);
    bool has_clients() const { return !clients_.empty(); }

    // Whoever looks after the tables of this tournament is told that there may be something to do.
    std::function<void()> changed{};
    // Tables whose players have their seats, and those that do not count any more and are closed.
    std::set<std::string> seated{};
    std::set<std::string> closed{};
    void close() { gather_.cancel(); }

  private:
    // Requires: it is our turn. Also the others.
    Awaitable<Expected<void>> read_events();
    Awaitable<house::Allowed<bool>> write(const Event& event, const Tournament& after);
    void adopt(Tournament after);
    void tell_soon();
    void tell();

    TournamentServices& services_;
    Tournament tournament_;
    house::tournament::ShownPeople people_;
    TurnQueue turns_;
    std::map<std::uint64_t, TournamentClient> clients_;
    boost::asio::steady_timer gather_;
    bool gathering_ = false;
    int told_ = 0; // the version that all clients know
    bool names_changed_ = false;
};

using LiveTournamentPtr = std::shared_ptr<LiveTournament>;

// An event as the store keeps it.
[[nodiscard]] Expected<LiveTournament::Event> event_of(const store::TournamentEvent& row);

// The tournament after these events, or why there is none.
[[nodiscard]] Expected<house::tournament::Tournament>
restored_tournament(const std::string& id, const std::vector<store::TournamentEvent>& events);

} // namespace tabuleiro::server
