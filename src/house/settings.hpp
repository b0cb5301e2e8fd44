// What is agreed before a table is opened: the game and its options, who sits where, time, and
// what is allowed. docs/protocols/web.md has the words.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "core/json_writer.hpp"
#include "house/people/visibility.hpp"
#include "house/player_name.hpp"
#include "house/viewer.hpp"
#include "record/match.hpp"

namespace tabuleiro::house {

// Here: a person at the browser that opened the table. Link: a person who comes by invitation.
// Open: whoever takes the seat in the lobby. Person: somebody who was challenged. Engine: a program
// that the house runs (engine_turn.hpp).
enum class SeatKind : std::uint8_t { Here, Computer, Link, Open, Person, Engine };

std::string_view name(SeatKind kind);

// Whether it is free until a person joins.
constexpr bool waits(SeatKind kind) {
    return kind == SeatKind::Link || kind == SeatKind::Open || kind == SeatKind::Person;
}

// Whether the house plays there, and no person.
constexpr bool plays_by_itself(SeatKind kind) {
    return kind == SeatKind::Computer || kind == SeatKind::Engine;
}

struct Seat {
    SeatKind kind = SeatKind::Here;
    std::string name{}; // as people want to be called, may be empty; of an engine: which one
    int level = 0;      // of a computer; 0 for a person
    // The id of the one who is challenged. The store has it with its own seat, not in the settings,
    // which are kept for good.
    std::string person{};
    bool program = false; // a program sits there
    std::string author{}; // of the program: the name of whoever it belongs to

    friend bool operator==(const Seat&, const Seat&) = default;
};

// Who may take an open seat.
struct RatingRange {
    int from = 0;
    int to = 0;

    constexpr bool contains(int rating) const { return rating >= from && rating <= to; }
    friend bool operator==(const RatingRange&, const RatingRange&) = default;
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
    bool rated = false;                 // counts for ratings; then no move is taken back
    Visibility visibility = Visibility::Link;
    std::optional<RatingRange> ratings{}; // none: anybody may take the open seat
    bool programs = false;                // a program may take the seat that waits
    // To which the table belongs, as the house decides; empty: to none. Such a game is played to a
    // result: nothing is aborted, nobody is helped, and computers need nobody who watches.
    std::string tournament{};
    // The same for an assignment whose versions play each other.
    std::string assignment{};

    friend bool operator==(const Settings&, const Settings&) = default;
};

// From outside, or from the store: the settings with every default filled in, or all reasons why
// not, a sentence each. What is read from to_text is the same again. `visibility` is that of a
// table whose settings have none.
[[nodiscard]] Expected<Settings> parse_settings(std::string_view text,
                                                Visibility visibility = Visibility::Link);
std::string to_text(const Settings& settings);
// The values of "time" and "ratings".
void write_time(JsonWriter& out, const Settings& settings);
void write(JsonWriter& out, const RatingRange& ratings);

// Whether the house has opened the table, and needs a result.
inline bool needs_result(const Settings& settings) {
    return !settings.tournament.empty() || !settings.assignment.empty();
}

inline void seat_program(Seat& seat, std::string author) {
    seat.program = true;
    seat.author = std::move(author);
}
// None: no program sits there.
inline std::optional<std::string> author_of(const Seat& seat) {
    return seat.program ? std::optional(seat.author) : std::nullopt;
}
// "program": {"author": name}, if it is a program.
void write_program(JsonWriter& out, const std::optional<std::string>& author);

// The settings with the sides changed, their times too: for the toss of a coin.
// `random_sides` is settled by it.
Settings with_sides_changed(Settings settings);

// The same players again: nobody else may take a seat.
Settings settings_of_rematch(Settings settings);

// Where the browser that opens the table sits.
Viewer host_of(const Settings& settings);
// How many days a player has for each move, by the wall clock; 0 if the game is not a slow one.
int days_per_move(const Settings& settings);
inline bool is_slow(const Settings& settings) {
    return days_per_move(settings) > 0;
}
// The seat that waits for a person, or has waited for one.
std::optional<Player> invited_seat(const Settings& settings);

} // namespace tabuleiro::house
