// The threads of the network: one event loop each, so that what lives on one needs no lock.
#pragma once

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string_view>
#include <thread>
#include <vector>

namespace tabuleiro::server {

class EventLoops {
  public:
    class Loop : public boost::asio::io_context {
      public:
        using io_context::io_context;
        // Destroys what waits in it; it can still be used by what is destroyed later.
        void abandon() { shutdown(); }
    };

    explicit EventLoops(std::size_t count);
    ~EventLoops();
    EventLoops(const EventLoops&) = delete;
    EventLoops& operator=(const EventLoops&) = delete;

    // For something new that may live anywhere.
    Loop& next();
    // Always the same one for the same name.
    Loop& home_of(std::string_view name);
    Loop& first() { return *loops_.front(); }
    std::vector<Loop*> all() const;

    // Waits until all loops have nothing left to do, then ends the threads. False if that took
    // longer: then what is running comes to its end, and nothing new begins.
    bool finish(std::chrono::milliseconds longest);

  private:
    using Guard = boost::asio::executor_work_guard<Loop::executor_type>;

    bool wait_for_threads(std::chrono::milliseconds longest);
    void stop();
    void run_leftovers();

    std::vector<std::unique_ptr<Loop>> loops_;
    std::vector<Guard> guards_;
    std::atomic<std::size_t> turn_{0};
    std::mutex mutex_;
    std::condition_variable ended_;
    std::size_t running_ = 0; // threads; guarded by mutex_
    std::vector<std::thread> threads_;
};

} // namespace tabuleiro::server
