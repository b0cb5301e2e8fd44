// The events of a program's main thread, in order. Any thread may push.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>

namespace tabuleiro {

template <class Event>
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

} // namespace tabuleiro
