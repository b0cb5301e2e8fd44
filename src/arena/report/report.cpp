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

} // namespace

Report make_report(const Tournament& tournament, const std::vector<GameRecord>& games,
                   std::optional<Anchor> anchor) {
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
        played.push_back({game->job.seats, game->half_points()});
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
    if (report.plan->format == Format::Match) {
        report.pairs = tournament.pairs_of_first();
        if (report.pairs->count() > 0) {
            report.strength = strength(*report.pairs);
        }
        report.sprt = tournament.sprt_state();
    }
    if (report.plan->format == Format::Knockout) {
        report.winner = knockout_winner(*report.plan, pairs);
    }
    return report;
}

} // namespace tabuleiro::arena
