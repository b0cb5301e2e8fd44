// Lets the flags of slow games fall, also of those that are not in memory: once in two seconds it
// asks the store which deadlines have passed, takes these tables unless another node hosts them,
// and lets them see what is due. Every node does so; the table's host stores the flag, once.
#pragma once

#include <atomic>
#include <boost/asio/steady_timer.hpp>

#include "server/tables/table_registry.hpp"

namespace tabuleiro::server {

class DeadlineWatch {
  public:
    DeadlineWatch(EventLoops& loops, TableRegistry& registry);

    // Looks at once, for what became due while the server was down, and from then on.
    void start();
    // From any thread: no more questions.
    void close();

  private:
    Awaitable<void> watch();
    Awaitable<void> look();

    EventLoops::Loop& loop_;
    TableRegistry& registry_;
    boost::asio::steady_timer timer_;
    std::atomic<bool> closing_{false};
};

} // namespace tabuleiro::server
