// A table in memory, with its clients, its timers and its computers. One coroutine on the table's
// own event loop handles its messages in the order in which they arrived: a command is decided, its
// event is stored, applied, and sent to each client; then comes the next message. If the event
// cannot be stored, the command is refused and the table stays as it was. If another node hosts the
// table now, its sockets are cut off and it is dropped: clients come back and find it there.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>

#include "core/rng.hpp"
#include "house/computer_pool.hpp"
#include "house/table.hpp"
#include "server/api/metrics.hpp"
#include "server/http/event_loops.hpp"
#include "server/tables/async_store.hpp"
#include "server/tables/running_jobs.hpp"
#include "server/tables/table_clients.hpp"
#include "server/tables/table_listener.hpp"
#include "server/tables/table_message.hpp"
#include "server/tables/table_time.hpp"
#include "table_log/store_mapping.hpp"

namespace tabuleiro::server {

// What all live tables use.
struct Services {
    AsyncStore store;
    house::ComputerPool& computers;
    Metrics& metrics;
    // Others who find moves of strong computers; null: nobody does.
    std::shared_ptr<house::RemoteMoves> remote_moves{};
    // Runs engines that have seats; null: there are none.
    std::shared_ptr<house::EngineMoves> engines{};
    ServerClock clock{};
    TableListeners listeners{}; // complete before the first table
    // What the house allows at present at a table with these seats; from any thread.
    std::function<house::TableRules(const ByPlayer<store::Seat>&)> rules =
        [](const ByPlayer<store::Seat>&) { return house::TableRules(); };
    // Opens the table of a rematch with these seats and returns its id.
    std::function<Awaitable<Expected<std::string>>(house::Settings, ByPlayer<store::Seat>)>
        open_rematch{};
    // What a finished game did to ratings, as it is answered.
    std::function<Awaitable<Response>(std::string)> table_ratings{};
    // Who plays at the table of this id, as it is answered to somebody who may see it.
    std::function<Awaitable<Response>(Identity, std::string)> table_people{};
    // This node does not host the table of this id any more; on the table's own loop.
    std::function<void(const std::string&)> host_lost{};
    // Computers that play each other do it at a pace that people can follow.
    std::chrono::milliseconds pace{500};
};

// What somebody is at a table with these seats.
house::Viewer viewer_of(const ByPlayer<store::Seat>& seats, const Identity& who);

class LiveTable : public std::enable_shared_from_this<LiveTable> {
  public:
    LiveTable(EventLoops::Loop& loop, Services& services, table_log::RestoredTable restored,
              const store::HostedHere& hosting, std::uint64_t seed);

    const std::string& id() const { return table_.id(); }
    store::Epoch epoch() const { return hosting_.epoch; }

    // From any thread: these.

    // Whether this node still hosts it. If not, nothing of it may be shown.
    bool is_hosted() const { return services_.store.hosts(epoch()); }
    // This node does not host it any more: cuts off the clients, and does nothing from now on.
    void drop();

    // Messages of one thread are handled in the order in which they were posted.
    void post(TableMessage message);
    // Somebody takes the seat that waits for a person. Refuses with "wrong-key", "no-table" (a
    // challenge to somebody else), "taken", "own-table", "over", "store".
    Awaitable<house::Allowed<void>> join(Joining joining);
    // Nobody takes it any more. Refuses with "no-table" (it is not for them to say), "taken",
    // "over", "store".
    Awaitable<house::Allowed<void>> stop_waiting(WaitingEnd how, Identity who);
    // An administrator closes, hides or unhides the table; what is so already stays so. Refuses
    // with "over" and "store".
    Awaitable<house::Allowed<void>> moderate(house::EventKind kind);
    // A deadline may have passed: looks whether something is due.
    void ring() { post(AlarmRang{}); }
    // What the asker has prepared in a slow game, after they have replaced it if they want to.
    // Refuses with "watching" whoever has no seat, and with what checked_conditional_moves says.
    Awaitable<house::Allowed<house::ConditionalMoves>>
    conditional_moves(Identity who, std::optional<house::ConditionalMoves> change);
    // Whether they may see it. Requires: the viewer is what they are here.
    bool may_be_seen_by(const house::Reader& reader) const {
        return house::may_see(visibility(), hidden_, reader);
    }
    // The same, but whether they teach one of the players is not known yet, and matters.
    bool needs_teacher(const house::Reader& reader) const {
        return house::needs_teacher(visibility(), hidden_, reader);
    }
    // What `read_table(table, viewer)` returns for this viewer.
    template <class Read>
    auto read(const Identity& who, Read read_table) {
        using Result = std::invoke_result_t<Read, const house::Table&, house::Viewer>;
        return result_of<Result>([this, who, read_table](auto done) {
            post(
                TableRead{who, [read_table, done](const house::Table& table, house::Viewer viewer) {
                              done(read_table(table, viewer));
                          }});
        });
    }

