// Threads on which the store is read and tables are brought back to life, so that no network thread
// waits for the disk.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tabuleiro::server {

class ReadPool {
  public:
    explicit ReadPool(int threads = 2);
    ~ReadPool() { close(); }
    ReadPool(const ReadPool&) = delete;
    ReadPool& operator=(const ReadPool&) = delete;

    // Thread-safe. First come, first served.
    void run(std::function<void()> job);

    // Waits for what is being read; the rest is dropped.
    void close();

  private:
    void work();

    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<void()>> jobs_;
    bool closing_ = false;
    std::vector<std::thread> threads_;
};

} // namespace tabuleiro::server
