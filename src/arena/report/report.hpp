// Everything that a tournament's results show, computed once for all kinds of reports.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/game/game_record.hpp"
#include "arena/schedule/tournament.hpp"
#include "arena/statistics/ratings.hpp"
#include "arena/statistics/standings.hpp"
#include "core/moments.hpp"
#include "league/standings/standings.hpp"
#include "league/team_match/team_match.hpp"

namespace tabuleiro::arena {

struct Fault {
    int player = 0;
    Reason reason = Reason::Crash;
    std::string detail; // of the first of them
    int count = 0;
};

struct Report {
    const Plan* plan = nullptr;
    bool over = false;
    std::vector<const GameRecord*> games; // that count, in order
    Standings table;
    std::vector<int> order;                      // players, the best first
    std::vector<league::TieBreak> tie_breaks;    // that were asked for
    std::vector<league::Standing> by_tie_breaks; // of each player then, in the same order
    Ratings ratings;
    std::optional<league::Pentanomial> pairs; // of a match
    std::optional<league::Strength> strength; // of a match with at least one pair
    std::optional<league::SprtState> sprt;
    std::optional<int> winner;                        // of a knock-out
    std::optional<int> third;                         // of one in which it was played for
    std::optional<league::TeamMatchScore> teams;      // half points of a team match
    std::vector<std::pair<std::string, int>> endings; // by how often
    std::vector<Fault> faults;
    Moments plies;

    const std::string& name(int player) const {
        return plan->players[static_cast<std::size_t>(player)].name;
    }
};

// The tournament and the games must outlive the report. Ratings are relative to the anchor; without
// one, to the player of random moves if there is one, which then has 0. With tie-breaks, players
// are ranked by their points, byes included, and then by these; otherwise by their share of points.
Report make_report(const Tournament& tournament, const std::vector<GameRecord>& games,
                   std::optional<Anchor> anchor = {},
                   const std::vector<league::TieBreak>& tie_breaks = {});

std::string to_text(const Report& report);
nlohmann::json to_json(const Report& report);
std::string to_html(const Report& report);

// The ratings of a game's levels, as the game house shows them.
nlohmann::json rating_table(const Report& report);

// The columns of the tie-breaks: their names, and the values of a player.
std::vector<std::string> tie_break_heads(const Report& report);
std::vector<std::string> tie_break_cells(const Report& report, std::size_t place);

// "2.5", of five half points.
std::string points_text(int half_points);
// Why it ended: "checkmate", "old: time".
std::string ending_text(const GameRecord& game, const Plan& plan);

} // namespace tabuleiro::arena
