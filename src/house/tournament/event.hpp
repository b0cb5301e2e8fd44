// Something that happened in a tournament. Its state follows from its events, and they are the log
// of what the director has done.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "house/event.hpp"
#include "house/tournament/round.hpp"
#include "house/tournament/settings.hpp"
#include "league/team_match/team_match.hpp"

namespace tabuleiro::house::tournament {

struct Created {
    TournamentSettings settings{};
    std::string director{}; // a person's id
    std::string code{};     // for the entry; empty: none is needed

    friend bool operator==(const Created&, const Created&) = default;
};
struct Entered {
    Contestant who{};
    std::optional<league::Team> team{}; // in forms with teams

    friend bool operator==(const Entered&, const Entered&) = default;
};
// At a board of a team, before the start; those behind move on.
struct Placed {
    EntrantId entrant = 0;
    league::Team team = league::Team::Home;
    int board = 0; // from 1 on

    friend bool operator==(const Placed&, const Placed&) = default;
};
// Out of the list, before the start.
struct Removed {
    EntrantId entrant = 0;

    friend bool operator==(const Removed&, const Removed&) = default;
};
// Takes part no more; a game that is being played is forfeited.
struct Withdrawn {
    EntrantId entrant = 0;

    friend bool operator==(const Withdrawn&, const Withdrawn&) = default;
};
struct Restored {
    EntrantId entrant = 0;

    friend bool operator==(const Restored&, const Restored&) = default;
};
// In an arena: is not paired until the break has ended.
struct BreakTaken {
    EntrantId entrant = 0;

    friend bool operator==(const BreakTaken&, const BreakTaken&) = default;
};
struct BreakEnded {
    EntrantId entrant = 0;

    friend bool operator==(const BreakEnded&, const BreakEnded&) = default;
};
struct Started {
    struct Seed {
        EntrantId entrant = 0;
        std::optional<int> rating{};

        friend bool operator==(const Seed&, const Seed&) = default;
    };
    std::vector<Seed> order{}; // by pairing number

    friend bool operator==(const Started&, const Started&) = default;
};
struct Paused {
    friend bool operator==(const Paused&, const Paused&) = default;
};
struct Resumed {
    friend bool operator==(const Resumed&, const Resumed&) = default;
};
struct Finished {
    friend bool operator==(const Finished&, const Finished&) = default;
};
// A round is proposed, or started: then its boards have tables. It takes the place of a proposal.
struct RoundPaired {
    Round round{};

    friend bool operator==(const RoundPaired&, const RoundPaired&) = default;
};
// More boards of an arena, with their tables.
struct BoardsPaired {
    std::vector<Board> boards{};

    friend bool operator==(const BoardsPaired&, const BoardsPaired&) = default;
};
struct ResultsEntered {
    struct One {
        int board = 0; // from 1 on
        BoardResult result{};

        friend bool operator==(const One&, const One&) = default;
    };
    int round = 0; // from 1 on
    std::vector<One> results{};

    friend bool operator==(const ResultsEntered&, const ResultsEntered&) = default;
};
struct ResultCleared {
    int round = 0;
    int board = 0;

    friend bool operator==(const ResultCleared&, const ResultCleared&) = default;
};
// The table was closed without a result.
struct TableStopped {
    int round = 0;
    int board = 0;

    friend bool operator==(const TableStopped&, const TableStopped&) = default;
};
struct ByeGiven {
    EntrantId entrant = 0;
    int half_points = 0;

    friend bool operator==(const ByeGiven&, const ByeGiven&) = default;
};
struct RoundUndone {
    friend bool operator==(const RoundUndone&, const RoundUndone&) = default;
};

using Change =
    std::variant<Created, Entered, Placed, Removed, Withdrawn, Restored, BreakTaken, BreakEnded,
                 Started, Paused, Resumed, Finished, RoundPaired, BoardsPaired, ResultsEntered,
                 ResultCleared, TableStopped, ByeGiven, RoundUndone>;

struct TournamentEvent {
    int number = 0; // 1 is the first of its tournament
    WallTime at{0};
    std::string by{};         // a person's id; empty: the house
    std::string command_id{}; // of the command that made it; empty: it had none
    Change change{};

    friend bool operator==(const TournamentEvent&, const TournamentEvent&) = default;
};

// A JSON object, as it is stored.
std::string to_text(const Change& change);
[[nodiscard]] Expected<Change> parse_change(std::string_view text);

std::string_view name(ContestantKind kind);
std::optional<ContestantKind> parse_contestant_kind(std::string_view word);
std::string_view name(Winner winner);
std::optional<Winner> parse_winner(std::string_view word);

} // namespace tabuleiro::house::tournament
