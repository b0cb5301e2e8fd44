// Records finished games (recording.hpp) soon after they end, those of other nodes and of the time
// before a crash too. Nothing waits for it but those who want to read what follows from games.
#pragma once

#include <atomic>
#include <boost/asio/steady_timer.hpp>

#include "server/http/event_loops.hpp"
#include "server/http/web.hpp"
#include "server/tables/table_listener.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

class GameRecorder final : public TableListener {
  public:
    GameRecorder(EventLoops& loops, store::sql::Database& database)
        : database_(database), loop_(loops.first()), timer_(loop_) {}

    // Begins with what was left over.
    void start();
    // From any thread: no more after the games that are being recorded.
    void close();

    void finished(const TableNews& news) override;

    // Whoever reads after it finds every game that had ended before, unless very many are waiting.
    Awaitable<Expected<void>> catch_up();

  private:
    Awaitable<Expected<bool>> record_some();
    Awaitable<void> run();

    store::sql::Database& database_;
    EventLoops::Loop& loop_;
    boost::asio::steady_timer timer_;
    std::atomic<bool> closing_{false};
    std::atomic<bool> wanted_{false};
};

} // namespace tabuleiro::server
