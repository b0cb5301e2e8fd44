// Says to the house, as long as it lives, that a worker is still playing a game. The game is
// cancelled if the house does not want it any more, or the worker stops.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "client/http/http_client.hpp"
#include "programs/process/cancellation.hpp"

namespace tabuleiro::server {

class HeldGame {
  public:
    // `lease`: the body of the request. `stopping` must outlive it.
    HeldGame(const client::Address& house, std::string key, std::string lease,
             const std::atomic<bool>& stopping);
    ~HeldGame();
    HeldGame(const HeldGame&) = delete;
    HeldGame& operator=(const HeldGame&) = delete;

    const programs::Cancellation& cancellation() const { return cancellation_; }

  private:
    void hold();
    // Whether the house still wants the game, as far as is known.
    bool is_wanted();

    client::HttpClient client_;
    const std::string key_;
    const std::string lease_;
    const std::atomic<bool>& stopping_;
    programs::Cancellation cancellation_;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool over_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace tabuleiro::server
