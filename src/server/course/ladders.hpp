// The ladders of all assignments: versions play each other at tables of the house, without an end,
// a few games at a time, and more if there are workers for them. In a house of several nodes one of
// them looks after the ladders (store/course/ladder_games.hpp); each game is noted before its table
// is opened, so that it goes on after a crash, at any node.
#pragma once

#include <atomic>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/course/course_lists.hpp"
#include "server/course/games_elsewhere.hpp"
#include "server/engines/house_engines.hpp"
#include "server/tables/table_listener.hpp"
#include "server/tables/table_registry.hpp"
#include "store/course/assignments.hpp"
#include "store/tournaments/table_endings.hpp"

namespace tabuleiro::server {

struct LadderOptions {
    int games_at_once = 1; // in the house
    std::string node{};    // as claim_course_work knows it
    std::shared_ptr<house::RemoteGames> workers{};
};

class Ladders final : public TableListener {
  public:
    Ladders(EventLoops& loops, TableRegistry& registry, store::sql::Database& database,
            const HouseEngines& engines, const HousePolicies& policies, LadderOptions options);
    ~Ladders() override;
    Ladders(const Ladders&) = delete;
    Ladders& operator=(const Ladders&) = delete;

    void start();
    // From any thread: nothing new begins.
    void close();
    // From any thread: there may be something to do.
    void wake();

    void finished(const TableNews& news) override;

  private:
    static Awaitable<void> run(Ladders& ladders);
    // Who plays the next game.
    enum class PlayedBy : std::uint8_t { House, Worker };

    Awaitable<void> look_after();
    Awaitable<bool> claim();
    // How many games are being played afterwards.
    Awaitable<int> settle();
    // Whether another game has begun.
    Awaitable<bool> begin_game(PlayedBy player);
    Awaitable<bool> begin_game(store::Assignment assignment, PlayedBy player);
    Awaitable<void> open(store::LadderGame game);
    // Found on a thread of its own, since it takes a while.
    Awaitable<std::vector<std::string>> opening(house::Settings settings, std::uint64_t seed);

    // ladders_elsewhere.cpp
    Awaitable<void> take_returned();
    Awaitable<void> take(GamesElsewhere::Returned returned);
    Awaitable<void> give_games();
    Awaitable<bool> give(store::LadderGame game);
    Awaitable<void> finish(std::string table, store::TableEnding ending);
    Awaitable<void> finish(std::string table, store::LadderEnding ending);

    EventLoops::Loop& loop_;
    TableRegistry& registry_;
    store::sql::Database& database_;
    const HouseEngines& engines_;
    const HousePolicies& policies_;
    const LadderOptions options_;
    GamesElsewhere elsewhere_;
    boost::asio::steady_timer timer_;
    boost::asio::thread_pool thinking_{1};
    bool wanted_ = false;   // something has changed since it looked
    std::int64_t turn_ = 0; // assignments take turns
    std::atomic<bool> closing_{false};
};

// How a game's table is opened.
struct LadderTable {
    house::Settings settings; // with its programs
    std::uint64_t opening = 0;
};

// None: a version is not there any more. `others`: games in these seats that are not stored yet.
[[nodiscard]] Expected<std::optional<LadderTable>> table_of(store::sql::Transaction& transaction,
                                                            const store::LadderGame& game,
                                                            std::int64_t others = 0);

// Keeps what is known about the failure of an engine, if it was in a game of a ladder. From any
// thread.
void note_ladder_failure(store::sql::Database& database, const house::EngineTurn& turn,
                         const programs::Failure& failure);

} // namespace tabuleiro::server
