// The threads of the network: one event loop each, so that what lives on one needs no lock.
#pragma once

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <memory>
#include <string_view>
#include <thread>
#include <vector>

namespace tabuleiro::server {

class Workers {
  public:
    using Loop = boost::asio::io_context;

    explicit Workers(std::size_t count);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // For something new that may live anywhere.
    Loop& next();
    // Always the same one for the same name.
    Loop& home_of(std::string_view name);
    Loop& first() { return *loops_.front(); }
    std::vector<Loop*> all() const;

    // What is running comes to its end, nothing new begins; waits for the threads.
    void stop();

  private:
    using Guard = boost::asio::executor_work_guard<Loop::executor_type>;

    std::vector<std::unique_ptr<Loop>> loops_;
    std::vector<Guard> guards_;
    std::vector<std::thread> threads_;
    std::atomic<std::size_t> turn_{0};
};

} // namespace tabuleiro::server
