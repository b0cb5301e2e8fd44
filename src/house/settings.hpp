// What is agreed before a table is opened: the game and its options, who sits where, time, and
// what is allowed. docs/protocols/web.md has the words.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "house/player_name.hpp"
#include "house/viewer.hpp"
#include "record/match.hpp"

namespace tabuleiro::house {

// Here: a person at the browser that opened the table. Link: a person who comes by invitation.
enum class SeatKind : std::uint8_t { Here, Computer, Link };

std::string_view name(SeatKind kind);

struct Seat {
    SeatKind kind = SeatKind::Here;
    std::string name{}; // as people want to be called; may be empty
    int level = 0;      // of a computer; 0 for a person

    friend bool operator==(const Seat&, const Seat&) = default;
};

struct Settings {
    std::string game{};
    std::string options{}; // a JSON object with every option of the game, in the game's order
    ByPlayer<Seat> seats{};
    bool random_sides = false;
    MatchOptions match{};
    bool takebacks = true;
    bool pauses = false;                // computers answer people after a while, as people do
    std::optional<std::string> start{}; // a position as the game writes it

    friend bool operator==(const Settings&, const Settings&) = default;
};

// From outside, or from the store: the settings with every default filled in, or all reasons why
// not, a sentence each. What is read from to_text is the same again.
[[nodiscard]] Expected<Settings> parse_settings(std::string_view text);
std::string to_text(const Settings& settings);

// The settings with the sides changed, their times too: for the toss of a coin, and for rematches.
// `random_sides` is settled by it.
Settings with_sides_changed(Settings settings);

// Where the browser that opens the table sits.
Viewer host_of(const Settings& settings);
// The seat that waits for an invited person.
std::optional<Player> invited_seat(const Settings& settings);

} // namespace tabuleiro::house
