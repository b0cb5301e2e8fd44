// Messages for many connections, sent a few at a time with a pause in between: what else the loops,
// and the machine, have to do, a move for example, is done in the pauses. Each connection gets its
// messages in their order.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <memory>

#include "server/http/event_loops.hpp"
#include "server/http/web.hpp"

namespace tabuleiro::server {

// On one loop, which must end before this does.
class FanOut {
  public:
    static constexpr std::size_t messages_at_a_time = 16;
    static constexpr std::chrono::milliseconds pause{1};

    explicit FanOut(EventLoops::Loop& loop) : loop_(loop), pause_(loop) {}
    FanOut(const FanOut&) = delete;
    FanOut& operator=(const FanOut&) = delete;

    void send(std::shared_ptr<Connection> connection, Text message);
    // What waits is not sent.
    void clear() { waiting_.clear(); }

  private:
    struct Delivery {
        std::shared_ptr<Connection> connection;
        Text message;
    };

    void go_on();

    EventLoops::Loop& loop_;
    boost::asio::steady_timer pause_;
    std::deque<Delivery> waiting_;
    bool scheduled_ = false;
};

} // namespace tabuleiro::server
