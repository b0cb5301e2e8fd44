// Who takes part in a tournament, and the rounds that they play.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/player.hpp"

namespace tabuleiro::house::tournament {

// In the order in which they entered, from 1 on; never changes.
using EntrantId = int;

enum class ContestantKind : std::uint8_t { Person, Program, Level, Engine };

// Somebody, or something, that plays. Names of people are not here: they are looked up when they
// are shown, so nothing is left of somebody who was removed.
struct Contestant {
    ContestantKind kind = ContestantKind::Person;
    std::string person{}; // the id of a person, or of a player's program
    int level = 0;
    std::string engine{}; // its name

    friend bool operator==(const Contestant&, const Contestant&) = default;
};

struct Entrant {
    EntrantId id = 0;
    Contestant who{};
    std::optional<int> number{}; // for pairing, from 1 on; none before the start
    std::optional<int> rating{}; // at the start
    bool withdrawn = false;
    bool resting = false;     // has a break: in an arena, is not paired for a while
    int free_since = 0;       // in an arena: the version since which they have not played
    std::optional<int> bye{}; // half points, in the next round that is paired
    int changed = 0;          // the version of the last change

    friend bool operator==(const Entrant&, const Entrant&) = default;
};

// None: both have lost, because neither came.
enum class Winner : std::uint8_t { First, Second, Draw, None };

struct BoardResult {
    Winner winner = Winner::Draw;
    bool forfeit = false;  // it was not played
    bool by_table = false; // not entered by the director

    friend bool operator==(const BoardResult&, const BoardResult&) = default;
};

// None before the end of the game.
int half_points_of(const std::optional<BoardResult>& result, Player player);

struct Board {
    ByPlayer<EntrantId> seats{};
    std::string table{}; // empty: none was opened
    std::optional<BoardResult> result{};
    bool stopped = false; // the table was closed without a result
    int ended = 0;        // the version that brought the result; not that of a correction
    int changed = 0;

    bool has(EntrantId entrant) const { return seats.first == entrant || seats.second == entrant; }
    friend bool operator==(const Board&, const Board&) = default;
};

struct Bye {
    EntrantId entrant = 0;
    int half_points = 0;
    bool by_pairing = false; // nobody was left as an opponent; otherwise it was asked for

    friend bool operator==(const Bye&, const Bye&) = default;
};

struct Round {
    std::vector<Board> boards{};
    std::vector<Bye> byes{};
    bool started = false; // false: a proposal
    int changed = 0;

    bool complete() const {
        return started && std::all_of(boards.begin(), boards.end(),
                                      [](const Board& board) { return board.result.has_value(); });
    }
    friend bool operator==(const Round&, const Round&) = default;
};

} // namespace tabuleiro::house::tournament
