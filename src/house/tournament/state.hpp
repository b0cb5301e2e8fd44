// A tournament at one version: everything that follows from its events.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "house/tournament/event.hpp"
#include "house/tournament/teams.hpp"

namespace tabuleiro::house::tournament {

// Entry: before the first round. Paused: no round starts, games that have begun go on.
enum class TournamentPhase : std::uint8_t { Entry, Running, Paused, Finished };

std::string_view name(TournamentPhase phase);

struct TournamentState {
    std::string id{};
    int version = 0; // the number of the last event
    TournamentSettings settings{};
    std::string director{};
    std::string code{};
    WallTime created{0};
    TournamentPhase phase = TournamentPhase::Entry;
    std::optional<int> rounds_planned{};
    std::vector<Entrant> entrants{}; // without those that were removed
    EntrantId last_entrant = 0;
    std::vector<EntrantId> order{}; // by pairing number; empty before the start
    LineUps line_ups{};             // in forms with teams
    std::vector<Round> rounds{};
    WallTime ends{0};                     // in forms with a time limit, after the start
    WallTime round_over{0};               // when the last result came in; the break begins then
    std::vector<std::string> abandoned{}; // tables of rounds that were undone

    // What is not there any more, with the version that removed it.
    std::vector<std::pair<EntrantId, int>> removed{};
    std::vector<std::pair<int, int>> undone{}; // rounds
    int standings_changed = 0;                 // the version that changed them last

    // Which events the commands made, by person and id.
    std::map<std::pair<std::string, std::string>, int> commands{};

    bool has_started() const { return phase != TournamentPhase::Entry; }
    // How many were paired.
    int round() const { return static_cast<int>(rounds.size()); }
    int rounds_started() const { return round() - (has_proposal() ? 1 : 0); }
    const Round* last_round() const { return rounds.empty() ? nullptr : &rounds.back(); }
    bool has_proposal() const { return !rounds.empty() && !rounds.back().started; }
    // The round that is being played.
    const Round* playing() const {
        return !rounds.empty() && rounds.back().started && !rounds.back().complete()
                   ? &rounds.back()
                   : nullptr;
    }

    const Entrant* find(EntrantId entrant) const;
    Entrant* find(EntrantId entrant);
    const Entrant* find_person(std::string_view person) const;
    // The board of a round that is there; null if there is none.
    const Board* find_board(int round, int board) const;
    Board* find_board(int round, int board);
    // Which round and board a table belongs to.
    std::optional<std::pair<int, int>> find_table(std::string_view table) const;
};

// What happened to each player so far, by pairing number, as the league wants it. A game that is
// still played has its opponents, and no points.
std::vector<league::SwissPlayer> league_players(const TournamentState& state);

struct TournamentStanding {
    league::Standing standing{}; // its player is the place in `order`
    EntrantId entrant = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
};

// The best first. Before the start everybody in the order in which they entered, with rank 1.
std::vector<TournamentStanding> standings_of(const TournamentState& state);

} // namespace tabuleiro::house::tournament
