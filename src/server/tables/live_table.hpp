// A table with those who sit and look around it. Everything here happens on one thread, the loop
// that is the live's home; other threads send tasks to it.
//
// A command goes: considered -> applied -> written -> told. While the writing lasts the live is
// *unsettled*: nobody is told anything of the table, and what comes in waits. If the writing fails,
// the live forgets what it had thought and reads its log again.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "house/computer_pool.hpp"
#include "house/table.hpp"
#include "server/access/bucket.hpp"
#include "server/api/metrics.hpp"
#include "server/http/event_loops.hpp"
#include "server/http/web.hpp"
#include "server/tables/server_clock.hpp"
#include "server/tables/table_time.hpp"
#include "store/store.hpp"

namespace tabuleiro::server {

// What all live use. The two functions are the registry's.
struct Services {
    store::Store& store;
    house::ComputerPool& computers;
    Metrics& metrics;
    ServerClock clock;
    // Opens the table of a rematch with these seats; then says which, from any thread.
    std::function<void(const house::Settings&, ByPlayer<store::Seat>,
                       std::function<void(Expected<std::string>)>)>
        open_rematch;
    // ComputerPool that play each other do it at a pace that people can follow.
    std::chrono::milliseconds pace{500};
    // How long a player may be absent in their own turn before the other may claim.
    Duration absence_limit = house::default_absence_limit;
};

// Somebody at an open socket.
struct Client {
    std::uint64_t id = 0;
    house::Viewer viewer = house::Viewer::Watcher;
    std::string address; // by which limits count
    std::shared_ptr<Connection> connection;
};

// When a message came, by both clocks: players' time is counted from here, not from when its turn
// in the live came.
struct Arrival {
    house::WallTime moment;
    SteadyTime measured;
};

class LiveTable : public std::enable_shared_from_this<LiveTable> {
  public:
    using Task = std::function<void()>;

    LiveTable(EventLoops::Loop& loop, Services& services, house::Table table,
              ByPlayer<store::Seat> seats, std::uint64_t seed);

    EventLoops::Loop& loop() { return loop_; }

    // All that follows: on the live's loop.

    // At once, or as soon as the live is settled.
    void when_settled(Task task);
    // Requires: settled.
    const house::Table& table() const { return table_; }

    // What the secret of this token is here.
    house::Viewer viewer_of(const std::optional<store::TokenHash>& token) const;
    const ByPlayer<store::Seat>& seats() const { return seats_; }

    // `seen`: the last version that the client knows of.
    void enter(Client client, std::optional<int> seen);
    void leave(std::uint64_t client);
    void said(const Client& client, const std::string& message, Arrival arrival);

    // The invited person sits down. Requires: settled, and the invitation is this table's and
    // unused.
    void join(const store::TokenHash& invitation, const store::TokenHash& secret,
              const std::string& name, std::function<void(house::Allowed<void>)> done);

    // The computers begin, if it is their turn.
    void begin();
    // The house closes: running clocks are written down as standing.
    void sleep(std::function<void()> done);

    // Whether nobody would miss it if it were put away.
    bool idle() const;
    // Whether it could not be read again after a failure; it must be put away.
    bool broken() const { return broken_; }

  private:
    using Told = std::function<void(house::Allowed<void>)>;
    using Write = std::function<void(const house::Event&, std::optional<store::Finish>,
                                     std::function<void(house::Allowed<void>)>)>;
    // What a computer was asked. Its answer may wait for the pause that belongs to it.
    struct Thought {
        house::JobRequest request;
        house::ComputerPool::Ticket ticket;
        SteadyTime asked;
        std::unique_ptr<boost::asio::steady_timer> pause{};
    };

    house::WallTime now() const;
    void carry_out(const Client& client, const house::Command& command, Arrival arrival);
    // Sets standing clocks going before the task; if that cannot be written, says so instead.
    void when_awake(const Task& task, const Told& otherwise);
    void advise(const Client& client, const house::Command& command);
    void write(const house::Event& event, Told told);
    void write(const house::Event& event, Told told, const Write& writing);
    void written(const house::Allowed<void>& result, const std::map<house::Viewer, Text>& news,
                 const Told& told);
    void settle();
    // Forgets what could not be written, then calls `then`.
    void read_again(const Task& then);
    void restored(Expected<house::Table> table);

    void after_change();
    void set_alarm();
    void ring();
    void think();
    void think_now();
    void rest();
    bool unwatched() const;
    void thought(const house::JobRequest& request, const house::JobResult& answer);
    void pause(Thought& thought, const house::JobResult& answer);
    void answer_now(const house::JobRequest& request, const house::JobResult& answer);
    void arrange_rematch();
    bool wake_for(house::Viewer viewer);
    void update_presence();

    EventLoops::Loop& loop_;
    Services& services_;
    house::Table table_;
    TableTime time_;
    ByPlayer<store::Seat> seats_;
    Rng chance_;
    std::vector<Client> clients_;
    ByPlayer<bool> present_{};
    bool settled_ = true;
    bool broken_ = false;
    bool rematch_asked_ = false;
    std::deque<Task> waiting_;
    std::vector<Thought> thoughts_;
    std::map<std::uint64_t, house::ComputerPool::Ticket> advice_; // by client
    boost::asio::steady_timer alarm_;
    boost::asio::steady_timer pace_;
};

} // namespace tabuleiro::server
