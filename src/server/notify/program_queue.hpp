// Texts that wait to be handed to a program, one after the other, on a thread of its own. Nobody
// waits for the program: when too many texts wait, new ones are dropped.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <mutex>
#include <string>
#include <thread>

namespace tabuleiro::server {

class ProgramQueue {
  public:
    struct Limits {
        std::size_t waiting = 256;
        std::chrono::milliseconds time{10'000}; // of one run
    };

    explicit ProgramQueue(std::filesystem::path program) : ProgramQueue(std::move(program), {}) {}
    ProgramQueue(std::filesystem::path program, const Limits& limits);
    ProgramQueue(const ProgramQueue&) = delete;
    ProgramQueue& operator=(const ProgramQueue&) = delete;
    // Kills a program that runs; what waits is dropped.
    ~ProgramQueue();

    // From any thread. False if it was dropped.
    bool push(std::string text);

  private:
    void run();

    const std::filesystem::path program_;
    const Limits limits_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> waiting_;
    std::atomic<bool> closing_{false};
    std::thread thread_;
};

} // namespace tabuleiro::server
