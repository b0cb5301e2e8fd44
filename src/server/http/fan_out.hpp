// Messages for many connections, sent a few at a time: what else the loop has to do, a move for
// example, is done in between. Each connection gets its messages in their order.
#pragma once

#include <deque>
#include <memory>

#include "server/http/event_loops.hpp"
#include "server/http/web.hpp"

namespace tabuleiro::server {

// On one loop, which must end before this does.
class FanOut {
  public:
    static constexpr std::size_t messages_at_a_time = 16;

    explicit FanOut(EventLoops::Loop& loop) : loop_(loop) {}
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
    std::deque<Delivery> waiting_;
    bool posted_ = false;
};

} // namespace tabuleiro::server
