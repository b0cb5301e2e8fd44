// What players may say to each other at a table: words of a fixed list, which each page shows in
// its reader's language. Nobody can write anything else to anybody.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/player.hpp"
#include "house/command_kind.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::house {

enum class Greeting : std::uint8_t {
    Hello,
    GoodLuck,
    WellPlayed,
    ThankYou,
    Sorry,
    MustGo,
    GoodGame,
    Goodbye,
};

// In the order of Greeting.
inline constexpr std::array<std::string_view, 8> greeting_names{
    "hello", "good-luck", "well-played", "thank-you", "sorry", "must-go", "good-game", "goodbye",
};

constexpr std::string_view name(Greeting greeting) {
    return greeting_names[static_cast<std::size_t>(greeting)];
}

constexpr std::optional<Greeting> parse_greeting(std::string_view text) {
    return parse_kind<Greeting>(greeting_names, text);
}

// The greetings of both players that can be seen, and when the last few were made.
class Greetings {
  public:
    static constexpr std::size_t max_a_minute = 4;

    struct Said {
        Greeting greeting;
        int event; // that made it
    };

    // The player's last one, until their next move.
    const std::optional<Said>& of(Player player) const { return said_[player]; }
    int event_of(Player player) const { return said_[player] ? said_[player]->event : 0; }

    // Whether the player has greeted so often in the last minute that another one is too many.
    bool too_many(Player player, Duration now) const {
        const auto& times = times_[player];
        return times.size() == max_a_minute && now < times.front() + std::chrono::minutes(1);
    }

    void say(Player player, Said said, Duration at) {
        said_[player] = said;
        auto& times = times_[player];
        times.push_back(at);
        if (times.size() > max_a_minute) {
            times.erase(times.begin());
        }
    }
    void end_with_move_of(Player player) { said_[player].reset(); }

  private:
    ByPlayer<std::optional<Said>> said_;
    ByPlayer<std::vector<Duration>> times_; // the earliest first
};

} // namespace tabuleiro::house
