// The events of the program's main thread: input lines and search reports, in order.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <variant>

#include "engines/chess/engine_port.hpp"

namespace tabuleiro::roque {

struct InputLine {
    std::string text;
};
struct EndOfInput {};
struct VariationNews {
    SearchId id;
    VariationReport line;
};
struct CurrentMoveNews {
    SearchId id;
    CurrentMove current;
};
struct DoneNews {
    SearchId id;
    SearchResult result;
};
using Event = std::variant<InputLine, EndOfInput, VariationNews, CurrentMoveNews, DoneNews>;

// Any thread may push.
class EventQueue {
  public:
    void push(Event event) {
        {
            const std::lock_guard lock(mutex_);
            events_.push_back(std::move(event));
        }
        ready_.notify_one();
    }
    // Waits for an event.
    Event pop() {
        std::unique_lock lock(mutex_);
        ready_.wait(lock, [&] { return !events_.empty(); });
        Event event = std::move(events_.front());
        events_.pop_front();
        return event;
    }

  private:
    std::mutex mutex_;
    std::condition_variable ready_;
    std::deque<Event> events_;
};

} // namespace tabuleiro::roque
