#include "arena/report/report.hpp"

#include <algorithm>
#include <map>

namespace tabuleiro::arena {
namespace {

void count_fault(Report& report, const GameRecord& game) {
    if (!is_fault(game.end.reason) || !game.end.winner) {
        return;
    }
    const int loser = game.job.seats[opponent(*game.end.winner)];
    const auto same =
        std::find_if(report.faults.begin(), report.faults.end(), [&](const Fault& fault) {
            return fault.player == loser && fault.reason == game.end.reason;
        });
    if (same == report.faults.end()) {
        report.faults.push_back({loser, game.end.reason, game.end.detail, 1});
    } else {
        ++same->count;
    }
}

std::optional<Anchor> usual_anchor(const Plan& plan) {
    for (std::size_t i = 0; i < plan.players.size(); ++i) {
        if (plan.players[i].kind == PlayerKind::Random) {
            return Anchor{static_cast<int>(i), 0};
        }
    }
    return std::nullopt;
}

void rank_by_tie_breaks(Report& report, const std::vector<league::SwissPlayer>& players,
                        const std::vector<league::TieBreak>& tie_breaks) {
    report.tie_breaks = tie_breaks;
    report.by_tie_breaks = league::standings(players, tie_breaks);
    report.order.clear();
    for (const league::Standing& standing : report.by_tie_breaks) {
        report.order.push_back(static_cast<int>(standing.player));
    }
}

league::TeamMatchScore team_points(const Plan& plan, const std::vector<PlayedGame>& games) {
    std::vector<int> of_home;
    for (const PlayedGame& game : games) {
        const bool home_is_first = game.seats.first < static_cast<int>(plan.players.size() / 2);
        of_home.push_back(home_is_first ? game.half_points : 2 - game.half_points);
    }
    return league::board_points(of_home);
}

} // namespace

Report make_report(const Tournament& tournament, const std::vector<GameRecord>& games,
                   std::optional<Anchor> anchor, const std::vector<league::TieBreak>& tie_breaks) {
    Report report;
    report.plan = &tournament.plan();
    report.over = tournament.over();
    for (const GameRecord& game : games) {
        if (tournament.counts(game.job.id)) {
            report.games.push_back(&game);
        }
    }
    std::sort(report.games.begin(), report.games.end(),
              [](const GameRecord* a, const GameRecord* b) { return a->job.id < b->job.id; });
    std::vector<PlayedGame> played;
    std::map<std::string, int> endings;
    for (const GameRecord* game : report.games) {
        played.push_back({game->job.seats, game->half_points(), game->job.round});
        ++endings[game->end.reason == Reason::Rule ? game->end.detail
                                                   : std::string(to_text(game->end.reason))];
        report.plies.add(static_cast<double>(game->job.opening.moves.size() + game->moves.size()));
        count_fault(report, *game);
    }
    report.endings.assign(endings.begin(), endings.end());
    std::stable_sort(report.endings.begin(), report.endings.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    const int players = static_cast<int>(report.plan->players.size());
    report.table = standings(players, played);
    report.order = report.table.order();
    const auto pairs = tournament.whole_pairs();
    report.ratings = rate(players, pairs, anchor ? anchor : usual_anchor(*report.plan));
    if (report.plan->format == Format::Ladder) { // points against different opponents mean little
        std::stable_sort(report.order.begin(), report.order.end(), [&](int a, int b) {
            return report.ratings.players[static_cast<std::size_t>(a)].elo >
                   report.ratings.players[static_cast<std::size_t>(b)].elo;
        });
    }
    if (!tie_breaks.empty()) {
        rank_by_tie_breaks(report, league_players(*report.plan, played), tie_breaks);
    }
    if (report.plan->format == Format::Match) {
        report.pairs = tournament.pairs_of_first();
        if (report.pairs->count() > 0) {
            report.strength = strength(*report.pairs);
        }
        report.sprt = tournament.sprt_state();
    }
    if (report.plan->format == Format::Knockout) {
        report.winner = knockout_winner(*report.plan, pairs);
        const auto places = knockout_places(*report.plan, pairs);
        if (report.plan->third_place && places.size() > 2) {
            report.third = places[2];
        }
    }
    if (report.plan->format == Format::TeamMatch) {
        report.teams = team_points(*report.plan, played);
    }
    return report;
}

} // namespace tabuleiro::arena
