// The threads that read, each with a connection of its own. First come, first served.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "store/sqlite.hpp"

namespace tabuleiro::store {

class Readers {
  public:
    // Called once, with the connection of its thread, or with null if the readers close first. What
    // it throws is ignored.
    using Job = std::function<void(Connection*)>;

    // One thread per connection.
    explicit Readers(std::vector<Connection> connections);
    ~Readers();
    Readers(const Readers&) = delete;
    Readers& operator=(const Readers&) = delete;

    void submit(Job job);

    // Waits for the jobs that have begun; the others, and those that come later, get null.
    void close();

  private:
    void work(Connection& connection);

    std::vector<Connection> connections_;
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<Job> waiting_;
    bool closing_ = false;
    std::vector<std::thread> threads_; // last: they use all of the above
};

} // namespace tabuleiro::store
