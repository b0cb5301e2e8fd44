// The two teams of a team match: who is in which, at which board, and how the match stands.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/json_writer.hpp"
#include "house/tournament/round.hpp"
#include "league/team_match/team_match.hpp"

namespace tabuleiro::house::tournament {

struct TournamentState;

inline constexpr std::array<league::Team, 2> both_teams{league::Team::Home, league::Team::Guest};

constexpr std::size_t place_of(league::Team team) {
    return static_cast<std::size_t>(team);
}

std::string_view name(league::Team team);
std::optional<league::Team> parse_team(std::string_view word);

// The players of each team, that of the first board first.
using LineUps = std::array<std::vector<EntrantId>, 2>;

struct TeamPlace {
    league::Team team = league::Team::Home;
    int board = 0; // from 1 on
};

// None: not in a team.
std::optional<TeamPlace> team_place(const LineUps& line_ups, EntrantId entrant);
// The one that has fewer players; the home team if they are equal.
league::Team smaller_team(const LineUps& line_ups);
void leave_team(LineUps& line_ups, EntrantId entrant);
// At this board, or at the last one of the team; those behind move on.
void join_team(LineUps& line_ups, EntrantId entrant, const TeamPlace& place);

struct TeamScores {
    std::vector<league::TeamMatchScore> rounds; // half points of the games that have ended
    league::TeamMatchScore half_points;         // of all of them
    league::TeamMatchScore match_points;        // each round that is complete is a match
};

TeamScores team_scores(const TournamentState& state);

// A list of both teams.
void write_teams(JsonWriter& out, const TournamentState& state);

} // namespace tabuleiro::house::tournament
