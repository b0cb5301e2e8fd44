// What the store keeps: tables, who sits at them, what happened there, how it ended.
//
// The store knows no game. Settings and events are the house's own text, kept byte for byte; seats
// are kept apart from the settings because they are asked for by secret and by name.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "core/player.hpp"

namespace tabuleiro::store {

// Milliseconds since 1970.
using WallTime = std::int64_t;

// The BLAKE2b hash of a secret; the secret itself never comes here.
using TokenHash = std::array<std::uint8_t, 32>;

struct Seat {
    std::string kind;  // "here", "link", "computer"
    std::string name;  // of a person; empty until somebody sits there
    std::string level; // of the computer; empty for a person
    std::optional<TokenHash> secret;
    // Seats whoever shows its secret, once; kept afterwards, so that latecomers are told.
    std::optional<TokenHash> invitation;
    // Whose seat it is, on every device: then it has no secret. Empty: whoever has the secret.
    std::string person{};

    friend bool operator==(const Seat&, const Seat&) = default;
};

// Something that happened at a table. Events are numbered from 1 without gaps.
struct Event {
    std::uint32_t number = 0;
    WallTime at = 0;
    std::optional<Player> seat; // none: the house itself (a flag fell)
    std::string kind;           // a word, as in docs/protocols/web.md
    std::string text;           // what the kind needs: the move, a name
    std::string command_id{};   // of the command that led to it; empty if that had none

    // When the player to move after it loses by time, in a game with days per move. It is kept with
    // the table, not with the event: events that are read do not have it.
    std::optional<WallTime> deadline{};

    // Whether both are kept in the same way.
    friend bool operator==(const Event& a, const Event& b) {
        const auto kept = [](const Event& event) {
            return std::tie(event.number, event.at, event.seat, event.kind, event.text,
                            event.command_id);
        };
        return kept(a) == kept(b);
    }
};

// How a table ended; the words of record/result.hpp.
struct Finish {
    std::optional<Player> winner; // none: a draw
    std::string ending;
    std::string rule; // may be empty
    WallTime at = 0;

    friend bool operator==(const Finish&, const Finish&) = default;
};

struct Table {
    std::string id;
    std::string game;
    std::string settings;
    WallTime created = 0;
    ByPlayer<Seat> seats;

    friend bool operator==(const Table&, const Table&) = default;
};

// A table with everything that happened there: what a restart needs.
struct TableLog {
    Table table;
    std::vector<Event> events;
    std::optional<Finish> finish;
    std::optional<WallTime> deadline{}; // as the last event that had one says

    friend bool operator==(const TableLog&, const TableLog&) = default;
};

// A table in a list.
struct TableSummary {
    Table table;
    std::uint32_t events = 0; // how many
    WallTime last = 0;        // when the last thing happened there
    std::optional<Finish> finish;

    friend bool operator==(const TableSummary&, const TableSummary&) = default;
};

// Games of one player of that name, by game and by opponent.
struct Standing {
    std::string name;
    std::string game;
    std::string level; // of the computer that was the opponent; empty: a person
    std::uint64_t victories = 0;
    std::uint64_t draws = 0;
    std::uint64_t defeats = 0;

    std::uint64_t games() const { return victories + draws + defeats; }
    friend bool operator==(const Standing&, const Standing&) = default;
};

} // namespace tabuleiro::store
