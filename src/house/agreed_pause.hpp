// A pause on which the players agree: one asks, the other accepts. The game goes on when both have
// said so. After a day one of them alone may go on, so that a game cannot be left for ever.
#pragma once

#include <chrono>
#include <optional>

#include "core/player.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::house {

class AgreedPause {
  public:
    static constexpr Duration max_length = std::chrono::hours(24);

    // Who asks for one and has no answer yet.
    std::optional<Player> request() const { return request_; }
    // The number of the last request among the offers of the table.
    int number() const { return number_; }
    // Once between two moves of one's own, as a draw is offered.
    bool may_ask(Player seat, int plies) const {
        const auto last = asked_at_[seat];
        return !request_ && !is_on() && !(last && plies >= *last && plies < *last + 2);
    }
    void ask(Player seat, int plies, int number) {
        request_ = seat;
        asked_at_[seat] = plies;
        number_ = number;
    }
    void drop_request() { request_.reset(); }

    bool is_on() const { return since_.has_value(); }
    // Who asked for the pause that is on.
    std::optional<Player> by() const { return is_on() ? by_ : std::nullopt; }
    // Who has said that they want to go on.
    const ByPlayer<bool>& ready() const { return ready_; }

    // The request is accepted. Requires: there is one.
    void begin(Duration at) {
        by_ = request_;
        request_.reset();
        since_ = at;
        ready_ = {};
    }
    bool may_resume(Player seat, Duration now) const {
        return is_on() && (!ready_[seat] || now >= *since_ + max_length);
    }
    // The seat wants to go on: whether the game does. Requires: a pause is on.
    bool resume(Player seat, Duration at) {
        ready_[seat] = true;
        if (!ready_[opponent(seat)] && at < *since_ + max_length) {
            return false;
        }
        since_.reset();
        ready_ = {};
        return true;
    }

  private:
    std::optional<Player> request_;
    int number_ = 0;
    ByPlayer<std::optional<int>> asked_at_; // the ply of the last request of each
    std::optional<Player> by_;
    std::optional<Duration> since_; // none: no pause is on
    ByPlayer<bool> ready_;
};

} // namespace tabuleiro::house
