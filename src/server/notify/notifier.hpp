// Tells the administrator's program (--notify) when it is a person's move in a slow game, when such
// a game has ended, when its deadline is near, and when a person is challenged. Of several nodes,
// the one that makes the row of a notification in the database tells it. One that was claimed and
// not told, because the server died or too many waited, is not told again.
#pragma once

#include <atomic>
#include <boost/asio/steady_timer.hpp>
#include <map>
#include <mutex>

#include "server/notify/notification.hpp"
#include "server/notify/program_queue.hpp"
#include "server/tables/table_registry.hpp"

namespace tabuleiro::server {

class Notifier final : public TableListener {
  public:
    // `house`: its address in the messages.
    Notifier(EventLoops& loops, TableRegistry& registry, const std::filesystem::path& program,
             std::string house);

    // Begins to look for deadlines.
    void start();
    // From any thread: nothing new is told.
    void close();

    void opened(const TableNews& news) override;
    void changed(const TableNews& news, const house::Event& event) override;
    void finished(const TableNews& news) override;

  private:
    Awaitable<void> watch_deadlines();
    Awaitable<void> remind(store::WallTime now);
    Awaitable<void> remind_of(std::string table, Duration before);
    Awaitable<void> tell_move(std::string table, Notification notification);
    Awaitable<void> tell(Notification notification);
    void begin(Awaitable<void> work);

    EventLoops::Loop& loop_;
    TableRegistry& registry_;
    const std::string house_;
    ProgramQueue queue_;
    boost::asio::steady_timer timer_;
    std::atomic<bool> closing_{false};
    store::WallTime looked_ = 0; // for deadlines, up to then
    std::mutex mutex_;
    std::map<std::string, std::string> moves_; // the keys of moves that are told soon, by table
};

} // namespace tabuleiro::server
