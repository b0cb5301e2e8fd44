#include "arena/schedule/plan.hpp"

#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>

namespace tabuleiro::arena {
namespace {

using nlohmann::json;

constexpr int file_version = 1;
constexpr std::string_view normalized_name = "normalized"; // of a SPRT's model; logistic has none

constexpr std::array<std::pair<Format, std::string_view>, 7> format_names{{
    {Format::Match, "match"},
    {Format::RoundRobin, "round-robin"},
    {Format::Gauntlet, "gauntlet"},
    {Format::Swiss, "swiss"},
    {Format::Knockout, "knockout"},
    {Format::Ladder, "ladder"},
    {Format::TeamMatch, "team-match"},
}};

constexpr std::array<std::string_view, 3> source_names{"start", "file", "random"};

json adjudication_json(const Adjudication& terms) {
    json value = json::object();
    if (terms.draw) {
        value["draw"] = {terms.draw->from, terms.draw->moves, terms.draw->score};
    }
    if (terms.resign) {
        value["resign"] = {terms.resign->moves, terms.resign->score};
    }
    if (terms.max_moves) {
        value["moves"] = *terms.max_moves;
    }
    return value;
}

Adjudication adjudication_from(const json& value) {
    Adjudication terms;
    if (value.contains("draw")) {
        const json& draw = value["draw"];
        terms.draw = {draw.at(0).get<int>(), draw.at(1).get<int>(), draw.at(2).get<int>()};
    }
    if (value.contains("resign")) {
        const json& resign = value["resign"];
        terms.resign = {resign.at(0).get<int>(), resign.at(1).get<int>()};
    }
    if (value.contains("moves")) {
        terms.max_moves = value["moves"].get<int>();
    }
    return terms;
}

json openings_json(const OpeningTerms& terms) {
    return {{"source", source_names[static_cast<std::size_t>(terms.source)]},
            {"path", terms.path},
            {"fingerprint", terms.fingerprint},
            {"shuffled", terms.order == OpeningTerms::Order::Shuffled},
            {"plies", terms.plies},
            {"balance", terms.balance}};
}

OpeningTerms openings_from(const json& value) {
    OpeningTerms terms;
    const auto source = value.at("source").get<std::string>();
    terms.source = source == "file"     ? OpeningTerms::Source::File
                   : source == "random" ? OpeningTerms::Source::Random
                                        : OpeningTerms::Source::Start;
    value.at("path").get_to(terms.path);
    value.at("fingerprint").get_to(terms.fingerprint);
    terms.order = value.at("shuffled").get<bool>() ? OpeningTerms::Order::Shuffled
                                                   : OpeningTerms::Order::AsWritten;
    value.at("plies").get_to(terms.plies);
    value.at("balance").get_to(terms.balance);
    return terms;
}

} // namespace

std::string_view to_text(Format format) {
    return format_names[static_cast<std::size_t>(format)].second;
}

std::optional<Format> parse_format(std::string_view text) {
    for (const auto& [format, name] : format_names) {
        if (name == text) {
            return format;
        }
    }
    return std::nullopt;
}

std::string describe(const OpeningTerms& terms) {
    switch (terms.source) {
    case OpeningTerms::Source::Start:
        return "the first position";
    case OpeningTerms::Source::File:
        return terms.path;
    case OpeningTerms::Source::Random:
        break;
    }
    return fmt::format("random, {} plies, at most {} apart", terms.plies, terms.balance);
}

Reasons faults(const Plan& plan) {
    Reasons found;
    const std::size_t players = plan.players.size();
    if (plan.format == Format::Match ? players != 2 : players < 2) {
        found.push_back(tabuleiro::Reason(
            "A {format} needs {wanted} players, not {count}.", to_text(plan.format),
            plan.format == Format::Match ? "two" : "at least two", players));
    }
    if (plan.pairs < 1) {
        found.push_back(tabuleiro::Reason("There must be at least one pair of games."));
    }
    if (plan.sprt && !plan.sprt->sound()) {
        found.push_back(tabuleiro::Reason(
            "A SPRT needs elo0 < elo1, both within {most}, and alpha and beta between 0 and 0.5.",
            plan.sprt->model == league::EloModel::Normalized ? 200 : 1000));
    }
    if (plan.sprt && plan.format != Format::Match) {
        found.push_back(tabuleiro::Reason("A SPRT is a matter of two players: use a match."));
    }
    if (plan.rounds != 0 && plan.format != Format::Swiss) {
        found.push_back(tabuleiro::Reason("Rounds are counted in a swiss alone."));
    }
    if (plan.third_place && plan.format != Format::Knockout) {
        found.push_back(tabuleiro::Reason("The third place is played for in a knockout alone."));
    }
    if (plan.format == Format::TeamMatch && players % 2 != 0) {
        found.push_back(tabuleiro::Reason("Both teams of a team match have the same number of "
                                          "players."));
    }
    if (const auto& draw = plan.adjudication.draw;
        draw && (draw->from < 0 || draw->moves < 1 || draw->score < 0)) {
        found.push_back(
            tabuleiro::Reason("A draw is judged from move 0 or later, after 1 move or more, by a "
                              "score of 0 or more."));
    }
    if (const auto& resign = plan.adjudication.resign;
        resign && (resign->moves < 1 || resign->score < 0)) {
        found.push_back(
            tabuleiro::Reason("A win is judged after 1 move or more, by a score of 0 or more."));
    }
    for (const PlayerSpec& player : plan.players) {
        // Other programs think for a time of their own unless they are told.
        const bool chess_engine =
            player.kind == PlayerKind::Engine &&
            (player.protocol == Protocol::Uci || player.protocol == Protocol::Cecp);
        if (chess_engine && !completed(player.limits, plan.limits).any()) {
            found.push_back(tabuleiro::Reason(
                "The engine '{player}' has no limit: give it a tc, st, nodes or depth.",
                player.name));
        }
        if (chess_engine && plan.game != "chess") {
            found.push_back(tabuleiro::Reason("'{player}' is no player of {game} (UCI and CECP "
                                              "engines play chess; others are program:COMMAND).",
                                              player.name, plan.game));
        }
    }
    return found;
}

json to_json(const Plan& plan) {
    json players = json::array();
    for (const PlayerSpec& player : plan.players) {
        players.push_back(to_json(player));
    }
    json value{{"arena", file_version},
               {"game", plan.game},
               {"format", to_text(plan.format)},
               {"players", std::move(players)},
               {"pairs", plan.pairs},
               {"rounds", plan.rounds},
               {"seed", plan.seed},
               {"limits", to_text(plan.limits)},
               {"start_time", plan.start_time.count()},
               {"patience", plan.patience.count()},
               {"openings", openings_json(plan.openings)},
               {"adjudication", adjudication_json(plan.adjudication)}};
    if (plan.third_place) {
        value["third_place"] = true;
    }
    if (plan.ponder) {
        value["ponder"] = true;
    }
    if (plan.sprt) {
        value["sprt"] = {{"elo0", plan.sprt->elo0},
                         {"elo1", plan.sprt->elo1},
                         {"alpha", plan.sprt->alpha},
                         {"beta", plan.sprt->beta}};
        if (plan.sprt->model == league::EloModel::Normalized) {
            value["sprt"]["model"] = normalized_name;
        }
    }
    if (plan.sandbox) {
        value["sandbox"] = programs::to_text(*plan.sandbox);
    }
    return value;
}

Expected<Plan> plan_from(const json& value) {
    try {
        if (value.at("arena").get<int>() != file_version) {
            return fail("The results are of another version of the arena.");
        }
        Plan plan;
        value.at("game").get_to(plan.game);
        const auto format = parse_format(value.at("format").get<std::string>());
        if (!format) {
            return fail("The format of the tournament is not known.");
        }
        plan.format = *format;
        for (const json& entry : value.at("players")) {
            const auto player = player_from(entry);
            if (!player) {
                return tl::unexpected(player.error());
            }
            plan.players.push_back(*player);
        }
        value.at("pairs").get_to(plan.pairs);
        value.at("rounds").get_to(plan.rounds);
        value.at("seed").get_to(plan.seed);
        const auto limits = parse_limits(value.at("limits").get<std::string>());
        if (!limits) {
            return tl::unexpected(limits.error());
        }
        plan.limits = *limits;
        plan.start_time = Duration(value.at("start_time").get<std::int64_t>());
        plan.patience = Duration(value.at("patience").get<std::int64_t>());
        plan.third_place = value.value("third_place", false);
        plan.ponder = value.value("ponder", false);
        plan.openings = openings_from(value.at("openings"));
        plan.adjudication = adjudication_from(value.at("adjudication"));
        if (value.contains("sprt")) {
            const json& terms = value["sprt"];
            plan.sprt = {terms.at("elo0").get<double>(), terms.at("elo1").get<double>(),
                         terms.at("alpha").get<double>(), terms.at("beta").get<double>(),
                         terms.value("model", "") == normalized_name ? league::EloModel::Normalized
                                                                     : league::EloModel::Logistic};
        }
        if (value.contains("sandbox")) {
            const auto sandbox =
                programs::parse_sandbox_limits(value["sandbox"].get<std::string>());
            if (!sandbox) {
                return tl::unexpected(sandbox.error());
            }
            plan.sandbox = *sandbox;
        }
        if (auto found = faults(plan); !found.empty()) {
            return fail(std::move(found));
        }
        return plan;
    } catch (const json::exception& error) {
        return fail("This is no head of a results file: {cause}", error.what());
    }
}

} // namespace tabuleiro::arena
