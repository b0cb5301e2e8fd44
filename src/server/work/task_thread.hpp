// A thread that runs tasks one after the other, in the order in which they came, and in between
// whatever is due.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace tabuleiro::server {

class TaskThread {
  public:
    using Task = std::function<void()>;
    // Called after the tasks; returns when to call it again at the latest.
    using Tick = std::function<std::chrono::milliseconds()>;

    explicit TaskThread(Tick tick) : tick_(std::move(tick)), thread_([this] { loop(); }) {}
    ~TaskThread() { close(); }
    TaskThread(const TaskThread&) = delete;
    TaskThread& operator=(const TaskThread&) = delete;

    // From any thread. Once it is closed, tasks are dropped.
    void post(Task task);

    // Waits for the running task; the others are dropped. Not from a task.
    void close();
    bool is_closing() const;

  private:
    void loop();

    Tick tick_;
    mutable std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<Task> tasks_;
    bool closing_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace tabuleiro::server