    // On the table's own loop: whether nobody would notice if it were removed from memory.
    bool idle() const;

  private:
    void receive(TableMessage message);
    static Awaitable<void> run(std::shared_ptr<LiveTable> self);
    Awaitable<void> handle_one(TableMessage message);

    Awaitable<void> handle(ClientCommand& message);

    // live_table_messages.cpp
    Awaitable<void> handle(TableStarted& message);
    Awaitable<void> handle(ClientEntered& message);
    Awaitable<void> handle(ClientLeft& message);
    Awaitable<void> handle(TableRead& message);
    Awaitable<void> handle(PersonRemoved& message);
    Awaitable<void> handle(TableModerated& message);
    Awaitable<void> handle(AlarmRang& message);
    Awaitable<void> handle(ThinkingDue& message);
    Awaitable<void> handle(JobFinished& message);
    Awaitable<void> handle(ServerCloses& message);

    // live_table_conditions.cpp
    Awaitable<void> handle(ConditionsAsked& message);
    Awaitable<house::Allowed<house::ConditionalMoves>> prepared_by(Player seat);
    Awaitable<house::Allowed<house::ConditionalMoves>> prepare(Player seat,
                                                               house::ConditionalMoves asked);
    // Plays what the player to move has prepared, as long as somebody has.
    Awaitable<void> play_prepared();

    // live_table_joining.cpp
    Awaitable<void> handle(InviteeJoins& message);
    Awaitable<void> handle(WaitingEnds& message);
    std::optional<house::Refusal> objection_to(const Joining& joining) const;
    // The invitee has the seat now.
    void seat(Player player, const store::Invitee& invitee);

    Awaitable<house::Allowed<void>> carry_out(house::Viewer viewer, const house::Command& command,
                                              house::WallTime at);
    // What a computer or an engine has found.
    Awaitable<house::Allowed<void>> carry_out(Player seat, const house::JobResult& result);
    // Starts the clocks again if they are stopped.
    Awaitable<house::Allowed<void>> wake();
    // No message is handled any more.
    void finish();
    // Somebody who enters a table that is closed.
    static void cut_off_newcomer(const TableMessage& message);
    // Writes the event to the store, with the invitee whom it seats, applies it, and sends
    // everybody what has changed.
    Awaitable<house::Allowed<void>> write(house::Event event,
                                          std::optional<store::Invitee> invitee = std::nullopt);
    Awaitable<house::Allowed<void>> store(const house::Event& event,
                                          std::optional<store::Finish> finish,
                                          std::optional<store::Invitee> invitee);
    // Stores what is due by now: a flag that has fallen, for example.
    Awaitable<void> write_due();
    Awaitable<void> after_change();
    Awaitable<void> arrange_rematch();
    Awaitable<void> rest();

    house::WallTime now() const;
    house::WallTime arrival_time(const Arrival& arrival) const;
    // Never changes.
    house::Visibility visibility() const { return table_.settings().visibility; }
    // Reads from the store whose the seats are: a person may have taken over a visitor's.
    Awaitable<void> read_seats();
    void show(const Client& client, const house::Command& command);
    void advise(Client& client, const house::Command& command);
    void update_presence();
    void stop_clocks();
    void send_changes_since(int version);
    template <class... Values>
    void tell(void (TableListener::*what)(const TableNews&, Values...),
              std::type_identity_t<Values>... values) const {
        const TableNews news{table_, seats_, present_};
        for (TableListener* const listener : services_.listeners) {
            (listener->*what)(news, values...);
        }
    }
    void set_alarm();
    void think();
    bool unwatched() const;
    RunningJobs::Finished job_finished();
    // Posts the message when the timer expires, unless the table is gone by then.
    void post_at_expiry(boost::asio::steady_timer& timer, TableMessage message);

    EventLoops::Loop& loop_;
    Services& services_;
    house::Table table_;
    TableTime time_;
    ByPlayer<store::Seat> seats_;
    store::HostedHere hosting_;
    Rng chance_;
    TableClients clients_;
    ByPlayer<bool> present_{};
    RunningJobs jobs_;
    std::deque<TableMessage> queue_;
    bool running_ = false; // the coroutine
    std::atomic<bool> hidden_;
    bool closed_ = false; // for the server, or because another node hosts it
    boost::asio::steady_timer alarm_;
    boost::asio::steady_timer pace_;
};

} // namespace tabuleiro::server
