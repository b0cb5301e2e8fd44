// The report as one file for a browser: no script, nothing external, tables of the plots' data;
// narrow screens scroll the wide tables, not the page.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "arena/report/progress.hpp"
#include "arena/report/report.hpp"
#include "arena/report/svg_plot.hpp"
#include "core/html.hpp"

namespace tabuleiro::arena {
namespace {

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fcfcfa; --soft: #5b6675;
  --rule: #d5d9df; --accent: #1f6f8b; --band: #1f6f8b33; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaed; --paper: #16191d; --soft: #a2abb8;
  --rule: #3a414b; --accent: #6cc3df; --band: #6cc3df33; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin-top: 2rem; }
p.lead { font-size: 1.1rem; }
.scroll { overflow-x: auto; }
.scroll:focus-visible { outline: 2px solid var(--accent); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding-bottom: .3rem; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--rule); text-align: right;
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
td.text { text-align: left; white-space: normal; }
td.self { color: var(--soft); text-align: center; }
figure { margin: 1rem 0; } figcaption { color: var(--soft); }
svg.plot { width: 100%; height: auto; max-width: 40rem; font: 13px system-ui, sans-serif; }
svg.plot text { fill: var(--ink); }
svg .grid { stroke: var(--rule); stroke-width: 1; }
svg .interval { stroke: var(--accent); stroke-width: 3; }
svg .dot, svg .bar { fill: var(--accent); }
svg .band { fill: var(--band); }
svg .line { fill: none; stroke: var(--accent); stroke-width: 2; }
svg .level { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 4 4; }
)";

constexpr std::size_t max_points = 400; // of a line; more would not be visible

std::string cell(std::string_view text) {
    return fmt::format("<td>{}</td>", html_escaped(text));
}

std::string open_table(std::string_view name, std::string_view caption) {
    return fmt::format("<div class=\"scroll\" role=\"region\" aria-label=\"{}\" tabindex=\"0\">"
                       "<table><caption>{}</caption>\n",
                       html_escaped(name), html_escaped(caption));
}

std::string head_row(const std::vector<std::string>& names) {
    std::string row = "<thead><tr>";
    for (const std::string& name : names) {
        row += fmt::format("<th scope=\"col\">{}</th>", html_escaped(name));
    }
    return row + "</tr></thead>\n<tbody>\n";
}

constexpr std::string_view close_table = "</tbody></table></div>\n";

std::string standings_html(const Report& report) {
    std::string html = "<h2>Standings</h2>\n" +
                       open_table("Standings", "Points, and ratings with 95 % intervals.");
    std::vector<std::string> heads{"Player", "Points", "Games", "Won", "Drawn", "Lost", "Score"};
    const auto more = tie_break_heads(report);
    heads.insert(heads.end(), more.begin(), more.end());
    heads.insert(heads.end(), {"Rating", "\u00b1"});
    html += head_row(heads);
    for (std::size_t place = 0; place < report.order.size(); ++place) {
        const int number = report.order[place];
        const auto index = static_cast<std::size_t>(number);
        const Tally& tally = report.table.totals[index];
        const Rating& rating = report.ratings.players[index];
        html += fmt::format("<tr><th scope=\"row\">{}</th>", html_escaped(report.name(number)));
        html +=
            cell(points_text(tally.half_points())) + cell(std::to_string(tally.games())) +
            cell(std::to_string(tally.wins)) + cell(std::to_string(tally.draws)) +
            cell(std::to_string(tally.losses)) +
            cell(fmt::format(
                "{:.1f} %", tally.games() == 0 ? 0.0 : 50.0 * tally.half_points() / tally.games()));
        for (const std::string& value : tie_break_cells(report, place)) {
            html += cell(value);
        }
        html += cell(fmt::format("{:+.0f}", rating.elo)) +
                cell(fmt::format("{:.0f}", rating.error95)) + "</tr>\n";
    }
    html += close_table;
    if (!report.ratings.bounded) {
        html += "<p>Someone won or lost everything: the true distances may be greater.</p>\n";
    }
    return html;
}

std::string crosstable_html(const Report& report) {
    std::string html = "<h2>Crosstable</h2>\n" +
                       open_table("Crosstable", "Points of each row against each column, of so "
                                                "many games.");
    std::vector<std::string> names{"Player"};
    for (const int number : report.order) {
        names.push_back(report.name(number));
    }
    html += head_row(names);
    for (const int row : report.order) {
        html += fmt::format("<tr><th scope=\"row\">{}</th>", html_escaped(report.name(row)));
        for (const int column : report.order) {
            const Tally& tally =
                report.table
                    .against[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (row == column) {
                html += "<td class=\"self\" aria-label=\"none\">\u2013</td>";
            } else {
                html += cell(
                    tally.games() == 0
                        ? ""
                        : fmt::format("{} / {}", points_text(tally.half_points()), tally.games()));
            }
        }
        html += "</tr>\n";
    }
    return html + std::string(close_table);
}

std::string figure(const std::string& svg, std::string_view caption) {
    return svg.empty() ? ""
                       : fmt::format("<figure>\n{}<figcaption>{}</figcaption></figure>\n", svg,
                                     html_escaped(caption));
}

std::string ratings_html(const Report& report) {
    std::vector<IntervalRow> rows;
    for (const int number : report.order) {
        const Rating& rating = report.ratings.players[static_cast<std::size_t>(number)];
        rows.push_back({report.name(number), rating.elo, rating.elo - rating.error95,
                        rating.elo + rating.error95});
    }
    const PlotText text{"Ratings with 95 % intervals", "The numbers are in the table of standings.",
                        "Elo", ""};
    return "<h2>Ratings</h2>\n" + figure(interval_plot(text, rows), "Ratings with 95 % intervals.");
}

// The first player's score after each pair of a match, with its interval.
std::string course_html(const Report& report) {
    if (report.plan->format != Format::Match) {
        return "";
    }
    std::vector<int> half_points; // by pairs
    for (std::size_t i = 0; i + 1 < report.games.size(); ++i) {
        const GameRecord& one = *report.games[i];
        const GameRecord& other = *report.games[i + 1];
        if (one.job.pair == other.job.pair) {
            half_points.push_back(one.half_points() + 2 - other.half_points());
        }
    }
    std::vector<BandPoint> points;
    league::Pentanomial so_far;
    const std::size_t step = half_points.size() / max_points + 1;
    for (std::size_t i = 0; i < half_points.size(); ++i) {
        so_far.add(half_points[i]);
        if (i % step == 0 || i + 1 == half_points.size()) {
            const league::Strength now = strength(so_far);
            points.push_back({2.0 * static_cast<double>(i + 1), 100 * now.score,
                              100 * league::score_of_elo(now.elo95.low),
                              100 * league::score_of_elo(now.elo95.high)});
        }
    }
    const PlotText text{
        "Score over time",
        points.empty()
            ? "No pair of games is complete."
            : fmt::format("The score of {} ends at {:.1f} % after {} games, with a 95 % "
                          "interval from {:.1f} % to {:.1f} %.",
                          report.name(0), points.back().value, static_cast<int>(points.back().x),
                          points.back().low, points.back().high),
        "games", "score in %"};
    return "<h2>Score over time</h2>\n" + figure(band_plot(text, points, 50), text.description);
}

std::string lengths_html(const Report& report) {
    std::vector<double> plies;
    for (const GameRecord* game : report.games) {
        plies.push_back(static_cast<double>(game->job.opening.moves.size() + game->moves.size()));
    }
    const PlotText text{"Game lengths",
                        fmt::format("From {:.0f} to {:.0f} plies, {:.1f} on average.",
                                    report.plies.least(), report.plies.greatest(),
                                    report.plies.mean()),
                        "plies", "games"};
    return "<h2>Game lengths</h2>\n" + figure(histogram(text, plies), text.description);
}

std::string endings_html(const Report& report) {
    std::string html = "<h2>How games ended</h2>\n" + open_table("Endings", "Games by their end.") +
                       head_row({"Ending", "Games"});
    for (const auto& [ending, count] : report.endings) {
        html += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", html_escaped(ending),
                            count);
    }
    html += close_table;
    if (!report.faults.empty()) {
        html += "<h2>Faults</h2>\n" +
                open_table("Faults", "Games lost otherwise than on the board.") +
                head_row({"Player", "Games", "Fault"});
        for (const Fault& fault : report.faults) {
            html += fmt::format(
                "<tr><th scope=\"row\">{}</th><td>{}</td><td class=\"text\">{}{}{}</td></tr>\n",
                html_escaped(report.name(fault.player)), fault.count, to_text(fault.reason),
                fault.detail.empty() ? "" : ", ", html_escaped(fault.detail));
        }
        html += close_table;
    }
    return html;
}

std::string conditions_html(const Report& report) {
    const Plan& plan = *report.plan;
    std::string html = "<h2>Conditions</h2>\n" +
                       open_table("Conditions", fmt::format("Seed {}. Openings: {}.", plan.seed,
                                                            describe(plan.openings))) +
                       head_row({"Player", "Kind", "Limits"});
    for (const PlayerSpec& player : plan.players) {
        const std::string limits = to_text(completed(player.limits, plan.limits));
        html += fmt::format("<tr><th scope=\"row\">{}</th><td class=\"text\">{}</td>"
                            "<td class=\"text\">{}</td></tr>\n",
                            html_escaped(player.name), html_escaped(describe(player)),
                            limits.empty() ? "none" : html_escaped(limits));
    }
    return html + std::string(close_table);
}

std::string lead(const Report& report) {
    std::string text =
        fmt::format("{} games{}.", report.games.size(), report.over ? "" : ", not finished");
    if (report.strength) {
        text += fmt::format(" Elo of {}: {} (95 %); likelihood of superiority {:.1f} %.",
                            report.name(0), elo_text(*report.strength), 100 * report.strength->los);
        if (const auto normalized = report.strength->normalized_elo) {
            text += fmt::format(" Normalized Elo: {} (95 %).",
                                elo_text(*normalized, *report.strength->normalized_elo95));
        }
    }
    if (report.sprt) {
        text += fmt::format(" SPRT {}: log-likelihood ratio {:.2f} of [{:.2f}, {:.2f}], {}.",
                            bounds_text(*report.plan->sprt), report.sprt->llr, report.sprt->lower,
                            report.sprt->upper, to_text(report.sprt->verdict()));
    }
    if (report.winner) {
        text += fmt::format(" Winner: {}.", report.name(*report.winner));
    }
    if (report.third) {
        text += fmt::format(" Third: {}.", report.name(*report.third));
    }
    if (report.teams) {
        text += fmt::format(" Teams: {} - {}.", points_text(report.teams->home),
                            points_text(report.teams->guest));
    }
    return text;
}

} // namespace

std::string to_html(const Report& report) {
    std::vector<std::string> names;
    for (const PlayerSpec& player : report.plan->players) {
        names.push_back(player.name);
    }
    const std::string title =
        report.plan->format == Format::Match
            ? fmt::format("{}: {}", report.plan->game, fmt::join(names, " against "))
            : fmt::format("{}: {} of {} players", report.plan->game, to_text(report.plan->format),
                          names.size());
    std::string html =
        fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                    "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n"
                    "<p class=\"lead\">{}</p>\n",
                    html_escaped(title), style, html_escaped(title), html_escaped(lead(report)));
    html += standings_html(report) + ratings_html(report) + crosstable_html(report) +
            course_html(report) + lengths_html(report) + endings_html(report) +
            conditions_html(report);
    return html + "</main>\n</body>\n</html>\n";
}

} // namespace tabuleiro::arena
