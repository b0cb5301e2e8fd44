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
    const std::vector<std::string> heads = tie_break_heads(report);
    const auto columns = [&](const std::vector<std::string>& cells) {
        std::string all;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            all += fmt::format("  {:>{}}", cells[i], std::max<std::size_t>(heads[i].size(), 6));
        }
        return all;
    };
    std::string text = fmt::format("{:<{}}  {:>6} {:>6} {:>5} {:>5} {:>5} {:>7}{}{}\n", "player",
                                   width, "points", "games", "won", "drawn", "lost", "score",
                                   columns(heads), rated ? "  rating (95 %)" : "");
    for (std::size_t place = 0; place < report.order.size(); ++place) {
        const int number = report.order[place];
        const Tally& tally = report.table.totals[static_cast<std::size_t>(number)];
        const Rating& rating = report.ratings.players[static_cast<std::size_t>(number)];
        text += fmt::format(
            "{:<{}}  {:>6} {:>6} {:>5} {:>5} {:>5} {:>5.1f} %{}{}\n", report.name(number), width,
            points_text(tally.half_points()), tally.games(), tally.wins, tally.draws, tally.losses,
            percent(tally), columns(tie_break_cells(report, place)),
            rated ? fmt::format("  {:+6.0f} +- {:.0f}", rating.elo, rating.error95) : "");
    }
    if (rated && !report.ratings.bounded) {
        text += "Someone won or lost everything: the true distances may be greater.\n";
    }
    return text;
}

// Then the points by which players are ranked are not those of their games.
bool has_byes(const Report& report) {
    return !report.tie_breaks.empty() && report.plan->format == Format::Swiss &&
           report.plan->players.size() % 2 == 1;
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

std::vector<std::string> tie_break_heads(const Report& report) {
    std::vector<std::string> heads;
    if (has_byes(report)) {
        heads.emplace_back("with byes");
    }
    for (const league::TieBreak tie_break : report.tie_breaks) {
        heads.emplace_back(league::to_text(tie_break));
    }
    return heads;
}

std::vector<std::string> tie_break_cells(const Report& report, std::size_t place) {
    std::vector<std::string> cells;
    if (!report.tie_breaks.empty()) {
        const league::Standing& standing = report.by_tie_breaks[place];
        if (has_byes(report)) {
            cells.push_back(points_text(standing.half_points));
        }
        for (const double value : standing.tie_breaks) {
            cells.push_back(fmt::format("{}", value));
        }
    }
    return cells;
}

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
    if (report.third) {
        text += fmt::format("Third: {}\n", report.name(*report.third));
    }
    if (report.teams) {
        text += fmt::format("Teams: {} - {}\n", points_text(report.teams->home),
                            points_text(report.teams->guest));
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
