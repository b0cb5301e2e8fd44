// Passwords as argon2id hashes. Each takes about a tenth of a second and 64 MB on purpose, so they
// are made one after the other on a thread of their own, and only so many wait for it.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "core/error.hpp"
#include "server/http/web.hpp"

namespace tabuleiro::server {

class Passwords {
  public:
    Passwords() : thread_([this] { run(); }) {}
    // What waits is not done any more.
    ~Passwords();
    Passwords(const Passwords&) = delete;
    Passwords& operator=(const Passwords&) = delete;

    // None: too many wait already.
    Awaitable<std::optional<std::string>> hash(std::string password);
    // Takes as long for somebody who has no password (`hash` none), and is then false.
    Awaitable<std::optional<bool>> check(std::optional<std::string> hash, std::string password);

  private:
    using Work = std::function<void()>;

    bool add(Work work);
    void run();

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Work> waiting_; // guarded by mutex_
    bool closing_ = false;     // guarded by mutex_
    std::thread thread_;
};

} // namespace tabuleiro::server
