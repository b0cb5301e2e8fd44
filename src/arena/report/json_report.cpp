// The report for programs.
#include <cmath>
#include <nlohmann/json.hpp>

#include "arena/report/report.hpp"

namespace tabuleiro::arena {
namespace {

using nlohmann::json;

// JSON has no infinity.
json finite(double value) {
    return std::isfinite(value) ? json(value) : json(nullptr);
}

json tally_json(const Tally& tally) {
    return {{"wins", tally.wins}, {"draws", tally.draws}, {"losses", tally.losses}};
}

void add_tie_breaks(json& entry, const Report& report, const league::Standing& standing) {
    entry["rank"] = standing.rank;
    entry["points_with_byes"] = standing.half_points / 2.0;
    json values = json::object();
    for (std::size_t i = 0; i < report.tie_breaks.size(); ++i) {
        values[std::string(league::to_text(report.tie_breaks[i]))] = standing.tie_breaks[i];
    }
    entry["tie_breaks"] = std::move(values);
}

json players_json(const Report& report) {
    json list = json::array();
    for (std::size_t place = 0; place < report.order.size(); ++place) {
        const int number = report.order[place];
        const auto index = static_cast<std::size_t>(number);
        const Rating& rating = report.ratings.players[index];
        json entry = tally_json(report.table.totals[index]);
        entry["name"] = report.name(number);
        entry["points"] = report.table.totals[index].half_points() / 2.0;
        entry["games"] = report.table.totals[index].games();
        entry["rating"] = rating.elo;
        entry["rating_error95"] = rating.error95;
        json against = json::object();
        for (const int other : report.order) {
            const Tally& tally = report.table.against[index][static_cast<std::size_t>(other)];
            if (tally.games() > 0) {
                against[report.name(other)] = tally_json(tally);
            }
        }
        entry["against"] = std::move(against);
        if (!report.tie_breaks.empty()) {
            add_tie_breaks(entry, report, report.by_tie_breaks[place]);
        }
        list.push_back(std::move(entry));
    }
    return list;
}

json strength_json(const league::Strength& strength) {
    const auto normalized = [&](double league::Interval::*end) {
        return strength.normalized_elo95 ? json((*strength.normalized_elo95).*end) : json();
    };
    return {{"score", strength.score},
            {"elo", finite(strength.elo)},
            {"elo_low", finite(strength.elo95.low)},
            {"elo_high", finite(strength.elo95.high)},
            {"normalized_elo", strength.normalized_elo ? json(*strength.normalized_elo) : json()},
            {"normalized_elo_low", normalized(&league::Interval::low)},
            {"normalized_elo_high", normalized(&league::Interval::high)},
            {"los", strength.los}};
}

json games_json(const Report& report) {
    json list = json::array();
    for (const GameRecord* game : report.games) {
        list.push_back({{"game", game->job.id + 1},
                        {"first", report.name(game->job.seats.first)},
                        {"second", report.name(game->job.seats.second)},
                        {"result", result_text(game->end.winner)},
                        {"reason", to_text(game->end.reason)},
                        {"detail", game->end.detail},
                        {"plies", game->job.opening.moves.size() + game->moves.size()}});
    }
    return list;
}

} // namespace

json rating_table(const Report& report) {
    json levels = json::array();
    json others = json::array();
    for (std::size_t i = 0; i < report.plan->players.size(); ++i) {
        const PlayerSpec& player = report.plan->players[i];
        const Rating& rating = report.ratings.players[i];
        json entry{{"name", player.name},
                   {"rating", std::lround(rating.elo)},
                   {"error95", std::lround(rating.error95)},
                   {"games", report.table.totals[i].games()}};
        if (player.kind == PlayerKind::Level) {
            entry["level"] = player.level;
            levels.push_back(std::move(entry));
        } else {
            others.push_back(std::move(entry));
        }
    }
    return {{"game", report.plan->game},         {"games", report.games.size()},
            {"seed", report.plan->seed},         {"limits", to_text(report.plan->limits)},
            {"bounded", report.ratings.bounded}, {"levels", std::move(levels)},
            {"others", std::move(others)}};
}

json to_json(const Report& report) {
    json value{{"plan", to_json(*report.plan)},
               {"over", report.over},
               {"games_played", report.games.size()},
               {"players", players_json(report)},
               {"ratings_bounded", report.ratings.bounded},
               {"first_mover", tally_json(report.table.first)},
               {"games", games_json(report)}};
    if (report.pairs) {
        value["pentanomial"] = report.pairs->pairs;
    }
    if (report.strength) {
        value["strength"] = strength_json(*report.strength);
    }
    if (report.sprt) {
        value["sprt"] = {{"llr", report.sprt->llr},
                         {"lower", report.sprt->lower},
                         {"upper", report.sprt->upper},
                         {"verdict", report.sprt->verdict() == league::SprtVerdict::AcceptH1 ? "H1"
                                     : report.sprt->verdict() == league::SprtVerdict::AcceptH0
                                         ? "H0"
                                         : "none"}};
    }
    if (report.winner) {
        value["winner"] = report.name(*report.winner);
    }
    if (report.third) {
        value["third"] = report.name(*report.third);
    }
    if (report.teams) {
        value["teams"] = {report.teams->home / 2.0, report.teams->guest / 2.0};
    }
    json endings = json::object();
    for (const auto& [ending, count] : report.endings) {
        endings[ending] = count;
    }
    value["endings"] = std::move(endings);
    json faults = json::array();
    for (const Fault& fault : report.faults) {
        faults.push_back({{"player", report.name(fault.player)},
                          {"reason", to_text(fault.reason)},
                          {"detail", fault.detail},
                          {"count", fault.count}});
    }
    value["faults"] = std::move(faults);
    return value;
}

} // namespace tabuleiro::arena
