#include "house/tournament/teams.hpp"

#include <algorithm>

#include "house/tournament/state.hpp"

namespace tabuleiro::house::tournament {

using league::Team;
using league::TeamMatchScore;

namespace {

constexpr std::array<std::string_view, 2> team_words{"home", "guest"};

int& score_of(TeamMatchScore& score, Team team) {
    return team == Team::Home ? score.home : score.guest;
}
int score_of(const TeamMatchScore& score, Team team) {
    return team == Team::Home ? score.home : score.guest;
}

void add(TeamMatchScore& sum, const TeamMatchScore& more) {
    sum.home += more.home;
    sum.guest += more.guest;
}

// Both may have lost, so one side's points do not follow from the other's.
TeamMatchScore half_points_in(const TournamentState& state, const Round& round) {
    TeamMatchScore score;
    for (const Board& board : round.boards) {
        for (const Player player : tabuleiro::players) {
            if (const auto place = team_place(state.line_ups, board.seats[player])) {
                score_of(score, place->team) += half_points_of(board.result, player);
            }
        }
    }
    return score;
}

} // namespace

std::string_view name(Team team) {
    return team_words[place_of(team)];
}

std::optional<Team> parse_team(std::string_view word) {
    const auto* const found = std::find(team_words.begin(), team_words.end(), word);
    return found == team_words.end()
               ? std::nullopt
               : std::optional(both_teams[static_cast<std::size_t>(found - team_words.begin())]);
}

std::optional<TeamPlace> team_place(const LineUps& line_ups, EntrantId entrant) {
    for (const Team team : both_teams) {
        const auto& line_up = line_ups[place_of(team)];
        const auto found = std::find(line_up.begin(), line_up.end(), entrant);
        if (found != line_up.end()) {
            return TeamPlace{team, static_cast<int>(found - line_up.begin()) + 1};
        }
    }
    return std::nullopt;
}

Team smaller_team(const LineUps& line_ups) {
    return line_ups[place_of(Team::Guest)].size() < line_ups[place_of(Team::Home)].size()
               ? Team::Guest
               : Team::Home;
}

void leave_team(LineUps& line_ups, EntrantId entrant) {
    for (auto& line_up : line_ups) {
        std::erase(line_up, entrant);
    }
}

void join_team(LineUps& line_ups, EntrantId entrant, const TeamPlace& place) {
    auto& line_up = line_ups[place_of(place.team)];
    const auto last = static_cast<std::ptrdiff_t>(line_up.size());
    line_up.insert(line_up.begin() + std::clamp<std::ptrdiff_t>(place.board - 1, 0, last), entrant);
}

TeamScores team_scores(const TournamentState& state) {
    TeamScores scores;
    for (const Round& round : state.rounds) {
        if (!round.started) {
            continue;
        }
        scores.rounds.push_back(half_points_in(state, round));
        add(scores.half_points, scores.rounds.back());
        if (round.complete()) {
            add(scores.match_points, league::match_points(scores.rounds.back()));
        }
    }
    return scores;
}

void write_teams(JsonWriter& out, const TournamentState& state) {
    const TeamScores scores = team_scores(state);
    out.open_array();
    for (const Team team : both_teams) {
        out.open_object().key("team").word(name(team));
        out.key("name").text(state.settings.teams[place_of(team)]);
        out.key("board_points").decimal(score_of(scores.half_points, team) / 2.0, 1);
        out.key("match_points").number(score_of(scores.match_points, team));
        out.key("rounds").open_array();
        for (const TeamMatchScore& round : scores.rounds) {
            out.decimal(score_of(round, team) / 2.0, 1);
        }
        out.close_array().close_object();
    }
    out.close_array();
}

} // namespace tabuleiro::house::tournament
