// The tournaments of this node: finds them, makes new ones, and looks after those that are not
// finished. In a house of several nodes each node does so; which of them is faster does not matter,
// since every decision is stored once (store/tournaments).
#pragma once

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <map>

#include "server/tables/table_listener.hpp"
#include "server/tournaments/tournament_tables.hpp"

namespace tabuleiro::server {

class Tournaments final : public TableListener {
  public:
    enum class Nodes : std::uint8_t { One, Several };

    Tournaments(EventLoops& loops, TableRegistry& registry, store::sql::Database& database,
                const HouseEngines& engines, Nodes nodes, Attendance attendance);
    Tournaments(const Tournaments&) = delete;
    Tournaments& operator=(const Tournaments&) = delete;
    ~Tournaments() override;

    // Goes on with those that are not finished.
    void start();
    // From any thread: nothing new begins.
    void close();

    // A coroutine of the tournaments' own loop, from any thread.
    template <class Work>
    auto on_loop(Work work) {
        return boost::asio::co_spawn(services_.loop, std::move(work), boost::asio::use_awaitable);
    }

    // On the loop: these.

    // Refuses with "full".
    Awaitable<house::Allowed<std::string>> create(house::tournament::TournamentSettings settings,
                                                  std::string director);
    // Null: there is none.
    Awaitable<Expected<LiveTournamentPtr>> find(std::string id);
    // What a decision needs from outside, for a tournament as it is now.
    Awaitable<Expected<house::tournament::Means>> means_for(LiveTournamentPtr live);
    TournamentTables& tables() { return tables_; }
    // From any thread.
    EventLoops::Loop& loop() { return services_.loop; }

    void finished(const TableNews& news) override;

  private:
    struct Tending;

    LiveTournamentPtr add(house::tournament::Tournament tournament);
    Awaitable<void> watch();
    // Finds what other nodes have made, and what was left by a crash.
    Awaitable<bool> look();
    void tend(const LiveTournamentPtr& live);
    static Awaitable<void> tend_until_finished(Tournaments& all, LiveTournamentPtr live);
    // Whether everything is done until the next change or the next alarm.
    Awaitable<bool> look_after(LiveTournamentPtr live);
    // What happens by itself in a tournament as it is now.
    house::tournament::Means means_by_itself(const LiveTournament& live) const;
    Awaitable<void> rest(const std::string& id, const LiveTournament& live, bool done);
    void poke(const std::string& id);
    void forget_unused();

    boost::asio::thread_pool thinking_{1};
    FanOut fan_out_;
    Attendance attendance_;
    TournamentServices services_;
    TournamentTables tables_;
    Nodes nodes_;
    std::map<std::string, LiveTournamentPtr> live_;
    TurnQueue loading_;
    std::map<std::string, std::unique_ptr<Tending>> tending_;
    boost::asio::steady_timer watch_timer_;
    std::atomic<bool> closing_{false};
};

} // namespace tabuleiro::server
