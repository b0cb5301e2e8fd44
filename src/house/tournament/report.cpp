// A tournament as FIDE's report file has it.
#include <algorithm>

#include "house/date.hpp"
#include "house/tournament/view.hpp"
#include "league/trf/trf.hpp"

namespace tabuleiro::house::tournament {

namespace {

constexpr int highest_reported_rating = 9999; // four columns

// As it was after the last round that is complete; of an arena, the games that have ended.
TournamentState without_open_round(TournamentState state) {
    if (state.settings.form->has_time_limit() && !state.rounds.empty()) {
        std::erase_if(state.rounds.back().boards, [](const Board& board) { return !board.result; });
        return state;
    }
    if (state.last_round() != nullptr && !state.last_round()->complete()) {
        state.rounds.pop_back();
    }
    return state;
}

std::optional<int> reported_rating(const std::optional<int>& rating) {
    return rating && *rating > 0 && *rating <= highest_reported_rating ? rating : std::nullopt;
}

std::string time_control_of(const Settings& table) {
    const auto& time = table.match.time;
    return time.first == time.second ? to_text(time.first)
                                     : to_text(time.first) + " / " + to_text(time.second);
}

} // namespace

Expected<league::TournamentReport> TournamentView::report() const {
    const TournamentState complete = without_open_round(state_);
    const auto players = league_players(complete);
    const bool has_host = state_.settings.form->has_host();
    const bool is_arena = state_.settings.form->has_time_limit();
    // Of a simultaneous display each game is a round; of an arena each player's next one.
    const bool by_game = has_host || is_arena;
    const std::size_t rounds =
        by_game && !players.empty() ? players.front().rounds.size() : complete.rounds.size();
    if (rounds > league::most_reported_rounds) {
        return fail("A tournament report has at most {most} rounds.", league::most_reported_rounds);
    }
    league::TournamentReport report;
    report.name = state_.settings.name;
    report.start_date = date_text(state_.created, '/');
    if (state_.phase == TournamentPhase::Finished) {
        report.end_date = date_text(state_.round_over, '/');
    }
    report.type = state_.settings.form->name();
    if (const auto director = people_.find(state_.director); director != people_.end()) {
        report.chief_arbiter = director->second.name;
    }
    report.time_control = time_control_of(state_.settings.table);
    report.rounds = by_game ? std::optional(static_cast<int>(rounds)) : state_.rounds_planned;
    for (const TournamentStanding& one : standings_of(complete)) {
        const Entrant& entrant = *state_.find(one.entrant);
        league::ReportedPlayer& player = report.players.emplace_back();
        player.name = name_of(entrant.who).value_or("");
        player.rating = reported_rating(entrant.rating);
        player.rank = one.standing.rank + (has_host ? 1 : 0); // everybody has one there
        // There a victory is a point, and a streak nothing.
        player.half_points = is_arena && entrant.number ? players[one.standing.player].half_points()
                                                        : one.standing.half_points;
        if (entrant.number) {
            player.number = *entrant.number;
            player.rounds = league::reported_rounds(players[one.standing.player]);
        } else { // before the start
            player.number = static_cast<int>(report.players.size());
        }
    }
    for (const league::Team team : both_teams) {
        if (!state_.settings.form->has_teams() || !state_.has_started()) {
            break; // starting numbers are given at the start
        }
        league::ReportedTeam& reported = report.teams.emplace_back();
        reported.name = state_.settings.teams[place_of(team)];
        for (const EntrantId entrant : state_.line_ups[place_of(team)]) {
            reported.players.push_back(*state_.find(entrant)->number);
        }
    }
    std::sort(report.players.begin(), report.players.end(),
              [](const auto& a, const auto& b) { return a.number < b.number; });
    return report;
}

} // namespace tabuleiro::house::tournament
