// The report as a few lines for a terminal.
#include <fmt/format.h>

#include <algorithm>

#include "arena/report/progress.hpp"
#include "arena/report/report.hpp"

namespace tabuleiro::arena {
namespace {

double percent(const Tally& tally) {
    return tally.games() == 0 ? 0.0 : 50.0 * tally.half_points() / tally.games();
}

std::string table_text(const Report& report) {
    std::size_t width = 6;
    for (const PlayerSpec& player : report.plan->players) {
        width = std::max(width, player.name.size());
    }
    const bool rated = report.plan->players.size() > 2;
    std::string text =
        fmt::format("{:<{}}  {:>6} {:>6} {:>5} {:>5} {:>5} {:>7}{}\n", "player", width, "points",
                    "games", "won", "drawn", "lost", "score", rated ? "  rating (95 %)" : "");
    for (const int number : report.order) {
        const Tally& tally = report.table.totals[static_cast<std::size_t>(number)];
        const Rating& rating = report.ratings.players[static_cast<std::size_t>(number)];
        text += fmt::format("{:<{}}  {:>6} {:>6} {:>5} {:>5} {:>5} {:>5.1f} %{}\n",
                            report.name(number), width, points_text(tally.half_points()),
                            tally.games(), tally.wins, tally.draws, tally.losses, percent(tally),
                            rated ? fmt::format("  {:+6.0f} +- {:.0f}", rating.elo, rating.error95)
                                  : "");
    }
    if (rated && !report.ratings.bounded) {
        text += "Someone won or lost everything: the true distances may be greater.\n";
    }
    return text;
}

std::string match_text(const Report& report) {
    std::string text;
    if (report.strength) {
        const auto& pairs = report.pairs->pairs;
        text += fmt::format("Elo of {}: {} (95 %), LOS {:.1f} %\n", report.name(0),
                            elo_text(*report.strength), 100 * report.strength->los);
        text += fmt::format("Pairs by points 0 to 2: {}", fmt::join(pairs, " "));
        if (const auto normalized = report.strength->normalized_elo) {
            text += fmt::format("; normalized Elo {} (95 %)",
                                elo_text(*normalized, *report.strength->normalized_elo95));
        }
        text += "\n";
    }
    if (report.sprt) {
        text += fmt::format("SPRT {}: LLR {:.2f} [{:.2f}, {:.2f}], {}\n",
                            bounds_text(*report.plan->sprt), report.sprt->llr, report.sprt->lower,
                            report.sprt->upper, to_text(report.sprt->verdict()));
    }
    return text;
}

} // namespace

std::string points_text(int half_points) {
    return half_points % 2 == 0 ? fmt::format("{}", half_points / 2)
                                : fmt::format("{}.5", half_points / 2);
}

std::string ending_text(const GameRecord& game, const Plan& plan) {
    const auto name = [&](Player player) {
        return plan.players[static_cast<std::size_t>(game.job.seats[player])].name;
    };
    std::string why;
    if (is_fault(game.end.reason) && game.end.winner) {
        why = name(opponent(*game.end.winner)) + ": ";
    }
    if (game.end.reason != Reason::Rule) {
        why += to_text(game.end.reason);
        why += game.end.detail.empty() ? "" : ", ";
    }
    return why + game.end.detail;
}

std::string to_text(const Report& report) {
    std::string text = table_text(report) + match_text(report);
    if (report.winner) {
        text += fmt::format("Winner: {}\n", report.name(*report.winner));
    }
    std::vector<std::string> parts;
    for (const auto& [ending, count] : report.endings) {
        parts.push_back(fmt::format("{} {}", ending, count));
    }
    if (!parts.empty()) {
        text += fmt::format("Endings: {}\n", fmt::join(parts, ", "));
    }
    for (const Fault& fault : report.faults) {
        text += fmt::format("Fault of {}: {}{}{} ({} of {} games)\n", report.name(fault.player),
                            to_text(fault.reason), fault.detail.empty() ? "" : ", ", fault.detail,
                            fault.count,
                            report.table.totals[static_cast<std::size_t>(fault.player)].games());
    }
    return text;
}

} // namespace tabuleiro::arena
