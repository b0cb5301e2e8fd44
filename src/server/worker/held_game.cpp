#include "server/worker/held_game.hpp"

#include "server/work/work_paths.hpp"

namespace tabuleiro::server {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds hold_interval = 5s; // a third of a lease
constexpr std::chrono::milliseconds longest_holding = 10s;
constexpr std::chrono::milliseconds glance_interval = 100ms;

} // namespace

HeldGame::HeldGame(const client::Address& house, std::string key, std::string lease,
                   const std::atomic<bool>& stopping)
    : client_(house), key_(std::move(key)), lease_(std::move(lease)), stopping_(stopping),
      thread_([this] { hold(); }) {}

HeldGame::~HeldGame() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    ended_.notify_all();
    thread_.join();
}

void HeldGame::hold() {
    auto next = std::chrono::steady_clock::now() + hold_interval;
    std::unique_lock lock(mutex_);
    while (!ended_.wait_for(lock, glance_interval, [this] { return over_; })) {
        const bool is_due = std::chrono::steady_clock::now() >= next;
        if (stopping_ || (is_due && !is_wanted())) {
            cancellation_.request();
            return;
        }
        if (is_due) {
            next = std::chrono::steady_clock::now() + hold_interval;
        }
    }
}

// A house that is away, or busy, may come back before the lease ends.
bool HeldGame::is_wanted() {
    const auto reply = client_.post(std::string(hold_path), lease_, key_, longest_holding);
    return !reply || reply->status < 400 || reply->status >= 429;
}

} // namespace tabuleiro::server
