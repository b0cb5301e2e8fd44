// Coroutines of one event loop that do something one after the other.
//
//     const TurnQueue::Turn turn = co_await queue.take(); // until it is destroyed
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <utility>

#include "server/http/awaiting.hpp"
#include "server/http/event_loops.hpp"
#include "server/http/web.hpp"

namespace tabuleiro::server {

class TurnQueue {
  public:
    class Turn {
      public:
        explicit Turn(TurnQueue& queue) : queue_(&queue) {}
        Turn(Turn&& other) noexcept : queue_(std::exchange(other.queue_, nullptr)) {}
        Turn& operator=(Turn&&) = delete;
        ~Turn() {
            if (queue_ != nullptr) {
                queue_->busy_ = false;
                queue_->freed_.cancel_one();
            }
        }

      private:
        TurnQueue* queue_;
    };

    explicit TurnQueue(EventLoops::Loop& loop)
        : freed_(loop, boost::asio::steady_timer::time_point::max()) {}

    Awaitable<Turn> take() {
        while (busy_) {
            static_cast<void>(co_await freed_.async_wait(awaiting));
        }
        busy_ = true;
        co_return Turn(*this);
    }

  private:
    boost::asio::steady_timer freed_;
    bool busy_ = false;
};

} // namespace tabuleiro::server
